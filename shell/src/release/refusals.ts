let heard: (code: string) => void = () => {};

/** Registers the session's listener for the error codes of the shell's own calls. */
export const onRefusal = (listener: typeof heard): void => {
  heard = listener;
};

export const refused = (code: string): void => heard(code);
