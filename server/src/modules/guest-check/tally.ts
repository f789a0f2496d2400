import { Gauge } from '@portal/metrics';
import fp from 'fastify-plugin';
import type { Db } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import { addTry, takeBack, triesOf, type Count } from '../../plugins/tally.ts';

/** Tries are counted in windows of an hour. */
const WINDOW_MS = 60 * 60_000;

/**
 * The limits in a window (docs/promises.md, 8). `number` limits accesses to one found request or shipment, `serial` the
 * serial numbers that one visitor or member asks about, `identity` the identity checks that they begin. Of the last two only
 * those count whose answer is not right (`giveBack`).
 */
export const MOST = { phone: 5, address: 20, total: 1_000, number: 30, serial: 60, identity: 20 };

/**
 * While all visitors together are over `total`, each address has this many tries: somebody with many addresses must not close the
 * look-up for everybody, and gains little by it.
 */
export const IN_ALARM = 3;

/** The kinds of look-up. Each has counts of its own. */
export type LookUp = 'order check' | 'delivery' | 'serial number' | 'identity check';

const countOf = (lookUp: LookUp, kind: string, subject: string): Count => ({
  subject: `${lookUp} ${kind} ${subject}`,
  windowMs: WINDOW_MS,
});

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
  let ofAddress = 0;
  for (const kind of ['address', 'total', 'phone', 'number', 'serial', 'identity'] as const) {
    const subject = subjects[kind];
    if (subject === undefined) continue;
    const tried = await addTry(db, countOf(lookUp, kind, subject), now);
    if (kind === 'address') ofAddress = tried;
    if (tried > MOST[kind] && (kind !== 'total' || ofAddress > IN_ALARM)) return false;
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
  await takeBack(db, countOf(lookUp, kind, subject), now);
}

/** The look-ups that all visitors together have tried too often in this hour. */
export async function lookUpsInAlarm(db: Db, now: number): Promise<LookUp[]> {
  const alarmed: LookUp[] = [];
  for (const lookUp of ['order check', 'delivery'] as const)
    if ((await triesOf(db, countOf(lookUp, 'total', 'all'), now)) > MOST.total)
      alarmed.push(lookUp);
  return alarmed;
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
    const now = () => clock.now().getTime();
    app.everyMinute('delete old tries of look-ups', () => deleteOldTries(db, now()));
    const alarm = new Gauge({
      name: 'guest_look_ups_in_alarm',
      help: 'Kinds of look-up that visitors try more often in this hour than all visitors together should.',
      registers: [app.metrics],
    });
    app.everyMinute('watch the look-ups of all visitors', async () => {
      const alarmed = await lookUpsInAlarm(db, now());
      alarm.set(alarmed.length);
      for (const lookUp of alarmed)
        app.log.error(
          { lookUp, most: MOST.total },
          'more look-ups in this hour than all visitors make: somebody may be guessing. Each address has few tries now',
        );
    });
  },
  { name: 'guest-tally', dependencies: ['every-minute'] },
);
