import { expect, test } from '@jest/globals';
import { calendarFile } from './calendar-file.ts';

const visit = {
  uid: '20260001-first',
  day: '2026-12-31',
  title: '수리 방문',
  place: '서울 강남구 테헤란로 152, 3층',
  text: '접수 번호 20260001\n고객센터 1577-0000',
};
const lines = calendarFile([visit], new Date('2026-11-22T08:30:15.123Z')).split('\r\n');

test('a visit is a whole day that ends with the next one', () => {
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261122T083015Z');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('commas, semicolons and line breaks are escaped', () => {
  expect(lines).toContain('LOCATION:서울 강남구 테헤란로 152\\, 3층');
  expect(lines).toContain('DESCRIPTION:접수 번호 20260001\\n고객센터 1577-0000');
});

test('an entry without a place has no location', () => {
  expect(calendarFile([{ ...visit, place: '' }], new Date(0))).not.toContain('LOCATION');
});

test('a long line is folded at 75 octets, never inside a character', () => {
  const text = '가'.repeat(60);
  const file = calendarFile([{ ...visit, text }], new Date(0));
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(text);
});

test('a visit with a time begins and ends then, by the clock of Seoul', () => {
  const time = { begin: '08:30', minutes: 30 };
  const file = calendarFile([{ ...visit, time }], new Date(0)).split('\r\n');
  expect(file).toContain('DTSTART:20261230T233000Z');
  expect(file).toContain('DTEND:20261231T000000Z');
});

test('an entry that changes says how often and when it did, and whether it is certain', () => {
  const changedAt = new Date('2026-11-20T00:00:00Z');
  const changed = { ...visit, sequence: 3, changedAt, state: 'cancelled' } as const;
  const file = calendarFile([changed], new Date(0), ['X-WR-CALNAME:한결']).split('\r\n');
  expect(file.slice(3, 9)).toEqual([
    'X-WR-CALNAME:한결',
    'BEGIN:VEVENT',
    'UID:20260001-first',
    'DTSTAMP:20261120T000000Z',
    'LAST-MODIFIED:20261120T000000Z',
    'SEQUENCE:3',
  ]);
  expect(file).toContain('STATUS:CANCELLED');
});
