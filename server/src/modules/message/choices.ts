import {
  messageTopics,
  type MessageTopic,
  type MessageWay,
  type MessageWays,
} from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const DEFAULT: MessageWay = 'talkOrText';
const topics = Object.keys(messageTopics) as MessageTopic[];

/** How a member wants the messages of each topic. */
export async function waysOf(db: Db, memberId: string): Promise<MessageWays> {
  const rows = await db
    .selectFrom('message_choice')
    .select(['topic', 'way'])
    .where('member_id', '=', memberId)
    .execute();
  const chosen = new Map(rows.map(({ topic, way }) => [topic, way]));
  const all = topics.map((topic) => [topic, chosen.get(topic) ?? DEFAULT]);
  return Object.fromEntries(all) as MessageWays;
}

/** Messages that are not sent yet follow the choice too. */
export async function saveWays(db: Db, memberId: string, ways: MessageWays): Promise<void> {
  await db
    .insertInto('message_choice')
    .values(topics.map((topic) => ({ member_id: memberId, topic, way: ways[topic] })))
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'topic']).doUpdateSet({ way: sql`excluded.way` }),
    )
    .execute();
}
