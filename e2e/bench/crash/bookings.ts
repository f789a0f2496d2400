import { readConfig } from '@portal/config';
import {
  cancelVisit,
  listShowrooms,
  listVisitTimes,
  listVisitDays,
  reserveVisit,
} from '@portal/contract';
import { openDatabase } from '../../../server/src/db/database.ts';
import { Customer } from '../customer.ts';
import { killLoop, type DatabaseKind, type Ordeal } from './kill-loop.ts';

const KILLS = 100;
const LOGINS = ['haneul', 'junho', 'seoyeon', 'junho2', 'yuna', 'sora', 'boram', 'minsu'];
/** How many times the customers book. Few, so that they compete for places. */
const TIMES = 2;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** What the API answered to one booking; `visitIdx` is null if it was refused. */
interface Acknowledged {
  key: string;
  visitIdx: string | null;
  isCancelled: boolean;
}

/** The first times on the first open day of the first showroom. */
async function timesToBook(customer: Customer) {
  const { list } = (await customer.insist(listShowrooms, {})).data;
  const bbsIdx = list[0]?.bbsIdx ?? '';
  const visitOn = (await customer.insist(listVisitDays, { bbsIdx })).data.firstOpen ?? '';
  const { times } = (await customer.insist(listVisitTimes, { bbsIdx, visitOn })).data;
  return times.slice(0, TIMES).map(({ time }) => ({ bbsIdx, visitOn, visitTime: time }));
}

/** Books and cancels for one customer, in turn, until the run is over. The last booking is not cancelled. */
async function bookUntil({ over }: Ordeal, customer: Customer, acknowledged: Acknowledged[]) {
  const times = await timesToBook(customer);
  while (!over()) {
    const time = times[Math.floor(Math.random() * times.length)];
    if (!time) throw new Error('there is no time to book');
    const key = crypto.randomUUID();
    const wanted = { ...time, party: 2, consentPrivacy: 'Y' as const };
    const { code, data } = await customer.insist(reserveVisit, {
      ...wanted,
      idempotencyKey: key,
    });
    // A refusal is an answer too: the time is full, or the customer already has a booking then. `count` checks that there is
    // no row.
    if (!['200', 'ERR_VISIT_FULL', 'ERR_INVALID_INPUT'].includes(code))
      throw new Error(`a booking: ${code}`);
    const visitIdx = code === '200' ? data.visitIdx : null;
    const booking = { key, visitIdx, isCancelled: false };
    acknowledged.push(booking);
    // The customer keeps the last booking.
    if (visitIdx === null || over()) continue;
    const cancelled = await customer.insist(cancelVisit, { visitIdx });
    // 510: an earlier call has cancelled it, and its answer was lost.
    if (cancelled.code !== '200' && cancelled.code !== '510')
      throw new Error(`a cancellation: ${cancelled.code}`);
    booking.isCancelled = true;
  }
}

/** Counts lost, doubled and half-written bookings, and overbooked times. Call it after the API has stopped. */
async function count({ env }: Ordeal, acknowledged: readonly Acknowledged[]) {
  const { db, close } = await openDatabase(readConfig(env));
  const visits = await db.selectFrom('visit').selectAll().execute();
  const keys = await db.selectFrom('submission_key').select(['key', 'answer']).execute();
  const rooms = await db.selectFrom('showroom').select(['bbs_idx', 'visit_places']).execute();
  await close();
  const rows = new Map(visits.map((row) => [String(row.visit_idx), row]));
  const answers = new Map(keys.map(({ key, answer }) => [key, answer]));
  const numberOf = (key: string) => {
    const answer = answers.get(key);
    return answer && 'visitIdx' in answer ? answer.visitIdx : null;
  };
  const booked = new Map<string, number>();
  for (const { bbs_idx, visit_on, visit_time, place } of visits) {
    const time = [bbs_idx, visit_on, visit_time].join(' ');
    if (place !== null) booked.set(time, (booked.get(time) ?? 0) + 1);
  }
  const placesOf = (time: string) =>
    rooms.find(({ bbs_idx }) => time.startsWith(`${bbs_idx} `))?.visit_places ?? 0;
  return {
    visits: visits.length,
    lost: acknowledged.filter(
      ({ key, visitIdx }) =>
        visitIdx !== null && !(numberOf(key) === visitIdx && rows.has(visitIdx)),
    ).length,
    // Each key must have exactly one row, and each row a key.
    doubled: Math.abs(visits.length - keys.length),
    halfWritten: acknowledged.filter(({ key, visitIdx, isCancelled }) =>
      visitIdx === null ? answers.has(key) : (rows.get(visitIdx)?.place === null) !== isCancelled,
    ).length,
    overbooked: [...booked].filter(([time, places]) => places > placesOf(time)).length,
  };
}

/**
 * Kills the API while customers book and cancel visits. @returns true if nothing was lost, doubled, half-written or
 * overbooked
 */
export async function crashBookings(kind: DatabaseKind): Promise<boolean> {
  const acknowledged: Acknowledged[] = [];
  const { counted, isReadySoon } = await killLoop(
    kind,
    KILLS,
    async (ordeal) => {
      const customers = await Promise.all(
        LOGINS.map(async (loginId) => {
          const customer = new Customer(ordeal.api);
          await customer.logIn(ordeal.membership, loginId);
          return customer;
        }),
      );
      return { done: Promise.all(customers.map((each) => bookUntil(ordeal, each, acknowledged))) };
    },
    (ordeal) => count(ordeal, acknowledged),
  );
  const { visits, ...faults } = counted;
  say(
    `${kind}: ${KILLS} kills under ${LOGINS.length} customers who book visits: ${visits} bookings, ${acknowledged.length} answered`,
  );
  say(
    `  lost ${faults.lost}, doubled ${faults.doubled}, half-written ${faults.halfWritten}, times with more bookings than places ${faults.overbooked} (floor 0 each)`,
  );
  return isReadySoon && visits > KILLS / 2 && Object.values(faults).every((found) => found === 0);
}
