/** A file of the web font: which characters it holds. */
export type Cut = readonly number[];

export const rangesOf = (css: string): number[][] =>
  [...css.matchAll(/unicode-range:\s*([^;}]+)/g)].map(([, list = '']) =>
    list.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    }),
  );

/** The font draws `->` as an arrow where one file has both signs, and customers write as they mean it. */
const APART = /[<>]/g;

/**
 * The files, commonest first: the groups of characters that our pages show together, the first with basic Latin, then
 * Pretendard's own subsets, which are by how often Korean texts use a syllable, as far as they have other characters.
 */
export function cutsOf(
  groups: readonly string[],
  pretendard: readonly number[][],
  has: ReadonlySet<number>,
): Cut[] {
  const taken = new Set<number>();
  const take = (codes: readonly number[]): Cut => {
    const own = codes.filter((code) => has.has(code) && !taken.has(code));
    for (const code of own) taken.add(code);
    return own.sort((a, b) => a - b);
  };
  const latin = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
  const ours = groups.map((group, i) => (i === 0 ? latin.replace(APART, '') + group : group));
  return [
    ...ours.map((group) => take([...group].map((letter) => letter.codePointAt(0) ?? 0))),
    ...[...pretendard].reverse().map(take),
  ].filter((cut) => cut.length > 0);
}

/** The ranges of a file, as CSS writes them. */
export function rangesIn(cut: Cut): string {
  const runs: [number, number][] = [];
  for (const code of cut) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}
