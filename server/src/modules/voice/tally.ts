import { VOICES_A_DAY } from '@portal/contract';
import { sql } from 'kysely';
import { daysBefore } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';

/**
 * Counts a voice of a member on a day, inside the transaction that receives it. The row is locked, so voices at
 * the same time wait for each other. @returns false where the day's limit is reached
 */
export async function countVoice(db: Db, memberId: string, day: string): Promise<boolean> {
  const counted = await db
    .insertInto('voice_tally')
    .values({ member_id: memberId, day, received: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'day'])
        .doUpdateSet({ received: sql<number>`voice_tally.received + 1` })
        .where('voice_tally.received', '<', VOICES_A_DAY),
    )
    .returning('received')
    .executeTakeFirst();
  return counted !== undefined;
}

/** How many voices a member may still raise on a day. */
export async function voicesLeft(db: Db, memberId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('voice_tally')
    .select('received')
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .executeTakeFirst();
  return VOICES_A_DAY - (row?.received ?? 0);
}

/** Deletes the days before yesterday; yesterday stays for a process whose clock is behind. */
export async function deleteOldTallies(db: Db, today: string): Promise<void> {
  await db.deleteFrom('voice_tally').where('day', '<', daysBefore(today, 1)).execute();
}
