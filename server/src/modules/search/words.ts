import type { AnswerOf, listHotWords } from '@portal/contract';
import { sql } from 'kysely';
import { daysBefore } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';
import { typedWord, wordRow } from './rules.ts';

type Words = AnswerOf<typeof listHotWords>;

const DAYS = 7;
/** The most different words that we count in a day, so that nobody can fill the tables. */
const MOST_WORDS = 2_000;
const HOTTEST = 10;
const RECOMMENDED = 8;

/** The words that were searched for in the seven days up to `today`, or have a weight. */
const counted = (db: Db, today: string) =>
  db
    .selectFrom('search_word')
    .leftJoin('search_tally', (join) =>
      join
        .onRef('search_tally.word', '=', 'search_word.word')
        .on('search_tally.day', '>', daysBefore(today, DAYS)),
    )
    .select('search_word.word')
    .groupBy('search_word.word')
    .having(sql`weight + coalesce(sum(searched), 0)`, '>', 0);

const MOST_SEARCHED = sql`weight + coalesce(sum(searched), 0) desc, search_word.word collate "C"`;

export async function hotWords(db: Db, today: string): Promise<Words> {
  return { list: await counted(db, today).orderBy(MOST_SEARCHED).limit(HOTTEST).execute() };
}

/** Words that begin with the typed letters or initial consonants, then words that contain them. */
export async function recommendedWords(db: Db, searchStr: string, today: string): Promise<Words> {
  const typed = typedWord(searchStr);
  if (!typed) return { list: [] };
  const place = sql<number>`case
    when strpos(letters, ${typed.letters}) = 1 then 0
    when strpos(initials, ${typed.initials ?? typed.letters}) = 1 then 1
    when strpos(letters, ${typed.letters}) > 1 and ${typed.letters.length} > 1 then 2 end`;
  const list = await counted(db, today)
    .where(sql<boolean>`(${place}) is not null`)
    .orderBy(place)
    .orderBy(MOST_SEARCHED)
    .limit(RECOMMENDED)
    .execute();
  return { list };
}

/** Counts a search for a word on this day, and deletes words that nobody searched for in the last seven. */
export async function countWord(db: Db, word: string, today: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { words } = await transaction
      .selectFrom('search_tally')
      .select(sql<number>`count(*)`.as('words'))
      .where('day', '=', today)
      .where('word', '<>', word)
      .executeTakeFirstOrThrow();
    if (words >= MOST_WORDS) return;
    await transaction
      .insertInto('search_word')
      .values(wordRow(word, 0))
      .onConflict((conflict) => conflict.column('word').doNothing())
      .execute();
    await transaction
      .insertInto('search_tally')
      .values({ word, day: today, searched: 1 })
      .onConflict((conflict) =>
        conflict.columns(['word', 'day']).doUpdateSet({ searched: sql`search_tally.searched + 1` }),
      )
      .execute();
    await transaction
      .deleteFrom('search_tally')
      .where('day', '<=', daysBefore(today, DAYS))
      .execute();
    await deleteUnused(transaction);
  });
}

/** Replaces the content's words; words that customers search for stay. */
export async function replaceWords(db: Db, rows: readonly NewRow<'search_word'>[]): Promise<void> {
  await db.updateTable('search_word').set({ weight: 0 }).execute();
  for (const row of rows)
    await db
      .insertInto('search_word')
      .values(row)
      .onConflict((conflict) => conflict.column('word').doUpdateSet({ weight: row.weight }))
      .execute();
  await deleteUnused(db);
}

const deleteUnused = (db: Db) =>
  db
    .deleteFrom('search_word')
    .where('weight', '=', 0)
    .where('word', 'not in', db.selectFrom('search_tally').select('word'))
    .execute();
