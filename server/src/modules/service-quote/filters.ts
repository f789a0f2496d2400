import {
  earlyEndPenalty,
  FILTER_MEMBERSHIP,
  membershipTotal,
  type AnswerOf,
  type MembershipPaidBy,
  type MembershipStanding,
  type OwnedProduct,
  type readMembershipOffers,
} from '@portal/contract';
import { daysBefore, monthsAfter } from '../../calendar/clock.ts';
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

/** Who knows how the fee is paid. */
export const membershipPaidBy = ({
  orderKind,
}: Pick<OwnedProduct, 'orderKind'>): MembershipPaidBy => (orderKind === '1' ? 'contract' : 'asked');

/** What a membership was filed with, beside its terms. */
export interface MembershipOffer {
  filters: readonly Filter[];
  paidBy: MembershipPaidBy;
  /** The version of the terms that the customer agreed to; null if their form did not show them. */
  consentTerms: string | null;
}

/** The filters that are sent on the next day after `today` on which any is. */
function nextDelivery(
  filters: readonly Filter[],
  startedOn: string,
  today: string,
  months: number,
) {
  const days = filters.flatMap(({ name, everyMonths }) => {
    for (let at = everyMonths; at < months; at += everyMonths) {
      const on = monthsAfter(startedOn, at);
      if (on > today) return [{ on, name }];
    }
    return [];
  });
  const on = days.map((each) => each.on).sort()[0];
  if (on === undefined) return null;
  return { on, names: days.filter((each) => each.on === on).map(({ name }) => name) };
}

/**
 * How a membership stands today. A month counts as paid from its first day on.
 * @param startedOn the day on which the first filter was sent; null until then
 * @param offer null for a request that was filed before the portal recorded it
 */
export function membershipStanding(
  offer: Pick<MembershipOffer, 'filters' | 'paidBy'> | null,
  { terms, startedOn, today }: { terms: number; startedOn: string | null; today: string },
): MembershipStanding {
  const months = FILTER_MEMBERSHIP.months * terms;
  const endsOn = startedOn && daysBefore(monthsAfter(startedOn, months), 1);
  const isRunning = startedOn !== null && endsOn !== null && today <= endsOn;
  let begun = 1;
  while (isRunning && monthsAfter(startedOn, begun) <= today) begun += 1;
  return {
    fee: FILTER_MEMBERSHIP.fee,
    months,
    total: membershipTotal(terms),
    paidBy: offer?.paidBy ?? null,
    startedOn,
    endsOn,
    next: offer && isRunning ? nextDelivery(offer.filters, startedOn, today, months) : null,
    earlyEnd: offer && isRunning ? earlyEnd(offer.filters, begun) : null,
  };
}
