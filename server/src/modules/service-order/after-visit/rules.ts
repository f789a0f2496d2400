import { daysAfter } from '../../../calendar/clock.ts';

/** Days after a visit in which a member is asked how it was. */
const ASKED_DAYS = 30;
/** Days after their first answer in which they can change it. */
const CHANGED_DAYS = 7;

/** The last day on which a member can say how a visit was, or change it; null once that is over. */
export function ratableUntil(
  { doneOn, ratedOn }: { doneOn: string; ratedOn: string | null },
  today: string,
): string | null {
  const last = ratedOn === null ? daysAfter(doneOn, ASKED_DAYS) : daysAfter(ratedOn, CHANGED_DAYS);
  return today <= last ? last : null;
}

/** Mean of scores to one decimal place, from how often each was given; null of none. */
export function meanOf(counts: readonly { score: number; times: number }[]): number | null {
  const times = counts.reduce((sum, one) => sum + one.times, 0);
  const points = counts.reduce((sum, one) => sum + one.score * one.times, 0);
  return times === 0 ? null : Math.round((points / times) * 10) / 10;
}
