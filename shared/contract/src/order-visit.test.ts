import { expect, test } from '@jest/globals';
import { orderVisit } from './order-visit.ts';

const days = { visitOn: '2026-12-01', secondOn: '2026-12-10' };
const one = { visitOn: '2026-12-01', secondOn: null };

test.each([
  ['a repair that is received', 'after', 'RECEIVE', one, '2026-12-01', '방문', true],
  ['a repair that was made', 'after', 'COMPLETE', one, '2026-12-01', '방문', false],
  ['a transfer that waits for its payment', 'transfer', 'WAIT', days, '2026-12-01', '회수', true],
  ['a transfer that is confirmed', 'transfer', '2', days, '2026-12-01', '회수', true],
  ['a transfer that was picked up', 'transfer', '3', days, '2026-12-10', '설치', true],
  ['a transfer that was installed', 'transfer', '4', days, '2026-12-10', '설치', false],
  ['a chair that was taken apart', 'assemble_disassemble', '3', days, '2026-12-10', '조립', true],
  [
    'a transfer by an API that tells no second day',
    'transfer',
    '3',
    one,
    '2026-12-01',
    '회수',
    true,
  ],
] as const)('%s', (_, service, status, at, on, what, isPlanned) => {
  expect(orderVisit({ service, status, ...at })).toEqual({ on, what, isPlanned });
});

test('neither a cancelled request nor a membership has a visit', () => {
  expect(orderVisit({ service: 'after', status: 'CANCEL', ...one })).toBeNull();
  expect(orderVisit({ service: 'w_filter', status: '2', visitOn: null })).toBeNull();
});
