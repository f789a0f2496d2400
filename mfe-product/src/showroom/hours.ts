import type { ShowroomHours } from '@portal/contract';
import { clockInSeoul, formatDay } from '@portal/format';

const DAY_MS = 86_400_000;
const LOOK_AHEAD_DAYS = 31;

/** The day of the week of a calendar day; Sunday is 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** When a showroom opens and closes on a day; undefined if it is closed. */
const hoursOn = ({ weekly, closed }: ShowroomHours, day: string) =>
  closed.some((one) => one.day === day)
    ? undefined
    : weekly.find((one) => one.day === weekdayOf(day));

export type ShowroomState =
  | { is: 'open'; until: string }
  /** `reason` names today's holiday; null on other days. `opens` is null if no opening is within LOOK_AHEAD_DAYS. */
  | {
      is: 'closed';
      reason: string | null;
      opens: { day: string; inDays: number; time: string } | null;
    };

/** Whether a showroom is open at an instant; the device's time zone does not matter. */
export function showroomState(hours: ShowroomHours, now: Date): ShowroomState {
  const { day: today, time } = clockInSeoul(now);
  const here = hoursOn(hours, today);
  if (here && time >= here.open && time < here.close) return { is: 'open', until: here.close };
  const reason = hours.closed.find(({ day }) => day === today)?.reason ?? null;
  for (let inDays = here && time < here.open ? 0 : 1; inDays <= LOOK_AHEAD_DAYS; inDays++) {
    const { day } = clockInSeoul(new Date(now.getTime() + inDays * DAY_MS));
    const then = hoursOn(hours, day);
    if (then) return { is: 'closed', reason, opens: { day, inDays, time: then.open } };
  }
  return { is: 'closed', reason, opens: null };
}

export function stateInWords(state: ShowroomState): string {
  if (state.is === 'open') return `지금 열려 있습니다.\n${state.until}까지 엽니다.`;
  const { reason, opens } = state;
  const closed = reason === null ? '지금은 닫혀 있습니다.' : `오늘은 쉽니다(${reason}).`;
  if (opens === null) return closed;
  return `${closed}\n${['오늘', '내일'][opens.inDays] ?? formatDay(opens.day)} ${opens.time}에 엽니다.`;
}
