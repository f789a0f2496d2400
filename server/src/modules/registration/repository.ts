import {
  registrationStages,
  type AnswerOf,
  type ParsedInputOf,
  type ProductCode,
  type RefusableField,
  type fileRegistration,
  type Registration,
  type listRegistrations,
} from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Row } from '../../db/tables.ts';
import type { Store } from '../../parts.ts';
import { daysReached, progressOf } from '../stage/stages.ts';
import type { Member } from '../member/rules.ts';
import { isHandedOver } from '../owned-product/handovers.ts';
import { findOwnedProducts } from '../owned-product/repository.ts';
import { photosOf, unclaimPhotos } from '../photo/repository.ts';
import { photoOwner, type Submitted } from '../submission/submitted.ts';
import { replacementOf } from './replacing.ts';
import { SUMMARY, toSummary } from './summary.ts';

type RegistrationRow = Row<'registration'>;
/** Why a registration is refused, in words for customers, and the field that the reason is about. */
export interface Refusal {
  reason: string;
  field: RefusableField | null;
}
type Entered = Omit<ParsedInputOf<typeof fileRegistration>, 'photos' | 'consentPrivacy' | 'again'>;

/** Stores a registration and its first event. @returns its number */
export async function addRegistration(
  { db, cipher }: Store,
  { goodsCd, serialNo, boughtAt, shop, boughtOn }: Entered,
  model: { goodsName: string; product: ProductCode },
  submitted: Omit<Submitted, 'product'> & { at: number },
  replaces: number | null = null,
): Promise<string> {
  const status = 'RECEIVE' as const;
  const { bbs_idx } = await db
    .insertInto('registration')
    .values({
      member_id: submitted.memberId,
      goods_cd: goodsCd,
      goods_name: model.goodsName,
      product: model.product,
      serial_no: serialNo,
      bought_at: boughtAt,
      shop: cipher.seal('registration.shop', shop),
      bought_on: boughtOn,
      status,
      version: 1,
      refused: false,
      refusal: cipher.seal('registration.refusal', ''),
      replaces,
      recorded: false,
      received_on: submitted.receivedOn,
      answer_by: submitted.answerBy,
      site_type: submitted.siteType,
    })
    .returning('bbs_idx')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('registration_event')
    .values({ bbs_idx, at: submitted.at, status, done_by: 'customer' })
    .execute();
  return String(bbs_idx);
}

/** Frees photos of a member's refused registrations, so that the member can send them again. */
export async function releaseRefused(
  transaction: Db,
  memberId: string,
  photoIds: readonly string[],
): Promise<void> {
  const refused = await transaction
    .selectFrom('registration')
    .select('bbs_idx')
    .where('member_id', '=', memberId)
    .where('refused', '=', true)
    .execute();
  const owners = refused.map(({ bbs_idx }) => photoOwner('registration', String(bbs_idx)));
  await unclaimPhotos(transaction, photoIds, owners);
}

/** One page of a member's registrations, the newest first. */
export function findRegistrations(
  db: Db,
  memberId: string,
  wanted: ParsedInputOf<typeof listRegistrations>,
): Promise<AnswerOf<typeof listRegistrations>> {
  let query = db
    .selectFrom('registration')
    .select(SUMMARY)
    .select(replacementOf(db, sql.ref('registration.bbs_idx')).as('replaced_by'))
    .where('member_id', '=', memberId);
  if (wanted.status !== undefined) query = query.where('status', '=', wanted.status);
  if (wanted.serialNo !== undefined) query = query.where('serial_no', '=', wanted.serialNo);
  const newest = query.orderBy('received_on', 'desc').orderBy('bbs_idx', 'desc');
  return readPage(newest, wanted, toSummary);
}

/** A registration's row; null if there is none, or if a member is given and the registration is not theirs. */
export async function findRow(
  db: Db,
  bbsIdx: string,
  memberId?: string,
): Promise<RegistrationRow | null> {
  let query = db.selectFrom('registration').selectAll().where('bbs_idx', '=', Number(bbsIdx));
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  return (await query.executeTakeFirst()) ?? null;
}

