import {
  isVisit,
  type AnswerOf,
  type ParsedInputOf,
  type rateVisit,
  type ServiceKind,
  type VisitScore,
} from '@portal/contract';
import { sql } from 'kysely';
import { daysAfter, seoulDayOf } from '../../../calendar/clock.ts';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { Parts, Store } from '../../../parts.ts';
import { daysReached } from '../../stage/stages.ts';
import { eventsOf, findOrder } from '../repository.ts';
import { orderStateOf } from '../rules.ts';
import { meanOf, ratableUntil } from './rules.ts';

type Rating = AnswerOf<typeof rateVisit>;
type RateParts = Pick<Parts, 'db' | 'cipher' | 'clock'>;

/** How many low answers are listed at most. */
const LISTED = 100;
/** An answer that somebody should read. */
const LOW = 1;

const findRow = (db: Db, ordNbr: number) =>
  db.selectFrom('visit_rating').selectAll().where('ord_nbr', '=', ordNbr).executeTakeFirst();

/**
 * How a member says that a visit was. @param doneOn the day on which the request reached its status
 * @returns null where nobody is asked: before the visit is done, and where it was not said in time
 */
export async function ratingOf(
  { db, cipher, clock }: RateParts,
  { ord_nbr, service, status }: Pick<Row<'service_order'>, 'ord_nbr' | 'service' | 'status'>,
  doneOn: string | null,
): Promise<Rating | null> {
  if (doneOn === null || !isVisit(service) || orderStateOf(service, status) !== 'DONE') return null;
  const row = await findRow(db, ord_nbr);
  const ratedOn = row ? seoulDayOf(new Date(row.rated_at)) : null;
  const until = ratableUntil({ doneOn, ratedOn }, clock.today());
  if (!row) return until === null ? null : { score: null, text: '', until };
  const text = cipher.open('visit_rating.text', row.text);
  return { score: String(row.score) as VisitScore, text, until };
}

/**
 * Stores how one of the member's visits was; the primary key keeps one answer for each.
 * @throws AppError ERR_NOT_FOUND, ERR_RATING_CLOSED
 */
export async function rate(
  parts: RateParts,
  memberId: string,
  { ordNbr, score, text }: ParsedInputOf<typeof rateVisit>,
): Promise<Rating> {
  const { db, cipher, clock } = parts;
  const order = await findOrder(db, ordNbr, { memberId });
  if (!order) throw new AppError('ERR_NOT_FOUND');
  const doneOn = daysReached(await eventsOf(parts, order.ord_nbr)).get(order.status) ?? null;
  const asked = await ratingOf(parts, order, doneOn);
  if (!asked?.until) throw new AppError('ERR_RATING_CLOSED');
  const said = { score: Number(score), text: cipher.seal('visit_rating.text', text) };
  await db
    .insertInto('visit_rating')
    .values({
      ord_nbr: order.ord_nbr,
      member_id: memberId,
      rated_at: clock.now().getTime(),
      ...said,
    })
    .onConflict((conflict) => conflict.column('ord_nbr').doUpdateSet(said))
    .execute();
  const stored = await ratingOf(parts, order, doneOn);
  if (!stored) throw new AppError('ERR_RATING_CLOSED');
  return stored;
}

/** Deletes what a member who left has said about visits. */
export async function forgetRatings(transaction: Db, memberId: string): Promise<void> {
  await transaction.deleteFrom('visit_rating').where('member_id', '=', memberId).execute();
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00+09:00`);

/**
 * How often each score was given between two days, their mean and the newest low ones, by the number of the request alone.
 * @param days both included; default: all
 */
export async function sumRatings(
  db: Db,
  { from, until }: { from?: string | undefined; until?: string | undefined },
) {
  let asked = db
    .selectFrom('visit_rating')
    .innerJoin('service_order', 'service_order.ord_nbr', 'visit_rating.ord_nbr');
  if (from !== undefined) asked = asked.where('rated_at', '>=', midnight(from));
  if (until !== undefined) asked = asked.where('rated_at', '<', midnight(daysAfter(until, 1)));
  const counts = await asked
    .select(['score', sql<number>`count(*)`.as('times')])
    .groupBy('score')
    .orderBy('score', 'desc')
    .execute();
  const low = await asked
    .select(['visit_rating.ord_nbr', 'service', 'rated_at'])
    .where('score', '=', LOW)
    .orderBy('rated_at', 'desc')
    .limit(LISTED)
    .execute();
  return {
    ratings: counts.reduce((sum, { times }) => sum + times, 0),
    mean: meanOf(counts),
    scores: Object.fromEntries(counts.map(({ score, times }) => [score, times])),
    low: low.map((row): { ordNbr: string; service: ServiceKind; ratedOn: string } => ({
      ordNbr: String(row.ord_nbr),
      service: row.service,
      ratedOn: seoulDayOf(new Date(row.rated_at)),
    })),
  };
}

/** One answer with what the member added; null if nobody has said how the visit of this request was. */
export async function findRating({ db, cipher }: Store, ordNbr: string) {
  const row = await findRow(db, Number(ordNbr));
  if (!row) return null;
  const { score, rated_at } = row;
  const text = cipher.open('visit_rating.text', row.text);
  return { ordNbr, score, ratedOn: seoulDayOf(new Date(rated_at)), text };
}
