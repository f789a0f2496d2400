import fp from 'fastify-plugin';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';

/** Tries are counted in windows of an hour. */
const WINDOW_MS = 60 * 60_000;

/**
 * The limits in a window (docs/promises.md, 8). `number` limits accesses to one found request or shipment, `serial` the
 * serial numbers that one visitor or member asks about, `identity` the identity checks that they begin. Of the last two only
 * those count whose answer is not right (`giveBack`).
 */
export const MOST = { phone: 5, address: 20, total: 1_000, number: 30, serial: 60, identity: 20 };

/** The kinds of look-up. Each has counts of its own. */
export type LookUp = 'order check' | 'delivery' | 'serial number' | 'identity check';

const windowOf = (now: number) => now - (now % WINDOW_MS);
const rowOf = (lookUp: LookUp, kind: keyof typeof MOST, subject: string) =>
  `${lookUp} ${kind} ${subject}`;

/**
 * Counts a try for each subject in turn, over all processes, whatever it will find. The first subject over its limit
 * ends the counting, so that somebody blocked by address cannot use up another person's phone number.
 * @param subjects keyed hashes; `total` has one subject for everybody
 * @returns false if one of them is over its limit
 */
export async function countTry(
  db: Db,
  lookUp: LookUp,
  subjects: Partial<Record<keyof typeof MOST, string>>,
  now: number,
): Promise<boolean> {
  const since = windowOf(now);
  for (const kind of ['address', 'total', 'phone', 'number', 'serial', 'identity'] as const) {
    const subject = subjects[kind];
    if (subject === undefined) continue;
    const { tried } = await db
      .insertInto('guest_tally')
      .values({ subject: rowOf(lookUp, kind, subject), since, tried: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'since'])
          .doUpdateSet({ tried: sql<number>`guest_tally.tried + 1` }),
      )
      .returning('tried')
      .executeTakeFirstOrThrow();
    if (tried > MOST[kind]) return false;
  }
  return true;
}

/** Takes back a counted try, because its answer was right: it has shown nothing that the caller did not know. */
export async function giveBack(
  db: Db,
  lookUp: LookUp,
  kind: keyof typeof MOST,
  subject: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('guest_tally')
    .set({ tried: sql<number>`tried - 1` })
    .where('subject', '=', rowOf(lookUp, kind, subject))
    .where('since', '=', windowOf(now))
    .where('tried', '>', 0)
    .execute();
}

/** Deletes past windows, except the last one, which a process with a slow clock may still need. */
export async function deleteOldTries(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('guest_tally')
    .where('since', '<', now - 2 * WINDOW_MS)
    .execute();
}

export const guestTally = fp<Parts>(
  async (app, { db, clock }) => {
    app.everyMinute('delete old tries of look-ups', () =>
      deleteOldTries(db, clock.now().getTime()),
    );
  },
  { name: 'guest-tally', dependencies: ['every-minute'] },
);
