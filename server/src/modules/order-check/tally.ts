import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Tries are counted in windows of an hour. */
const WINDOW_MS = 60 * 60_000;
/**
 * Tries in a window: a phone number is somebody's own, while a mobile carrier puts thousands of customers behind one
 * address.
 */
const MOST = { phone: 10, address: 300 };

/**
 * Counts a try for each subject, over all processes. Every try counts, whatever it finds.
 * @returns false where one of them has had too many
 */
export async function countTry(
  db: Db,
  subjects: { phone: string; address: string },
  now: number,
): Promise<boolean> {
  const since = now - (now % WINDOW_MS);
  const rows = [`address ${subjects.address}`, `phone ${subjects.phone}`].map((subject) => ({
    subject,
    since,
    tried: 1,
  }));
  const counted = await db
    .insertInto('order_check_tally')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'since'])
        .doUpdateSet({ tried: sql<number>`order_check_tally.tried + 1` }),
    )
    .returning(['subject', 'tried'])
    .execute();
  return counted.every(
    ({ subject, tried }) => tried <= (subject.startsWith('phone ') ? MOST.phone : MOST.address),
  );
}

/** Deletes windows that are over; the last one stays for a process whose clock is behind. */
export async function deleteOldTries(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('order_check_tally')
    .where('since', '<', now - 2 * WINDOW_MS)
    .execute();
}
