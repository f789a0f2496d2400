import {
  earlyEndPenalty,
  FILTER_MEMBERSHIP,
  type AnswerOf,
  type readMembershipOffers,
} from '@portal/contract';
import type { Db } from '../../db/database.ts';

type Filter = AnswerOf<typeof readMembershipOffers>['purifiers'][number]['filters'][number];

/** The filters that a membership supplies for a model, by its number. */
export async function filtersOf(db: Db, goodsCd: string): Promise<Filter[]> {
  const all = await db.selectFrom('filter').selectAll().orderBy('place').execute();
  return all
    .filter(({ models }) => models.includes(goodsCd))
    .map(({ name, price, every_months: everyMonths }) => ({ name, price, everyMonths }));
}

/** The end that is told as an example: half of the first term. */
const EXAMPLE_MONTHS = FILTER_MEMBERSHIP.months / 2;

/** What ending a membership early would cost. The first filters come at its beginning. */
export function earlyEnd(filters: readonly Filter[], months: number = EXAMPLE_MONTHS) {
  const supplied = filters.reduce(
    (sum, { price, everyMonths }) => sum + price * Math.ceil(months / everyMonths),
    0,
  );
  const paid = FILTER_MEMBERSHIP.fee * months;
  return { months, supplied, paid, penalty: earlyEndPenalty(supplied, paid) };
}
