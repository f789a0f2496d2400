/** How many letters to insert, delete or replace to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known name that was probably meant: one that starts like it, or differs in few letters. Null if none is near. */
export function nearest(given: string, known: readonly string[]): string | null {
  const most = Math.ceil(given.length / 3);
  const [best] = known
    .map((name) => ({ name, off: given && name.startsWith(given) ? 0 : distance(given, name) }))
    .sort((a, b) => a.off - b.off);
  return best && best.off <= most ? best.name : null;
}
