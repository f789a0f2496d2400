import type { AnswerOf, listPointExpiries, ParsedInputOf } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Of } from './repository.ts';
import { leftOf } from './rules.ts';

/** A query for the points in the balance that have an expiry day, one row for each time they were earned, soonest first. */
const expiring = (db: Db, { userIdx }: Of, today: string, balance: number) =>
  db
    .with('lot', (lots) =>
      lots
        .selectFrom('point_entry')
        .select([
          'entry_idx',
          'amount',
          'expires_on',
          sql<number>`sum(amount) over (order by happened_on desc, entry_idx desc) - amount`.as(
            'newer',
          ),
        ])
        .where('user_idx', '=', userIdx ?? '')
        .where('type', '=', 'EARN')
        .where((or) => or.or([or('expires_on', 'is', null), or('expires_on', '>', today)])),
    )
    .selectFrom('lot')
    .select(({ selectFrom }) => [
      'amount',
      'newer',
      sql<string>`expires_on`.as('expires_on'),
      // A subquery, so that the text is read for the page's rows only. The index contains all other columns.
      selectFrom('point_entry')
        .select('text')
        .whereRef('point_entry.entry_idx', '=', 'lot.entry_idx')
        .$asScalar()
        .$notNull()
        .as('text'),
    ])
    .where('newer', '<', balance)
    .where('expires_on', 'is not', null)
    .orderBy('expires_on');

/** How many points of a balance expire next, and on which day; 0 and null if none will expire. */
export async function findNextExpiry(db: Db, member: Of, today: string, balance: number) {
  const lots = await expiring(db, member, today, balance).fetch(1, 'with ties').execute();
  return {
    total: lots.reduce((sum, lot) => sum + leftOf(lot, balance), 0),
    expiresOn: lots[0]?.expires_on ?? null,
  };
}

/** One page of the points of a balance that expire by `until`, soonest first. */
export const findExpiries = (
  db: Db,
  member: Of,
  { today, until, balance }: { today: string; until: string; balance: number },
  wanted: ParsedInputOf<typeof listPointExpiries>,
): Promise<AnswerOf<typeof listPointExpiries>> =>
  readPage(
    expiring(db, member, today, balance).where('expires_on', '<=', until).orderBy('entry_idx'),
    // A window function: a subquery would compute the sums over all entries a second time.
    { ...wanted, counted: sql<number>`count(*) over ()` },
    (lot) => ({ amount: leftOf(lot, balance), expiresOn: lot.expires_on, text: lot.text }),
  );
