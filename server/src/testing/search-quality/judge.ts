import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Queries with the hits that fit each, ` | ` between them: a post (`faq 1022`) or a page's address. */
type Queries = Record<string, string>;

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as unknown;

/** By how they are written: short, a sentence, spelled or typed wrongly. */
type Written = Record<'short' | 'sentence' | 'wrong', Queries>;

/** Queries as people type them, for tuning. */
export const queries = read('queries.json') as Written;
/** Queries that were written before the search was tuned, and kept apart: how it finds what nobody thought of. */
export const heldBack = read('held-back.json') as Written;

export interface Judged {
  searchStr: string;
  fits: string[];
  found: string[];
  /** Place of the first hit that fits, from 1; null where none does. */
  place: number | null;
}

/** What a search finds for each query; the worst first. */
export async function judge(asked: Queries, find: (searchStr: string) => Promise<string[]>) {
  const judged: Judged[] = [];
  for (const [searchStr, fitting] of Object.entries(asked)) {
    const fits = fitting.split(' | ');
    const found = await find(searchStr);
    const place = found.findIndex((hit) => fits.includes(hit));
    judged.push({ searchStr, fits, found, place: place < 0 ? null : place + 1 });
  }
  return judged.sort((a, b) => (b.place ?? Infinity) - (a.place ?? Infinity));
}

/** The share of queries with a hit that fits among the first three. */
export const goodShare = (judged: readonly Judged[]): number =>
  judged.filter(({ place }) => place !== null && place <= 3).length / judged.length;
