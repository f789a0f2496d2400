/** From one poll to the next: half a minute, and half as long again each time, up to five minutes. */
const FIRST_MS = 30_000;
const LONGEST_MS = 5 * 60_000;
const GROWS = 1.5;
/** Who saves data waits three times as long. */
const SAVING = 3;
/** Of a pause this share more or less, so that the pages of a day do not all ask at once. */
const JITTER = 0.2;
const HOUR_MS = 60 * 60_000;
/** Polls within an hour, those at a return included. A guest's look-up allows 30 views of one request an hour. */
export const MOST_AN_HOUR = 20;
/**
 * Without a touch for an hour a page asks no more. Polls count as use of the session, which ends after an hour without any: so one
 * that was left alone ends after two.
 */
export const LEFT_ALONE_MS = HOUR_MS;

/**
 * How long until the next poll.
 * @param polled when it asked, oldest first
 * @param more.unchanged how many polls have found nothing new
 * @param more.random from 0 to 1
 */
export function pauseBefore(
  polled: readonly number[],
  {
    unchanged,
    saves,
    now,
    random,
  }: { unchanged: number; saves: boolean; now: number; random: number },
): number {
  const grown = Math.min(LONGEST_MS, FIRST_MS * GROWS ** unchanged) * (saves ? SAVING : 1);
  const pause = Math.round(grown * (1 + JITTER * (2 * random - 1)));
  const oldest = polled.at(-MOST_AN_HOUR);
  return oldest === undefined ? pause : Math.max(pause, oldest + HOUR_MS - now);
}

/** Whether one may ask at once, as on a return to the page. */
export const mayAskNow = (polled: readonly number[], now: number): boolean =>
  now - (polled.at(-1) ?? -Infinity) > 5_000 &&
  now - (polled.at(-MOST_AN_HOUR) ?? -Infinity) >= HOUR_MS;
