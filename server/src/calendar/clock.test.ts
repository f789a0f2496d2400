import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  daysBefore,
  daysBetween,
  firstMovable,
  makeClock,
  monthsAfter,
  wrongClock,
} from './clock.ts';

test.each([
  ['2026-11-21T14:59:59Z', '2026-11-21'],
  ['2026-11-21T15:00:00Z', '2026-11-22'],
  ['2026-12-31T23:59:59+09:00', '2026-12-31'],
  ['2028-02-28T15:00:00Z', '2028-02-29'],
  ['2026-11-21T00:30:00-11:00', '2026-11-21'],
])('at %s it is %s in Seoul', (instant, day) => {
  expect(makeClock(instant).today()).toBe(day);
});

test('stands still where it is held, and otherwise runs', () => {
  const held = makeClock('2026-11-21T03:00:00Z');
  expect(held.now()).toEqual(held.now());
  expect(held.now().toISOString()).toBe('2026-11-21T03:00:00.000Z');
  const [before, running, after] = [Date.now(), makeClock().now().getTime(), Date.now()];
  expect(before <= running && running <= after).toBe(true);
});

test('is the only source of time', () => {
  // The age of a file is measured by the time that the disk gave it, not by the clock. A backup is a command, which has no clock.
  const ofTheDisk = ['backup/back-up.ts', 'modules/photo/file-store.ts'];
  const src = join(import.meta.dirname, '..');
  const asking = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'calendar/clock.ts')
    .filter((file) => /new Date\(\)|Date\.now\(/.test(readFileSync(join(src, file), 'utf8')));
  expect(asking.sort()).toEqual([...ofTheDisk, 'calendar/database-time.ts'].sort());
});

test.each([
  ['2026-11-21', 7, '2026-11-14'],
  ['2026-03-01', 1, '2026-02-28'],
  ['2028-03-01', 1, '2028-02-29'],
  ['2027-01-03', 7, '2026-12-27'],
])('%s is %i days after %s', (day, days, before) => {
  expect(daysBefore(day, days)).toBe(before);
});

test.each([
  ['2026-11-21', 3, '2027-02-21'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s and %i months are %s', (day, months, after) => {
  expect(monthsAfter(day, months)).toBe(after);
});

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2027-01-01', 41],
  ['2026-11-21', '2026-11-20', -1],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  [0, null],
  [1_900, null],
  [-1_900, null],
  [3_600_000, "this machine's clock is 3600 s behind"],
  [-3_600_000, "this machine's clock is 3600 s ahead"],
])('a database %s ms ahead: %j', (ahead, expected) => {
  expect(wrongClock(makeClock(undefined, () => Date.now() + ahead))).toBe(expected);
});

test.each([
  ['2026-11-26T11:59:59+09:00', '2026-11-27'],
  ['2026-11-26T12:00:00+09:00', '2026-11-28'],
  ['2026-11-27T00:30:00+09:00', '2026-11-28'],
])('at %s the first day that can be moved is %s', (now, day) => {
  expect(firstMovable(new Date(now))).toBe(day);
});
