import { clockInSeoul } from '@portal/format';

/** When an engineer who is on the way arrives, as messages say it. Instants are milliseconds since 1970. */
export const arrivalIn = (minutes: number, now: number) => {
  const at = now + minutes * 60_000;
  const { day, time } = clockInSeoul(new Date(at));
  const values = { time, minutes: String(minutes) };
  return { at, values, once: `${day} ${time}` };
};

/**
 * What happens next on a day on which an engineer is on the way.
 * @param days the days of the visits
 * @returns null on other days, and if the visit was moved to another day since the engineer set out
 */
export function nextOfArrival(
  arrivesAt: number | null,
  today: string,
  days: readonly (string | null)[],
): { text: string; by: null } | null {
  if (arrivesAt === null || !days.includes(today)) return null;
  const { day, time } = clockInSeoul(new Date(arrivesAt));
  if (day !== today) return null;
  return { text: `기사가 출발했습니다. ${time}쯤 도착합니다.`, by: null };
}
