import { untilWon } from '../../db/until-won.ts';
import type { Row } from '../../db/tables.ts';
import type { Parts, Store } from '../../parts.ts';
import { setUserIdx } from '../member/repository.ts';
import { tell } from '../message/outbox.ts';
import { endHandover, firstInstalledOn } from '../owned-product/handovers.ts';
import { keepProducts } from '../owned-product/repository.ts';
import { findRow, markRecorded, unrecorded, writeStage, type Refusal } from './repository.ts';
import { moveOf, type Outcome } from './rules.ts';
import { releaseSerial } from './serials.ts';

type RecordParts = Pick<Parts, 'db' | 'cipher' | 'membership' | 'clock'>;

/**
 * Moves a registration to its next stage, or refuses it and frees its serial number. If several callers move it at the same
 * time, one wins; the others decide again on the changed row.
 * @param refusal the reason for refusing it, and the field that it is about; null to move it on
 * @returns null if there is no such registration
 */
export function moveRegistration(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  bbsIdx: string,
  refusal: Refusal | null,
): Promise<{ row: Row<'registration'>; outcome: Outcome } | null> {
  return untilWon(db, async (transaction) => {
    const row = await findRow(transaction, bbsIdx);
    if (!row) return null;
    const outcome = moveOf(row.status, refusal === null ? 'advance' : 'refuse');
    if (!('to' in outcome)) return { row, outcome };
    const written = { status: outcome.to, at: clock.now().getTime(), refusal };
    if (!(await writeStage({ db: transaction, cipher }, row, written))) return 'lost';
    if (refusal !== null) await releaseSerial(transaction, row.serial_no);
    if (refusal === null && outcome.to === 'COMPLETE')
      await endHandover(transaction, row.serial_no, row.member_id);
    if (outcome.to === 'COMPLETE')
      await tellOfRegistration({ db: transaction, cipher }, row, refusal, written.at);
    return { row, outcome };
  });
}

/** Tells the member of the end of a registration. */
async function tellOfRegistration(
  store: Store,
  row: Row<'registration'>,
  refusal: Refusal | null,
  at: number,
): Promise<void> {
  const registration = String(row.bbs_idx);
  const to = { subject: registration, memberId: row.member_id, phone: null };
  const own = { registration, product: row.goods_name, serialNumber: row.serial_no };
  if (refusal === null) return tell(store, { event: 'registered', ...to, values: own }, at);
  const values = { ...own, reason: refusal.reason };
  await tell(store, { event: 'notRegistered', ...to, values }, at);
}

/** Adds one product at the membership service, and copies the member's products from there. It is safe to repeat. */
async function recordOne({ db, cipher, membership, clock }: RecordParts, row: Row<'registration'>) {
  const userIdx = await membership.addProduct(row.member_id, {
    goodsCd: row.goods_cd,
    goodsName: row.goods_name,
    product: row.product,
    serialNo: row.serial_no,
    // The warranty goes on: it does not begin again with the new owner.
    boughtOn: (await firstInstalledOn(db, row.serial_no)) ?? row.bought_on,
  });
  // Null: the member has left, so there is no list of products to add to.
  if (userIdx !== null) {
    await setUserIdx(db, row.member_id, userIdx);
    const now = clock.now().getTime();
    await keepProducts({ db, cipher }, userIdx, await membership.products(userIdx), now);
  }
  await markRecorded(db, row.bbs_idx);
}

/**
 * Adds the products of completed registrations at the membership service, so that members see them in their lists. A minute
 * job calls this again for those that failed because a process was killed or the service did not answer.
 * @throws AppError ERR_UNAVAILABLE
 */
export async function recordProducts(parts: RecordParts): Promise<void> {
  for (const row of await unrecorded(parts.db)) await recordOne(parts, row);
}
