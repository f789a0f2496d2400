import {
  checkHandover,
  handProductOver,
  takeProductBack,
  type Handover,
  type OwnedProduct,
} from '@portal/contract';
import { formatDay } from '@portal/format';
import type { Db } from '../../db/database.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { route, routes } from '../../route.ts';
import type { Member } from '../member/rules.ts';
import { tell } from '../message/outbox.ts';
import {
  addHandover,
  backUntil,
  findHandover,
  reopen,
  toHandover,
} from '../owned-product/handovers.ts';
import { findOwnedProduct } from '../owned-product/repository.ts';
import { keepClaim, releaseSerial } from '../registration/serials.ts';
import { findUnended } from '../service-order/all-orders.ts';
import { lockMember } from '../service-order/repository.ts';
import { handoverRefusal } from './rules.ts';

/** The member's product and the last day of its contract. @throws AppError ERR_NOT_FOUND */
async function ownProduct(parts: Parts, member: Member, productIdx: string) {
  const { userIdx } = member;
  const product = userIdx === null ? null : await findOwnedProduct(parts, userIdx, productIdx);
  if (!product || userIdx === null) throw new AppError('ERR_NOT_FOUND');
  return { userIdx, product, contractLast: await parts.contractUntil(parts, member, product) };
}

/** Why a member cannot hand a product over, in words for customers; null if they can. */
async function refusalOf(
  { clock, company }: Pick<Parts, 'clock' | 'company'>,
  db: Db,
  { memberId }: Member,
  { product, contractLast }: { product: OwnedProduct; contractLast: string | null },
): Promise<string | null> {
  const unended = await findUnended(db, memberId, product.productIdx);
  return handoverRefusal(product, {
    contractLast,
    order: unended && String(unended.ord_nbr),
    today: clock.today(),
    phone: company.phones.main,
  });
}

/** Hands a product over: it is hidden, and its serial number is free. Requests of the member wait meanwhile. */
async function handOver(parts: Parts, member: Member, productIdx: string): Promise<Handover> {
  const { db, cipher, clock } = parts;
  const { memberId } = member;
  // Asked before the transaction, which must not wait for anything outside.
  const own = await ownProduct(parts, member, productIdx);
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const refusal = await refusalOf(parts, transaction, member, own);
    if (refusal !== null) throw fieldError('productIdx', refusal);
    const today = clock.today();
    const owner = { memberId, userIdx: own.userIdx };
    const row = await addHandover(transaction, owner, own.product, today);
    // Another request of the member was faster.
    if (!row) throw new AppError('ERR_NOT_FOUND');
    await releaseSerial(transaction, row.serial_no);
    const handoverIdx = String(row.handover_idx);
    const about = { subject: handoverIdx, memberId, phone: null };
    const values = {
      product: row.goods_name,
      serialNumber: row.serial_no,
      day: formatDay(backUntil(today)),
    };
    const store = { db: transaction, cipher };
    await tell(store, { event: 'handedOver', ...about, values }, clock.now().getTime());
    return toHandover(row, false, today);
  });
}

/**
 * Takes a product back. It claims the serial number as a registration does, so that of the owner and somebody who registers it at the
 * same time one wins; the claim stays, for one who waits for it would get the number otherwise.
 */
function takeBack({ db, clock }: Parts, { memberId }: Member, handoverIdx: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const row = await findHandover(transaction, memberId, handoverIdx);
    if (!row) throw new AppError('ERR_NOT_FOUND');
    if (row.state === 'BACK') return;
    const isInTime = clock.today() <= backUntil(row.handed_on);
    const isBack =
      isInTime &&
      (await keepClaim(transaction, row.serial_no)) &&
      (await reopen(transaction, row.handover_idx));
    if (!isBack) throw new AppError('ERR_HANDOVER_TAKEN');
  });
}

/** The calls by which a member hands a product over, or takes it back. */
export const handover = routes('handover', [], async (app, parts) => {
  route(app, checkHandover, async ({ productIdx }, { member }) => {
    const own = await ownProduct(parts, member, productIdx);
    return { refusal: await refusalOf(parts, parts.db, member, own) };
  });

  route(app, handProductOver, ({ productIdx }, { member }) => handOver(parts, member, productIdx));

  route(app, takeProductBack, async ({ handoverIdx }, { member }) => {
    await takeBack(parts, member, handoverIdx);
    return { handoverIdx };
  });
});
