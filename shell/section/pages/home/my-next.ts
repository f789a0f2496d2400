import { toCome, toDo, type Line, type Overview } from '@portal/paths';

/** How many rows stand on the start page; the overview has all of them. */
const ROWS = 4;

/** What comes next for the member and what waits for them, as rows; none if there is neither. */
export function myNext(overview: Overview): Line[] {
  const waiting = toDo(overview, []);
  const asked = new Set(waiting.map(({ href }) => href));
  // A day that is to be confirmed is told once.
  const coming = toCome(overview).filter(({ href }) => !asked.has(href));
  // What waits for the member keeps half of the rows, so that no visit hides an open payment.
  const first = coming.slice(0, Math.max(ROWS / 2, ROWS - waiting.length));
  return [...first, ...waiting.slice(0, ROWS - first.length)];
}
