let heard: (code: string) => void = () => {};

/** Tells the session the codes that the shell's own calls are refused with. */
export const onRefusal = (listener: typeof heard): void => {
  heard = listener;
};

export const refused = (code: string): void => heard(code);
