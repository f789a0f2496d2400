import type { AnswerOf, listServiceDays } from '@portal/contract';
import { addDays, monthOf } from './month.ts';

/** The days that a visit may be asked for, as the API answers them: all from `from` to `to` but the closed ones. */
export type ServiceDays = AnswerOf<typeof listServiceDays>;

/** The same, with the reason of each closed day at hand. */
export interface OpenDays extends Omit<ServiceDays, 'closed'> {
  readonly closed: ReadonlyMap<string, string>;
}

export const openDays = (days: ServiceDays): OpenDays => ({
  ...days,
  closed: new Map(days.closed.map(({ day, reason }) => [day, reason])),
});

/** Why a day cannot be chosen; null for an open day. */
export function reasonOf({ from, to, closed }: OpenDays, day: string): string | null {
  if (day < from || day > to) return '고를 수 있는 기간이 아닙니다.';
  return closed.get(day) ?? null;
}

/** The closed days of a month, neighbours of one reason together. */
export function closedRuns({ from, to, closed }: OpenDays, month: string) {
  const runs: { first: string; last: string; reason: string }[] = [];
  const days = [...closed].filter(([day]) => day >= from && day <= to && monthOf(day) === month);
  for (const [day, reason] of days.sort(([a], [b]) => a.localeCompare(b))) {
    const before = runs.at(-1);
    if (before?.reason === reason && addDays(before.last, 1) === day) before.last = day;
    else runs.push({ first: day, last: day, reason });
  }
  return runs;
}
