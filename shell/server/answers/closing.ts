import { formatDay } from '@portal/format';

/** The interval in which the portal is closed. */
export interface Closing {
  from: Date;
  to: Date;
}

/** Parses `FROM/TO`, which the configuration has validated. */
export function closingOf(window: string): Closing {
  const [from = '', to = ''] = window.split('/');
  return { from: new Date(from), to: new Date(to) };
}

export const isClosed = ({ from, to }: Closing, now: Date) => from <= now && now < to;

/** Seconds until it opens, at least one. */
export const secondsLeft = ({ to }: Closing, now: Date) =>
  Math.max(1, Math.ceil((to.getTime() - now.getTime()) / 1000));

const seoul = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', ...options });
const day = seoul({ dateStyle: 'short' });
const time = seoul({ timeStyle: 'short' });

/** `2025.08.07(목) 20:30부터 23:30까지`, in Seoul; the end repeats the date only if it is another day. */
export function closingText({ from, to }: Closing): string {
  const [first, last] = [day.format(from), day.format(to)];
  const end = first === last ? time.format(to) : `${formatDay(last)} ${time.format(to)}`;
  return `${formatDay(first)} ${time.format(from)}부터 ${end}까지`;
}
