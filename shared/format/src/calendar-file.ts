/** A day on which somebody comes, or until which something has to be done. */
export interface CalendarDay {
  /** Unique and the same for ever: a file taken in twice is one entry. */
  uid: string;
  /** `2026-12-01`. */
  day: string;
  title: string;
  /** Empty where it happens nowhere in particular. */
  place: string;
  text: string;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545, 3.1: a line has at most 75 octets; what is longer goes on in the next one, after a space. */
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

/**
 * The days as a calendar file (RFC 5545): whole days, without an hour.
 * @param now when the file is made
 */
export function calendarFile(days: readonly CalendarDay[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const events = days.flatMap(({ uid, day, title, place, text }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//portal//KO', ...events, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');
}
