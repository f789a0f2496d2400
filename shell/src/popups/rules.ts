/** Cookie of the popups that a customer does not want to see again today: names, `|` between them. */
export const NOT_TODAY = 'not-today';

const namesOf = (cookie: string | null): string[] => {
  try {
    return (cookie ?? '').split('|').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
};

/** The cookie's value once this popup is among those not wanted. */
export const withNotToday = (cookie: string | null, name: string): string =>
  [...new Set([...namesOf(cookie), name])].map(encodeURIComponent).join('|');

/** The first that is still to be shown: not refused for today, and not seen since the page was opened. */
export function nextPopup<P extends { name: string }>(
  popups: readonly P[],
  cookie: string | null,
  seen: ReadonlySet<string>,
): P | undefined {
  const refused = new Set(namesOf(cookie));
  return popups.find(({ name }) => !refused.has(name) && !seen.has(name));
}

const DAY_MS = 86_400_000;
/** Seoul knows no summer time. */
const SEOUL_AHEAD_MS = 9 * 3_600_000;

/** Seconds until midnight in Seoul, whatever the zone of the device; from 1 to 86,400. */
export const secondsOfToday = (now: number): number =>
  Math.ceil((DAY_MS - ((now + SEOUL_AHEAD_MS) % DAY_MS)) / 1000);
