import { formatDay } from '../date.ts';

/** `09:00` as `오전 9시`, `13:30` as `오후 1시 30분`. */
function timeText(time: string, said = ''): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? '오전' : time === '12:00' ? '낮' : '오후';
  const rest = minutes === 0 ? '' : ` ${minutes}분`;
  return `${half === said ? '' : `${half} `}${((hours + 11) % 12) + 1}시${rest}`;
}

/** The window of a visit, `09:00~12:00`, everywhere as `오전 9시~낮 12시`. */
export function windowText(window: string): string {
  const [from = '', to = ''] = window.split('~');
  return `${timeText(from)}~${timeText(to, timeText(from).slice(0, 2))}`;
}

/** A day of a request with what is done, and in which window: `2026.12.01(화) 회수 (오후 1시~6시)`. */
export const visitDayText = (visit: { on: string; what: string; window?: string }): string =>
  `${formatDay(visit.on)} ${visit.what}${visit.window ? ` (${windowText(visit.window)})` : ''}`;

/** The visit of a request in its row: `2026.12.01(화) 회수 예정`; without 예정 once it was made, and then without its window. */
export const orderVisitText = ({
  window,
  ...visit
}: {
  on: string;
  what: string;
  window?: string;
  isPlanned: boolean;
}): string =>
  visit.isPlanned
    ? `${visitDayText(visit)} 예정${window ? ` (${windowText(window)})` : ''}`
    : visitDayText(visit);
