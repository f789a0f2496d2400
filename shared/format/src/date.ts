const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** `2025-08-07` as `2025.08.07(목)`. The day is a calendar day: no clock, no zone. */
export function formatDay(day: string): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  if (weekday === undefined) throw new RangeError(`not a calendar day: ${day}`);
  return `${day.replaceAll('-', '.')}(${weekday})`;
}

/** `2030-09-01` as `2030.09.01`: a day so far away that nobody asks for its weekday. */
export const formatFarDay = (day: string): string => day.replaceAll('-', '.');

const SEOUL_MS = 9 * 60 * 60 * 1000;
/** An ISO 8601 instant as Seoul's clock shows it: UTC+9 all year. */
const inSeoul = (instant: string) => new Date(Date.parse(instant) + SEOUL_MS).toISOString();

/** The calendar day in Seoul at an ISO 8601 instant, whatever the browser's time zone. */
export const dayInSeoul = (instant: string): string => inSeoul(instant).slice(0, 10);

/** An ISO 8601 instant as `2025.08.07(목) 14:03`, in Seoul. */
export const formatInstant = (instant: string): string =>
  `${formatDay(dayInSeoul(instant))} ${inSeoul(instant).slice(11, 16)}`;

/** Day and time in Seoul at an instant: `2026-11-23`, `14:03`. */
export const clockInSeoul = (instant: Date): { day: string; time: string } => {
  const text = inSeoul(instant.toISOString());
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
};

/** An ISO 8601 instant as one says it: `11월 27일 오후 2시`, in Seoul, to the hour. */
export function spokenHour(instant: string): string {
  const [, month, day, hour] = /-(\d+)-(\d+)T(\d+)/.exec(inSeoul(instant))?.map(Number) ?? [];
  return `${month}월 ${day}일 ${Number(hour) < 12 ? '오전' : '오후'} ${Number(hour) % 12 || 12}시`;
}
