const shown = new Map<string, number>();

/** Notes that a page of a part is on the screen. */
export const noteMount = (part: string): void => void shown.set(part, (shown.get(part) ?? 0) + 1);

/** How many pages of each part the customer saw since this was last asked. */
export function takeMounts(): Record<string, number> {
  const taken = Object.fromEntries(shown);
  shown.clear();
  return taken;
}
