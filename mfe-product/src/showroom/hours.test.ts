import { expect, test } from '@jest/globals';
import { hours } from '../testing/showrooms.ts';
import { showroomState, stateInWords } from './hours.ts';

const at = (instant: string, of = hours) =>
  stateInWords(showroomState(of, new Date(`${instant}:00+09:00`)));

test.each([
  ['2026-12-01T10:30', '지금 열려 있습니다.\n20:00까지 엽니다.'],
  // Saturdays close later.
  ['2026-12-05T20:59', '지금 열려 있습니다.\n21:00까지 엽니다.'],
  ['2026-12-01T09:00', '지금은 닫혀 있습니다.\n오늘 10:30에 엽니다.'],
  ['2026-12-01T20:00', '지금은 닫혀 있습니다.\n내일 10:30에 엽니다.'],
  // Mondays are closed.
  ['2026-12-06T22:00', '지금은 닫혀 있습니다.\n2026.12.08(화) 10:30에 엽니다.'],
  ['2026-12-25T12:00', '오늘은 쉽니다(성탄절).\n내일 10:30에 엽니다.'],
])('at %s: %s', (instant, said) => {
  expect(at(instant)).toBe(said);
});

test('a showroom that opens on no day of the next month does not say when', () => {
  expect(at('2026-12-01T12:00', { weekly: [], closed: [] })).toBe('지금은 닫혀 있습니다.');
});
