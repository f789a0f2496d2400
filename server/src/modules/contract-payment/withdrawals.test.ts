import { describe, expect, test } from '@jest/globals';
import { withdrawalsFrom } from './withdrawals.ts';

const holidays = ['2026-12-25', '2027-01-01', '2027-02-08', '2027-02-09'];
const from = (today: string) => withdrawalsFrom(today, holidays);

describe('withdrawals', () => {
  test.each([
    ['a working day', '2026-12-10', 10, '2026-12-10'],
    ['a Saturday', '2026-12-01', 5, '2026-12-07'],
    ['a Sunday', '2026-12-01', 20, '2026-12-21'],
    ['a holiday before a weekend', '2026-12-01', 25, '2026-12-28'],
  ])('that fall on %s leave on the next business day', (_, today, payDay, day) => {
    const [planned] = [`2026-12-${String(payDay).padStart(2, '0')}`];
    const at = today === planned ? '2026-12-09' : today;
    expect(from(at).thisMonth(payDay)).toEqual({ planned, day });
  });

  test('count as over on the day itself', () => {
    expect(from('2026-12-28').thisMonth(25)).toBeNull();
    expect(from('2026-12-27').thisMonth(25)).toEqual({ planned: '2026-12-25', day: '2026-12-28' });
    expect(
      from('2026-12-10')
        .nextTwo(10)
        .map(({ planned }) => planned),
    ).toEqual(['2027-01-10', '2027-02-10']);
  });

  test('of another day begin with the next month, over the end of a year', () => {
    expect(from('2026-11-30').underNew(5)).toEqual([
      { planned: '2026-12-05', day: '2026-12-07' },
      { planned: '2027-01-05', day: '2027-01-05' },
    ]);
    expect(
      from('2026-12-31')
        .underNew(25)
        .map(({ planned }) => planned),
    ).toEqual(['2027-01-25', '2027-02-25']);
  });

  test('are told for each day that can be chosen, the fifth recommended', () => {
    const choices = from('2026-11-21').choices(25);
    expect(choices.map(({ payDay, recommended }) => [payDay, recommended])).toEqual([
      [5, true],
      [10, false],
      [15, false],
      [20, false],
      [25, false],
    ]);
    expect(choices.at(-1)?.withdrawals[0]).toEqual({ planned: '2026-11-25', day: '2026-11-25' });
    expect(choices[3]?.withdrawals[0]?.planned).toBe('2026-12-20');
  });
});
