import { VOICES_A_DAY } from '@portal/contract';
import { sql } from 'kysely';
import { daysBefore } from '../../clock.ts';
import type { Db } from '../../db/database.ts';

/**
 * Counts a voice of a member on a day, inside the transaction that receives it: of many at once each waits
 * for the one before. @returns whether the day has room for it
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

/** Forgets the days before yesterday. A process whose clock is behind still counts on its own. */
export async function forgetTallies(db: Db, today: string): Promise<void> {
  await db.deleteFrom('voice_tally').where('day', '<', daysBefore(today, 1)).execute();
}
