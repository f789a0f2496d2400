import { expect, test } from '@jest/globals';
import { membershipPaidBy, membershipStanding } from './filters.ts';

const filters = [
  { name: '세디먼트', price: 18_000, everyMonths: 4 },
  { name: '카본', price: 24_000, everyMonths: 6 },
  { name: '멤브레인', price: 68_000, everyMonths: 12 },
];
const offer = { filters, paidBy: 'contract' as const };
const standing = (startedOn: string | null, today: string, terms = 1) =>
  membershipStanding(offer, { terms, startedOn, today });

test.each([
  // The first filters were sent on the first day.
  ['2026-01-31', '2026-01-31', 1, '2026-05-31', ['세디먼트'], 110_000 - 14_900],
  ['2026-01-31', '2026-02-27', 1, '2026-05-31', ['세디먼트'], 110_000 - 14_900],
  // The second month begins on the last day of February.
  ['2026-01-31', '2026-02-28', 1, '2026-05-31', ['세디먼트'], 110_000 - 2 * 14_900],
  // What is sent today is no longer to come, and is counted as supplied.
  ['2026-01-10', '2026-05-10', 1, '2026-07-10', ['카본'], 128_000 - 5 * 14_900],
  ['2026-01-10', '2026-09-10', 2, '2027-01-10', ['세디먼트', '카본', '멤브레인'], 35_900],
])(
  'a membership of %s stands on %s: %d terms, next %s',
  (startedOn, today, terms, on, names, penalty) => {
    const { next, earlyEnd } = standing(startedOn, today, terms);
    expect(next).toEqual({ on, names });
    expect(earlyEnd?.penalty).toBe(penalty);
  },
);

test('nothing comes after the last delivery of the term, nor after its last day', () => {
  expect(standing('2026-01-10', '2026-09-10')).toMatchObject({
    endsOn: '2027-01-09',
    next: null,
    earlyEnd: { months: 9 },
  });
  expect(standing('2026-01-10', '2027-01-09').earlyEnd?.months).toBe(12);
  expect(standing('2026-01-10', '2027-01-10')).toMatchObject({ next: null, earlyEnd: null });
});

test('a membership that has not begun has its total, and no days', () => {
  expect(standing(null, '2026-11-21', 2)).toEqual({
    fee: 14_900,
    months: 24,
    total: 357_600,
    paidBy: 'contract',
    startedOn: null,
    endsOn: null,
    next: null,
    earlyEnd: null,
  });
});

test('a rented purifier pays through its contract, and a bought one is asked', () => {
  expect([membershipPaidBy({ orderKind: '1' }), membershipPaidBy({ orderKind: '0' })]).toEqual([
    'contract',
    'asked',
  ]);
});
