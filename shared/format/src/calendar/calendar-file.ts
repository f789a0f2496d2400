/** A day on which somebody visits, or until which something must be done. */
export interface CalendarDay {
  /** Unique and permanent: it contains no day, so that a moved entry replaces the old one. */
  uid: string;
  /** `2026-12-01`. */
  day: string;
  /** Start in Seoul (`14:00`) and duration. Without a time the entry takes the whole day. */
  time?: { begin: string; minutes: number };
  title: string;
  /** Empty if it has no place. */
  place: string;
  text: string;
  /** Whether it may still change or does not happen; default: it is certain. */
  state?: 'tentative' | 'cancelled';
  /** For an entry that changes: how often it has, and when it last did (default: when the file is created). */
  sequence?: number;
  changedAt?: Date;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line as RFC 5545, 3.1 requires: at most 75 octets, continued on the next line after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const dateOf = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
/** A time in UTC (RFC 5545, 3.3.5), so that the file needs no time zone definition. */
const instantOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

function whenOf({ day, time }: CalendarDay): string[] {
  if (time === undefined)
    return [`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dateOf(dayAfter(day))}`];
  const begin = Date.parse(`${day}T${time.begin}:00+09:00`);
  const end = begin + time.minutes * 60_000;
  return [`DTSTART:${instantOf(new Date(begin))}`, `DTEND:${instantOf(new Date(end))}`];
}

/**
 * A calendar file (RFC 5545) with an entry for each day.
 * @param now the time at which the file is created
 * @param properties lines about the calendar as a whole
 */
export function calendarFile(
  days: readonly CalendarDay[],
  now: Date,
  properties: readonly string[] = [],
): string {
  const events = days.flatMap((entry) => [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${instantOf(entry.changedAt ?? now)}`,
    // Without a METHOD both say the same (RFC 5545, 3.8.7.2); some apps read the one, some the other.
    ...(entry.changedAt === undefined ? [] : [`LAST-MODIFIED:${instantOf(entry.changedAt)}`]),
    ...(entry.sequence === undefined ? [] : [`SEQUENCE:${entry.sequence}`]),
    ...(entry.state === undefined ? [] : [`STATUS:${entry.state.toUpperCase()}`]),
    ...whenOf(entry),
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    `DESCRIPTION:${escaped(entry.text)}`,
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//portal//KO',
    ...properties,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
