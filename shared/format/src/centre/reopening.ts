import { formatInstant } from '../date.ts';

/** A sentence on when a disabled part's pages will be back. @param until ISO 8601; null if the manager named no time */
export function reopeningText(until: string | null, now = new Date()): string {
  if (until === null) return '준비되는 대로 다시 열겠습니다.';
  return Date.parse(until) > now.getTime()
    ? `${formatInstant(until)}에 다시 열 예정입니다.`
    : '예정한 시간보다 늦어지고 있습니다. 준비되는 대로 다시 열겠습니다.';
}
