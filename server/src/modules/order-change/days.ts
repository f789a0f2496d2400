import { isVisit, quoteOf, type Quote } from '@portal/contract';
import { isAnotherRegion } from '@portal/format';
import { AppError } from '../../errors.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import { untilWon } from '../../db/until-won.ts';
import type { Parts } from '../../parts.ts';
import { findMember } from '../member/repository.ts';
import { findOwnedProduct } from '../owned-product/repository.ts';
import { writeDays } from '../service-order/move-order.ts';
import { changesOf, daysToCome, isPaying } from '../service-order/rules.ts';
import { services } from '../service-order/service.ts';
import type { Windows } from '../service-order/windows/place-visits.ts';
import { openEntered } from '../service-order/views/detail.ts';
import { checkDay, type Visit } from '../service-quote/days.ts';
import { readTariff } from '../service-quote/tariff.ts';
import type { Find } from './own.ts';

type Order = Row<'service_order'>;
type Seen = { visitOn: string | null; secondOn: string | null };

/**
 * The days of a request that can be moved online now.
 * @throws AppError ERR_ORDER_CHANGED if it is over, ERR_PAY_UNDER_WAY, ERR_ORDER_LATE
 */
export function movable(row: Order, now: number) {
  if (isPaying(row)) throw new AppError('ERR_PAY_UNDER_WAY');
  const { first, second } = daysToCome(row);
  if (first === null && second === null) throw new AppError('ERR_ORDER_CHANGED');
  const changes = changesOf(row, now);
  const may = {
    first: (changes?.first ?? null) !== null,
    second: (changes?.second ?? null) !== null,
  };
  if (!may.first && !may.second) throw new AppError('ERR_ORDER_LATE');
  return may;
}

/** The days that can be chosen for a request that is moved: those that could be chosen when it was filed. */
export function visitOf(
  { cipher, clock, company }: Pick<Parts, 'cipher' | 'clock' | 'company'>,
  row: Order,
): Visit {
  const { service, product, received_on: filedOn } = row;
  if (!isVisit(service)) throw new AppError('ERR_ORDER_CHANGED');
  const { place, toPlace } = openEntered(cipher, row);
  // Only a transfer has a second place.
  const apart = toPlace !== null && isAnotherRegion(place.addr, toPlace.addr);
  const { holidays } = company.schedule;
  return { service, product, today: clock.today(), filedOn, holidays, apart };
}

/**
 * What a request costs on another day than its own. Moving itself costs nothing; a repair is charged if the warranty or the contract
 * has ended by then. A product that has left the registry is charged as it was filed.
 * @returns a function, because the contract is asked for outside of any transaction
 */
export async function quotesOf(
  parts: Pick<Parts, 'db' | 'cipher' | 'contractUntil' | 'billing'>,
  row: Order,
): Promise<(db: Db, to: string) => Promise<Quote>> {
  const { visit_on: from, product_idx: productIdx, product: group, quote } = row;
  const { movedPrice } = services[row.service];
  const member = movedPrice && (await findMember(parts, row.member_id));
  if (!movedPrice || !member?.userIdx || from === null || productIdx === null)
    return async () => quote;
  const owned = await findOwnedProduct(parts, member.userIdx, String(productIdx));
  if (!owned) return async () => quote;
  const contractLast = await parts.contractUntil(parts, member, owned);
  const { consentMarketing } = openEntered(parts.cipher, row);
  return async (db, to) => {
    const product = { ...owned, product: group };
    const tariff = await readTariff(db);
    const again = row.again_of === null ? undefined : String(row.again_of);
    const filed = { memberId: row.member_id, today: row.received_on, again };
    const price = await movedPrice({ db, product, tariff, contractLast, ...filed }, from, to);
    return price === null ? quote : quoteOf(price, { consentMarketing: consentMarketing ?? 'N' });
  };
}

/**
 * Moves the days of a request for its customer. The old ones stay unless all of it succeeds.
 * @throws AppError ERR_NOT_FOUND, ERR_ORDER_CHANGED, ERR_PAY_UNDER_WAY, ERR_ORDER_LATE, ERR_WINDOW_FULL,
 * ERR_INVALID_INPUT at the day
 */
export async function moveForCustomer(
  parts: Parts,
  find: Find,
  {
    seen,
    visitWindow,
    secondWindow,
    ...asked
  }: { seen: Seen; visitOn?: string | undefined; secondOn?: string | undefined } & Windows,
): Promise<Order> {
  const { db, cipher, clock } = parts;
  const at = clock.now().getTime();
  const before = await find(parts);
  if (!before) throw new AppError('ERR_NOT_FOUND');
  const quoteOn = await quotesOf(parts, before);
  await untilWon(db, async (transaction) => {
    const store = { db: transaction, cipher };
    const row = await find(store);
    if (!row) throw new AppError('ERR_NOT_FOUND');
    const may = movable(row, at);
    const { visit_on, second_on } = row;
    if (visit_on === null || seen.visitOn !== visit_on || seen.secondOn !== second_on)
      throw new AppError('ERR_ORDER_CHANGED');
    const { visitOn = visit_on, secondOn = second_on } = asked;
    const isOther = (window: string | undefined, present: string | null) =>
      window !== undefined && window !== present;
    const movesFirst = visitOn !== visit_on || isOther(visitWindow, row.visit_window);
    const movesSecond = secondOn !== second_on || isOther(secondWindow, row.second_window);
    if (!movesFirst && !movesSecond) return;
    if ((movesFirst && !may.first) || (movesSecond && !may.second))
      throw new AppError('ERR_ORDER_LATE');
    const visit = visitOf(parts, row);
    if (movesFirst) checkDay('visitOn', visit, visitOn);
    if (secondOn !== null) checkDay('secondOn', { ...visit, firstOn: visitOn }, secondOn);
    const quote = await quoteOn(transaction, visitOn);
    const days = { visitOn, secondOn, visitWindow, secondWindow };
    const written = await writeDays(store, row, days, { at, by: 'customer' }, quote);
    if (written === 'unknown') throw new AppError('ERR_NOT_FOUND');
    if (written === 'lost') return 'lost';
  });
  return (await find(parts)) ?? before;
}
