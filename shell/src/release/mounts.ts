const shown = new Map<string, number>();

/** Counts a page of a part that is on the screen. */
export const noteMount = (part: string): void => void shown.set(part, (shown.get(part) ?? 0) + 1);

/** Returns and clears the number of pages shown of each part. */
export function takeMounts(): Record<string, number> {
  const taken = Object.fromEntries(shown);
  shown.clear();
  return taken;
}
