import type { AnswerOf, listPopups, ParsedInputOf } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';

/** The popups or cards of a page `today`, a calendar day in Seoul, in order. */
export async function findPopups(
  db: Db,
  kind: Row<'popup'>['kind'],
  { pageName }: ParsedInputOf<typeof listPopups>,
  today: string,
): Promise<AnswerOf<typeof listPopups>> {
  let query = db
    .selectFrom('popup')
    .select(['name', 'page_name as pageName', 'title', 'pop_type as popType', 'img', 'result'])
    .select(['blocks', 'seats'])
    .where('kind', '=', kind)
    .where('from_day', '<=', today)
    .where('to_day', '>=', today);
  if (pageName !== undefined) query = query.where('page_name', '=', pageName);
  return { list: await query.orderBy('place').execute() };
}
