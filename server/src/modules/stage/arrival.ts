import type { Coming } from '@portal/contract';
import { clockInSeoul } from '@portal/format';

/** When an engineer who is on the way arrives, as messages say it. Instants are milliseconds since 1970. */
export const arrivalIn = (minutes: number, now: number) => {
  const at = now + minutes * 60_000;
  const { day, time } = clockInSeoul(new Date(at));
  const values = { time, minutes: String(minutes) };
  return { at, values, once: `${day} ${time}` };
};

/**
 * Who comes to a visit, and when.
 * @param visit.on its day; null if none stands, so that nobody is to come
 * @param visit.arrivesAt when who set out last arrives. It counts on the visit's day alone: since then it may have been moved
 */
export function comingTo(
  visit: { on: string | null; engineer: string | null; arrivesAt: number | null },
  now: number,
): Coming | null {
  const { on, engineer, arrivesAt } = visit;
  if (on === null) return null;
  const today = on === clockInSeoul(new Date(now)).day;
  const due = arrivesAt === null ? null : clockInSeoul(new Date(arrivesAt));
  const isUnderWay = today && arrivesAt !== null && due?.day === on;
  const minutes = Math.max(0, Math.ceil(((arrivesAt ?? 0) - now) / 60_000));
  return { today, engineer, arrival: isUnderWay ? { time: due.time, minutes } : null };
}

/** What happens next while an engineer is on the way; null before that. */
export const nextOfArrival = (coming: Coming | null): { text: string; by: null } | null =>
  coming?.arrival
    ? { text: `기사가 출발했습니다. ${coming.arrival.time}쯤 도착합니다.`, by: null }
    : null;
