import { hash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Members' calendar addresses, at most one for each. */
    calendar_feed: {
      member_id: string;
      /** SHA-256 of the secret in the address: who reads the table cannot read a calendar. */
      secret_hash: string;
      /** Milliseconds since 1970. */
      made_at: number;
    };
  }
}

/** 256 bits. */
const SECRET_BYTES = 32;
const hashOf = (secret: string) => hash('sha256', secret, 'base64url');

/** Makes the secret of a member's calendar address. The secret before it is void. */
export async function makeSecret(db: Db, memberId: string, now: number): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const made = { secret_hash: hashOf(secret), made_at: now };
  await db
    .insertInto('calendar_feed')
    .values({ member_id: memberId, ...made })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(made))
    .execute();
  return secret;
}

/** When a member's address was made; null if there is none. */
export async function madeAt(db: Db, memberId: string): Promise<number | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .select('made_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.made_at ?? null;
}

/** Whose address has this secret; null if nobody's. */
export async function memberOfSecret(db: Db, secret: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .select('member_id')
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Ends a member's address. */
export async function dropSecret(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('member_id', '=', memberId).execute();
}
