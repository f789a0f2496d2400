import { expect, test } from '@jest/globals';
import { calendarOf, checkDay, closedReason, type Visit } from './days.ts';

/** A Tuesday. */
const today = '2026-11-24';
const visit = (more: Partial<Visit> = {}): Visit => ({
  service: 'after',
  product: 'bf',
  today,
  apart: false,
  holidays: ['2026-12-25'],
  ...more,
});
const assemble = (more: Partial<Visit> = {}) => visit({ service: 'assemble_disassemble', ...more });

test.each([
  ['today', visit(), today, '당일 불가'],
  ['tomorrow', visit(), '2026-11-25', null],
  ['a Sunday', visit(), '2026-11-29', null],
  ['a holiday', visit(), '2026-12-25', '서비스 휴무일'],
  ['the last day', visit(), '2027-02-22', null],
  ['the day after the last', visit(), '2027-02-23', '예약 기간이 아님'],
  ['today, while no product is chosen', assemble({ product: undefined }), today, '당일 불가'],
  ['tomorrow, while no product is chosen', assemble({ product: undefined }), '2026-11-25', null],
  ['a Sunday of a bed', assemble({ product: 'l' }), '2026-12-27', '일요일 불가'],
  ['an installation tomorrow', visit({ service: 'delivery' }), '2026-11-25', '2일 이후부터 가능'],
  ['an installation on a Sunday', visit({ service: 'delivery' }), '2026-11-29', '일요일 불가'],
  ['a seat tomorrow', visit({ service: 'seat' }), '2026-11-25', '시트 준비에 1~4주 걸림'],
  ['the last day of an installation', visit({ service: 'delivery' }), '2026-12-24', null],
  ['a day after that', visit({ service: 'delivery' }), '2026-12-26', '예약 기간이 아님'],
] as const)('%s', (_, asked, day, reason) => {
  expect(closedReason(asked, day)).toBe(reason);
});

test('the second day is at most 60 days after the first, whatever first day is asked for', () => {
  const to = (firstOn: string) => calendarOf(visit({ service: 'transfer', firstOn })).to;
  expect(to('2026-11-30')).toBe('2027-01-29');
  expect(to('2027-02-22')).toBe('2027-04-23');
  expect(to('2029-01-01')).toBe('2027-04-23');
});

test('a closed day is refused at its field, with the reason', () => {
  expect(() => checkDay('visitOn', visit(), '2026-11-25')).not.toThrow();
  expect(() => checkDay('visitOn', visit(), today)).toThrow(
    expect.objectContaining({
      code: 'ERR_INVALID_INPUT',
      fields: {
        visitOn: '고르신 날은 예약할 수 없습니다 (당일 불가). 다른 날을 골라 주세요.',
      },
    }),
  );
});
