import { describe, expect, test } from '@jest/globals';
import { payDays } from '@portal/contract';
import { daysAfter } from '../../calendar/clock.ts';
import { payDayIn, withdrawalsFrom } from './withdrawals.ts';

const holidays = ['2026-12-25', '2027-01-01', '2027-02-08', '2027-02-09', '2027-03-01'];
const from = (today: string) => withdrawalsFrom(today, holidays);
const always = (payDay: number) => () => payDay;
const days = (first: string, last: string) => {
  const all = [first];
  for (let day = first; day < last;) all.push((day = daysAfter(day, 1)));
  return all;
};

describe('withdrawals', () => {
  test.each([
    ['a working day', 10, '2026-12-10'],
    ['a Saturday', 5, '2026-12-07'],
    ['a Sunday', 20, '2026-12-21'],
    ['a holiday before a weekend', 25, '2026-12-28'],
  ])('that fall on %s leave on the next business day', (_, payDay, day) => {
    const planned = `2026-12-${String(payDay).padStart(2, '0')}`;
    expect(from('2026-12-01').thisMonth(always(payDay))).toEqual({ planned, day });
  });

  test.each([
    // today, pay day, the next two, the first by a card or account of today
    ['the day before', '2026-12-09', 10, ['2026-12-10', '2027-01-11'], '2026-12-10'],
    ['the day itself', '2026-12-10', 10, ['2026-12-10', '2027-01-11'], '2027-01-11'],
    ['the day after', '2026-12-11', 10, ['2027-01-11', '2027-02-10'], '2027-01-11'],
    ['the planned day, a holiday', '2026-12-25', 25, ['2026-12-28', '2027-01-25'], '2026-12-28'],
    ['the day it moved to', '2026-12-28', 25, ['2026-12-28', '2027-01-25'], '2027-01-25'],
    ['the day after that', '2026-12-29', 25, ['2027-01-25', '2027-02-25'], '2027-01-25'],
    ['the last day of a year', '2026-12-31', 5, ['2027-01-05', '2027-02-05'], '2027-01-05'],
  ] as const)('on %s', (_, today, payDay, next, byNew) => {
    const { nextTwo, byNewMethod, thisMonth } = from(today);
    expect(nextTwo(always(payDay)).map(({ day }) => day)).toEqual(next);
    expect(byNewMethod(always(payDay))[0].day).toBe(byNew);
    const isThisMonth = next[0].slice(0, 7) === today.slice(0, 7);
    expect(thisMonth(always(payDay))?.day).toBe(isThisMonth ? next[0] : undefined);
  });

  test('that holidays move into the next month are still to come on its first days', () => {
    const longWeekend = ['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30'];
    expect(withdrawalsFrom('2026-11-01', longWeekend).nextTwo(always(25))).toEqual([
      { planned: '2026-10-25', day: '2026-11-02' },
      { planned: '2026-11-25', day: '2026-11-25' },
    ]);
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
    const choices = from('2026-11-21').choices(25, always(25));
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

describe('after a change of the day', () => {
  const changed = (before: number, after: number, requestedOn: string) =>
    payDayIn(after, [{ requestedOn, beforePayDay: before }]);

  test.each([
    ['to a later day: no second withdrawal in the month', 5, 25, ['2026-12-25', '2027-01-25']],
    ['to an earlier day: this month’s is still made', 25, 5, ['2026-11-25', '2026-12-05']],
  ])('%s', (_, before, after, planned) => {
    const [first, second] = from('2026-11-24').nextTwo(changed(before, after, '2026-11-24'));
    expect([first.planned, second.planned]).toEqual(planned);
  });

  test('several in one month count by the day before the first of them', () => {
    const thrice = payDayIn(15, [
      { requestedOn: '2026-11-03', beforePayDay: 25 },
      { requestedOn: '2026-11-03', beforePayDay: 10 },
      { requestedOn: '2026-11-20', beforePayDay: 5 },
    ]);
    expect(['2026-10', '2026-11', '2026-12'].map(thrice)).toEqual([25, 25, 15]);
  });

  test('each month uses the day before the first change from it on', () => {
    const inTwoMonths = payDayIn(15, [
      { requestedOn: '2026-11-20', beforePayDay: 25 },
      { requestedOn: '2026-12-31', beforePayDay: 5 },
    ]);
    expect(['2026-11', '2026-12', '2027-01'].map(inTwoMonths)).toEqual([25, 5, 15]);
  });

  const pairs = payDays.flatMap((before) =>
    payDays.filter((after) => after !== before).map((after) => [before, after] as const),
  );
  test.each(pairs)('%i to %i pays each month once, whenever it is asked for', (before, after) => {
    const [first, last] = ['2026-11-01', '2027-03-31'];
    for (const requestedOn of days(first, last)) {
      const payDay = changed(before, after, requestedOn);
      const told = new Set<string>();
      for (const today of days(first, last))
        if (today >= requestedOn)
          for (const { planned } of from(today).nextTwo(payDay)) told.add(planned);
      expect(new Set([...told].map((planned) => planned.slice(0, 7))).size).toBe(told.size);
      for (const planned of told)
        expect(Number(planned.slice(8))).toBe(
          planned.slice(0, 7) <= requestedOn.slice(0, 7) ? before : after,
        );
      // What the form announced is what every page says after it.
      const announced = from(requestedOn).thisMonth(always(before));
      const next = announced ?? from(requestedOn).underNew(after)[0];
      expect(from(requestedOn).nextTwo(payDay)[0]).toEqual(next);
    }
  });
});
