/** A file of the web font: which characters it holds, in order. */
export type Cut = readonly number[];

/** The font draws `->` as an arrow where one file has both signs, and customers write as they mean it. */
const APART = new Set([...'<>'].map((sign) => sign.charCodeAt(0)));
/** So many of Pretendard's subsets, from the last on, are by how often Korean texts use a syllable; the others by code. */
const BY_FREQUENCY = 20;
const FREQUENT = 175;
/** As many as keep a file of syllables that hardly any text has at 20 KB. */
const RARE = 230;
/** Where files of signs end: Latin, Greek and Cyrillic; punctuation and symbols; kana and units; full width. */
const SIGNS = [0x2000, 0x3000, 0xac00, 0x10000];

const isSyllable = (code: number) => code >= 0xac00 && code <= 0xd7a3;

/** Shares characters out evenly among as many files as are needed. */
function inFiles(codes: readonly number[], most: number): number[][] {
  const size = Math.ceil(codes.length / Math.ceil(codes.length / most));
  const count = Math.ceil(codes.length / size);
  return Array.from({ length: count }, (_, i) => codes.slice(i * size, (i + 1) * size));
}

/**
 * The files, commonest first: all that our own texts need, then syllables by how often Korean texts use them, then
 * signs, then the rest by code.
 */
export function cutsOf(
  own: readonly number[],
  pretendard: readonly number[][],
  has: ReadonlySet<number>,
): Cut[] {
  const left = new Set(pretendard.flat().filter((code) => has.has(code)));
  const take = (codes: readonly number[]) => codes.filter((code) => left.delete(code));
  const ours = take(own.filter((code) => !APART.has(code)));
  const frequent = take(pretendard.slice(-BY_FREQUENCY).reverse().flat().filter(isSyllable));
  const rest = [...left].sort((a, b) => a - b);
  const signs = rest.filter((code) => !isSyllable(code));
  return [
    ours,
    ...inFiles(frequent, FREQUENT),
    ...SIGNS.map((end, i) => signs.filter((code) => code < end && code >= (SIGNS[i - 1] ?? 0))),
    ...inFiles(rest.filter(isSyllable), RARE),
  ].map((cut) => [...cut].sort((a, b) => a - b));
}

/**
 * The ranges of each file, as CSS writes them. A range may run over characters of commoner files, whose rules come
 * later and win: that keeps the list short.
 */
export function rangesIn(cuts: readonly Cut[]): string[] {
  const commoner = new Set<number>();
  return cuts.map((cut) => {
    const runs: [number, number][] = [];
    for (const code of cut) {
      const run = runs.at(-1);
      let next = (run?.[1] ?? 0) + 1;
      while (next < code && commoner.has(next)) next++;
      if (run && next === code) run[1] = code;
      else runs.push([code, code]);
    }
    for (const code of cut) commoner.add(code);
    const hex = (code: number) => code.toString(16);
    return runs
      .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
      .join(',');
  });
}
