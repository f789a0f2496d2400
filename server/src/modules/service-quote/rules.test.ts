import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { serviceRules } from '../../testing/service-rules.ts';
import { calendarOf } from './days.ts';

test.each(serviceRules.map((each) => [each.rule, each] as const))('%s', (_, rule) => {
  expect([rule.passes(), rule.refuses()]).toEqual([true, false]);
});

const table = pathToFileURL(join(import.meta.dirname, '../../testing/service-rules.ts')).href;
const script = `const { serviceRules } = await import(${JSON.stringify(table)});
console.log(JSON.stringify([new Date(0).getTimezoneOffset(), ...serviceRules.map((each) => [each.passes(), each.refuses()])]));`;

test.each([
  ['UTC', 0],
  ['Asia/Seoul', -540],
  ['America/Los_Angeles', 480],
])('every rule holds in a process in %s', async (TZ, offset) => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ },
  });
  expect(JSON.parse(stdout)).toEqual([offset, ...serviceRules.map(() => [true, false])]);
});

test('a calendar stays short and has no open day where the first day cannot be', () => {
  const visit = { service: 'transfer', product: 'bf', apart: true } as const;
  const asked = { ...visit, today: '2026-11-21', holidays: [], firstOn: '9999-12-31' };
  const calendar = calendarOf(asked);
  expect([calendar.firstOpen, calendar.closed.length]).toEqual([null, 151]);
});

test('an installation is moved to a day from the second on, for a month, and to no Sunday or holiday', () => {
  const visit = { service: 'delivery', apart: false } as const;
  const calendar = calendarOf({ ...visit, today: '2026-12-10', holidays: ['2026-12-25'] });
  expect(calendar).toMatchObject({ from: '2026-12-10', to: '2027-01-09', firstOpen: '2026-12-12' });
  expect(calendar.closed.map(({ day, reason }) => `${day} ${reason}`)).toEqual([
    '2026-12-10 2일 이후부터 가능',
    '2026-12-11 2일 이후부터 가능',
    '2026-12-13 일요일 불가',
    '2026-12-20 일요일 불가',
    '2026-12-25 서비스 휴무일',
    '2026-12-27 일요일 불가',
    '2027-01-03 일요일 불가',
  ]);
});

test('a calendar has every day until the last, open or with its reason', () => {
  const visit = { service: 'assemble_disassemble', product: 'l', apart: false } as const;
  const calendar = calendarOf({ ...visit, today: '2026-11-21', holidays: ['2026-12-25'] });
  expect(calendar).toMatchObject({ from: '2026-11-21', to: '2027-02-19', firstOpen: '2026-11-26' });
  const closed = new Map(calendar.closed.map(({ day, reason }) => [day, reason]));
  expect(closed.get('2026-11-24')).toBe('3일 이내 불가');
  expect(closed.get('2026-11-25')).toBe('5일 이후부터 가능');
  expect(closed.get('2026-11-29')).toBe('일요일 불가');
  expect(closed.get('2026-12-25')).toBe('서비스 휴무일');
  expect(closed.has('2026-11-26')).toBe(false);
});
