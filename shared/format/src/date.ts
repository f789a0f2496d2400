const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** `2025-08-07` as `2025.08.07(목)`. The day is a calendar day: no clock, no zone. */
export function formatDay(day: string): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  if (weekday === undefined) throw new RangeError(`not a calendar day: ${day}`);
  return `${day.replaceAll('-', '.')}(${weekday})`;
}
