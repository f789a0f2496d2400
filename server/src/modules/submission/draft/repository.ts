import {
  DRAFT_KEPT_MS,
  type AnswerOf,
  type begunFormSchema,
  type ParsedInputOf,
  type readDraft,
  type saveDraft,
} from '@portal/contract';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Db } from '../../../db/database.ts';
import type { Store } from '../../../parts.ts';

/** How many drafts a member has at most; the oldest go first. The portal has fewer forms. */
const MOST = 20;

/** Whose draft it is, on which device. */
interface Owner {
  memberId: string;
  /** Empty where the browser sent no id of a device. */
  deviceHash: string;
}

/** Whether a submission with this key was received: its draft is over, whoever saves it. */
async function isReceived(db: Db, memberId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('submission_key')
    .select('key')
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A member's draft of a form; null if there is none, its day is over, or it was sent. */
export async function findDraft(
  { db, cipher }: Store,
  { memberId, deviceHash }: Owner,
  form: string,
  now: number,
): Promise<AnswerOf<typeof readDraft>['draft']> {
  const row = await db
    .selectFrom('draft')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('form', '=', form)
    .where('saved_at', '>', now - DRAFT_KEPT_MS)
    .executeTakeFirst();
  // Sending a form deletes its draft, but a save that arrives later may store it again: such a draft is not offered.
  if (!row || (await isReceived(db, memberId, row.key))) return null;
  return {
    version: row.version,
    writer: row.writer,
    elsewhere: row.device_hash !== deviceHash,
    savedAt: new Date(row.saved_at).toISOString(),
    key: row.key,
    values: cipher.open('draft.content', row.content),
  };
}

/** Where a draft's form is, as the form itself says. */
type DraftPlace = Pick<v.InferOutput<typeof begunFormSchema>, 'title' | 'href'>;

/** The forms that a member has begun and not sent, the latest first; not those whose form did not say where it is. */
export async function listDrafts(
  { db, cipher }: Store,
  { memberId, deviceHash }: Owner,
  now: number,
): Promise<v.InferOutput<typeof begunFormSchema>[]> {
  const rows = await db
    .selectFrom('draft')
    .select(['form', 'place', 'device_hash', 'saved_at'])
    .where('member_id', '=', memberId)
    .where('saved_at', '>', now - DRAFT_KEPT_MS)
    // Sending a form deletes its draft, but a save that arrives later may store it again: such a draft is not offered.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submission_key')
            .select('submission_key.key')
            .whereRef('submission_key.member_id', '=', 'draft.member_id')
            .whereRef('submission_key.key', '=', 'draft.key'),
        ),
      ),
    )
    .orderBy('saved_at', 'desc')
    .orderBy('draft_idx', 'desc')
    .execute();
  return rows.flatMap(({ form, place, device_hash, saved_at }) => {
    const at = place && (cipher.openJson('draft.place', place) as DraftPlace | null);
    if (!at) return [];
    const savedAt = new Date(saved_at).toISOString();
    return [{ form, ...at, elsewhere: device_hash !== deviceHash, savedAt }];
  });
}

/**
 * Keeps a draft, or deletes it where `values` is null. What the same writer saved is replaced, and what the writer has read
 * (`base`); never what another has saved since.
 * @param version of what is written: greater than that of any earlier draft
 * @returns the version, 0 after a deletion; null if it was not kept
 */
export function keepDraft(
  { db, cipher }: Store,
  { memberId, deviceHash }: Owner,
  { form, title, href, base, writer, key, values }: ParsedInputOf<typeof saveDraft>,
  { now, version }: { now: number; version: number },
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    if (values === null) {
      await transaction
        .deleteFrom('draft')
        .where('member_id', '=', memberId)
        .where('form', '=', form)
        .where((row) => row.or([row('version', '=', base), row('writer', '=', writer)]))
        .execute();
      const others = await transaction
        .selectFrom('draft')
        .select('version')
        .where('member_id', '=', memberId)
        .where('form', '=', form)
        .executeTakeFirst();
      return others ? null : 0;
    }
    if (await isReceived(transaction, memberId, key)) return null;
    const content = cipher.seal('draft.content', values);
    const isPlaced = title !== undefined && href !== undefined;
    const place = isPlaced ? cipher.sealJson('draft.place', { title, href }) : null;
    const kept = await transaction
      .insertInto('draft')
      .values({
        member_id: memberId,
        form,
        version,
        writer,
        key,
        content,
        place,
        device_hash: deviceHash,
        saved_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'form'])
          .doUpdateSet({
            version: sql`greatest(excluded.version, draft.version + 1)`,
            writer,
            key,
            content,
            place,
            device_hash: deviceHash,
            saved_at: now,
          })
          .where((row) =>
            row.or([
              row('draft.version', '=', base),
              row('draft.writer', '=', writer),
              row('draft.saved_at', '<=', now - DRAFT_KEPT_MS),
            ]),
          ),
      )
      .returning('version')
      .executeTakeFirst();
    if (kept) await deleteBeyond(transaction, memberId);
    return kept?.version ?? null;
  });
}

/** Keeps a member's latest drafts, so that made-up names of forms fill no disk. */
async function deleteBeyond(transaction: Db, memberId: string): Promise<void> {
  const latest = transaction
    .selectFrom('draft')
    .select('draft_idx')
    .where('member_id', '=', memberId)
    .orderBy('saved_at', 'desc')
    .orderBy('draft_idx', 'desc')
    .limit(MOST);
  await transaction
    .deleteFrom('draft')
    .where('member_id', '=', memberId)
    .where('draft_idx', 'not in', latest)
    .execute();
}

/** Deletes the draft that a submission was made of. Call it in the transaction that receives the submission. */
export async function endDraft(transaction: Db, memberId: string, key: string): Promise<void> {
  await transaction
    .deleteFrom('draft')
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .execute();
}

/** Deletes drafts that nobody has changed for a day. */
export async function deleteOldDrafts(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('saved_at', '<=', now - DRAFT_KEPT_MS)
    .execute();
}

/** Deletes the drafts of a member who left. */
export async function forgetDrafts(transaction: Db, memberId: string): Promise<void> {
  await transaction.deleteFrom('draft').where('member_id', '=', memberId).execute();
}
