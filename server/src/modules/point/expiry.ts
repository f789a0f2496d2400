import type { AnswerOf, getExpireExpectList, ParsedInputOf } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Of } from './repository.ts';
import { leftOf } from './rules.ts';

/** A member's points that are not spent and will expire. */
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
      // Of the page's rows alone: the index has everything else.
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

/** What expires next of a balance, and when. */
export async function findNextExpiry(
  db: Db,
  member: Of,
  today: string,
  balance: number,
): Promise<{ total: number; expiresOn: string | null }> {
  const lots = await expiring(db, member, today, balance).fetch(1, 'with ties').execute();
  return {
    total: lots.reduce((sum, lot) => sum + leftOf(lot, balance), 0),
    expiresOn: lots[0]?.expires_on ?? null,
  };
}

/** One page of what expires of a balance until a day, the first first. */
export const findExpiries = (
  db: Db,
  member: Of,
  { today, until, balance }: { today: string; until: string; balance: number },
  wanted: ParsedInputOf<typeof getExpireExpectList>,
): Promise<AnswerOf<typeof getExpireExpectList>> =>
  readPage(
    expiring(db, member, today, balance).where('expires_on', '<=', until).orderBy('entry_idx'),
    // The sums over all that was earned are made once.
    { ...wanted, counted: sql<number>`count(*) over ()` },
    (lot) => ({ amount: leftOf(lot, balance), expiresOn: lot.expires_on, text: lot.text }),
  );
