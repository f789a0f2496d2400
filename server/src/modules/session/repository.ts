import type { Db } from '../../db/database.ts';
import type { Store } from '../../parts.ts';
import { IDLE_MS, LONGEST_MS, type Session } from './rules.ts';

export async function findSession({ db, cipher }: Store, idHash: string): Promise<Session | null> {
  const row = await db
    .selectFrom('session')
    .selectAll()
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  if (!row) return null;
  const { member_id: memberId, device, created_at: createdAt, seen_at: seenAt } = row;
  const provenPhone = cipher.open('session.proven_phone', row.proven_phone);
  return { idHash, memberId, device, createdAt, seenAt, provenPhone };
}

/** Adds a session, in place of the one that this browser had. */
export async function replaceSession(
  { db, cipher }: Store,
  { idHash, memberId, device, createdAt, seenAt, provenPhone }: Session,
  replaced: string | null,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (replaced !== null) await deleteSession(transaction, replaced);
    await transaction
      .insertInto('session')
      .values({
        id_hash: idHash,
        member_id: memberId,
        device,
        created_at: createdAt,
        seen_at: seenAt,
        proven_phone: cipher.seal('session.proven_phone', provenPhone),
      })
      .execute();
  });
}

export async function touchSession(db: Db, idHash: string, seenAt: number): Promise<void> {
  await db.updateTable('session').set({ seen_at: seenAt }).where('id_hash', '=', idHash).execute();
}

/** Stores the phone number that an identity check confirmed. */
export async function setProvenPhone({ db, cipher }: Store, idHash: string, phone: string) {
  await db
    .updateTable('session')
    .set({ proven_phone: cipher.seal('session.proven_phone', phone) })
    .where('id_hash', '=', idHash)
    .execute();
}

export async function deleteSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom('session').where('id_hash', '=', idHash).execute();
}

/** A member's sessions, latest used first. Some may have expired. */
export const findSessionsOf = (db: Db, memberId: string) =>
  db
    .selectFrom('session')
    .select(['id_hash as idHash', 'device', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .orderBy('id_hash')
    .execute();

/** Ends a member's sessions in all browsers. */
export async function deleteSessionsOf(transaction: Db, memberId: string): Promise<void> {
  await transaction.deleteFrom('session').where('member_id', '=', memberId).execute();
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where((or) =>
      or.or([or('seen_at', '<=', now - IDLE_MS), or('created_at', '<=', now - LONGEST_MS)]),
    )
    .execute();
}