/** One of a member's registrations; null if the member has none with this number. */
export async function findRegistration(
  { db, cipher }: Store,
  { memberId, userIdx }: Member,
  bbsIdx: string,
): Promise<Registration | null> {
  const row = await findRow(db, bbsIdx, memberId);
  if (!row) return null;
  const events = await db
    .selectFrom('registration_event')
    .select(['status', 'at'])
    .where('bbs_idx', '=', row.bbs_idx)
    .orderBy('event_idx', 'desc')
    .execute();
  const own = userIdx === null ? [] : await findOwnedProducts({ db, cipher }, userIdx);
  const newer = await replacementOf(db, sql.lit(row.bbs_idx)).executeTakeFirst();
  const became = row.status === 'COMPLETE' && !row.refused;
  return {
    ...toSummary({ ...row, replaced_by: newer?.number ?? null }),
    goodsCd: row.goods_cd,
    boughtAt: row.bought_at,
    shop: cipher.open('registration.shop', row.shop),
    boughtOn: row.bought_on,
    photos: await photosOf(db, photoOwner('registration', bbsIdx)),
    refusal: row.refused ? cipher.open('registration.refusal', row.refusal) : null,
    refusedField: row.refused_field,
    replaces: row.replaces === null ? null : String(row.replaces),
    productIdx:
      (became && own.find(({ serialNo }) => serialNo === row.serial_no)?.productIdx) || null,
    stages: progressOf(registrationStages, row.status, daysReached(events)),
  };
}

/**
 * Stores the new stage of a registration, and an event that records it. Call it inside a transaction.
 * @param written `refusal` is null if the registration is not refused
 * @returns false if the row has another version by now: somebody else changed it first
 */
export async function writeStage(
  { db, cipher }: Store,
  { bbs_idx, version }: Pick<RegistrationRow, 'bbs_idx' | 'version'>,
  {
    status,
    at,
    refusal,
  }: Pick<RegistrationRow, 'status'> & {
    at: number;
    refusal: Refusal | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registration')
    .set({
      status,
      version: version + 1,
      ...(refusal !== null && {
        refused: true,
        refusal: cipher.seal('registration.refusal', refusal.reason),
        refused_field: refusal.field,
      }),
    })
    .where('bbs_idx', '=', bbs_idx)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await db
    .insertInto('registration_event')
    .values({ bbs_idx, at, status, done_by: 'centre' })
    .execute();
  return true;
}

/** All registrations that are not completed, oldest first, and whether each is of a product that its owner handed over. */
export async function openRegistrations(db: Db) {
  const rows = await db
    .selectFrom('registration')
    .select([...SUMMARY, 'goods_cd'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('handover')
          .select('handover.handover_idx')
          .whereRef('handover.serial_no', '=', 'registration.serial_no')
          .where('handover.state', '=', 'OPEN'),
      ).as('handed_over'),
    )
    .where('status', '<>', 'COMPLETE')
    .orderBy('bbs_idx')
    .execute();
  return rows.map((row) => {
    const { bbsIdx, serialNo, status, receivedOn, answerBy } = toSummary(row);
    const handedOver = Boolean(row.handed_over);
    return { bbsIdx, goodsCd: row.goods_cd, serialNo, status, receivedOn, answerBy, handedOver };
  });
}

/** How many serial numbers a member's registrations hold: open ones and completed ones, without what was handed over. */
export async function countClaims(db: Db, memberId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('registration')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('member_id', '=', memberId)
    .where('refused', '=', false)
    .where((row) => row.not(isHandedOver(row.ref('serial_no'), memberId)))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Completed registrations whose products are not yet added at the membership service, 50 at most. */
export const unrecorded = (db: Db): Promise<RegistrationRow[]> =>
  db
    .selectFrom('registration')
    .selectAll()
    .where('status', '=', 'COMPLETE')
    .where('refused', '=', false)
    .where('recorded', '=', false)
    .orderBy('bbs_idx')
    .limit(50)
    .execute();

/** Stores that the product is added at the membership service. */
export async function markRecorded(db: Db, bbsIdx: number): Promise<void> {
  await db
    .updateTable('registration')
    .set({ recorded: true })
    .where('bbs_idx', '=', bbsIdx)
    .execute();
}
