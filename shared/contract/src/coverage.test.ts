import { expect, test } from '@jest/globals';
import { coverageOf } from './coverage.ts';
import type { Usage } from './usage.ts';

const contract = {
  custCode: '1',
  monthly: 29_900,
  products: 1,
  payDay: 5,
  withdrawOn: '2026-12-07',
};
const under = (until: string, daysLeft: number): Usage['contract'] => {
  return { ...contract, until, daysLeft };
};
const over = { months: 12, until: '2026-03-01', daysLeft: 0 };
const lasting = { months: 36, until: '2029-03-01', daysLeft: 800 };

test.each([
  ['a rental', '1', under('2030-03-01', 1194), over, 'contract', '2030-03-01'],
  ['a rental whose contract is unknown', '1', null, over, 'contract', null],
  ['a rental whose contract is over', '1', under('2026-11-20', 0), over, null, '2026-03-01'],
  [
    'a rental with a longer warranty',
    '1',
    under('2027-03-01', 99),
    lasting,
    'warranty',
    '2029-03-01',
  ],
  ['a purchase', '0', null, lasting, 'warranty', '2029-03-01'],
  ['an old purchase', '0', null, over, null, '2026-03-01'],
] as const)('%s is covered', (_, orderKind, held, warranty, by, until) => {
  expect(coverageOf({ orderKind, contract: held, warranty })).toEqual({ by, until });
});

test.each([
  // The last day counts, and the day after does not.
  ['0', null, '2026-12-10', 'warranty'],
  ['0', null, '2026-12-11', null],
  ['1', '2027-01-05', '2027-01-05', 'contract'],
  ['1', '2027-01-05', '2027-01-06', null],
  ['1', null, '2030-01-01', 'contract'],
] as const)('order kind %s with a contract until %s is covered on %s by %s', (...row) => {
  const [orderKind, until, on, by] = row;
  const held = until === null ? null : { until, daysLeft: 40 };
  const warranty = { until: '2026-12-10', daysLeft: 20 };
  expect(coverageOf({ orderKind, contract: held, warranty }, on).by).toBe(by);
});
