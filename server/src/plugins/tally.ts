import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** Counts what is limited, over all servers, in windows of time. (At first these were guests' look-ups alone.) */
    guest_tally: {
      /** The limit, whose count it is, and a keyed hash of the IP address, member, session, phone number or found number. */
      subject: string;
      /** When the window begins, in milliseconds since 1970. */
      since: number;
      tried: number;
    };
  }
}

export interface Count {
  subject: string;
  windowMs: number;
}

const windowOf = ({ windowMs }: Count, now: number) => now - (now % windowMs);

/** Adds a try. @returns how many there are now in this window */
export async function addTry(db: Db, count: Count, now: number): Promise<number> {
  const { tried } = await db
    .insertInto('guest_tally')
    .values({ subject: count.subject, since: windowOf(count, now), tried: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'since'])
        .doUpdateSet({ tried: sql<number>`guest_tally.tried + 1` }),
    )
    .returning('tried')
    .executeTakeFirstOrThrow();
  return tried;
}

/** How many tries there are in this window. */
export async function triesOf(db: Db, count: Count, now: number): Promise<number> {
  const row = await db
    .selectFrom('guest_tally')
    .select('tried')
    .where('subject', '=', count.subject)
    .where('since', '=', windowOf(count, now))
    .executeTakeFirst();
  return row?.tried ?? 0;
}

/** Takes back an added try. */
export async function takeBack(db: Db, count: Count, now: number): Promise<void> {
  await db
    .updateTable('guest_tally')
    .set({ tried: sql<number>`tried - 1` })
    .where('subject', '=', count.subject)
    .where('since', '=', windowOf(count, now))
    .where('tried', '>', 0)
    .execute();
}
