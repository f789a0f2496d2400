import { yearPattern, type PaymentKind } from '@portal/contract';
import { optionsOf } from '@portal/ui';

const ALL = '전체';

export const kindOptions = optionsOf<PaymentKind>({
  all: ALL,
  bill: '요금',
  order: '서비스',
  refund: '환불',
});

const untilToday = { '': ALL, '3m': '최근 3개월', '6m': '최근 6개월', '1y': '최근 1년' };
const ofYear = (year: string) => ({ value: year, label: `${year}년` });

/** Periods to choose from: up to today, then the years with payments. A chosen year is among them even without a payment. */
export const periodOptions = (years: readonly string[], chosen: string) => [
  ...optionsOf<string>(untilToday),
  ...(yearPattern.test(chosen) && !years.includes(chosen) ? [ofYear(chosen)] : []),
  ...years.map(ofYear),
];

/** What a list was narrowed to, for its title; empty if it has everything. */
export const chosenText = ({ period, kind }: { period: string; kind: PaymentKind }): string =>
  [...kindOptions, ...periodOptions([], period)]
    .filter(({ value, label }) => (value === period || value === kind) && label !== ALL)
    .map(({ label }) => label)
    .join(', ');
