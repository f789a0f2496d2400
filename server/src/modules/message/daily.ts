import { clockInSeoul } from '@portal/format';
import type { Clock } from '../../calendar/clock.ts';

/** Between these hours in Seoul nobody minds a message about tomorrow. */
const [FROM, TO] = ['10:00', '20:00'];

/**
 * Runs work once a day in this process, during the day. Other processes run it too, so what it tells is told `once`.
 * @param work gets today and tomorrow
 */
export function onceADay(clock: Pick<Clock, 'now'>, work: (today: string) => Promise<void>) {
  let last = '';
  return async () => {
    const { day, time } = clockInSeoul(clock.now());
    if (day === last || time < FROM || time >= TO) return;
    await work(day);
    last = day;
  };
}
