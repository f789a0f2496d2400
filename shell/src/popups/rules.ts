/** Cookie with the names of popups that the customer does not want to see again today, separated by `|`. */
export const NOT_TODAY = 'not-today';

const namesOf = (cookie: string | null): string[] => {
  try {
    return (cookie ?? '').split('|').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
};

/** The cookie's value with this popup added. */
export const withNotToday = (cookie: string | null, name: string): string =>
  [...new Set([...namesOf(cookie), name])].map(encodeURIComponent).join('|');

/** The first popup that was neither dismissed for today nor seen in this tab. */
export function nextPopup<P extends { name: string }>(
  popups: readonly P[],
  cookie: string | null,
  seen: ReadonlySet<string>,
): P | undefined {
  const refused = new Set(namesOf(cookie));
  return popups.find(({ name }) => !refused.has(name) && !seen.has(name));
}

const DAY_MS = 86_400_000;
/** Seoul is UTC+9 all year. */
const SEOUL_AHEAD_MS = 9 * 3_600_000;

/** Seconds until midnight in Seoul, from 1 to 86,400; the device's time zone does not matter. */
export const secondsOfToday = (now: number): number =>
  Math.ceil((DAY_MS - ((now + SEOUL_AHEAD_MS) % DAY_MS)) / 1000);

/** Whether the address is a page's later step, or what came of it: a popup is about what a page asks first. */
export function hasGoneOn(search: string): boolean {
  const params = new URLSearchParams(search);
  return Number(params.get('step') ?? 1) > 1 || params.has('result');
}
