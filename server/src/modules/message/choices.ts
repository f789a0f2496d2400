import {
  DEFAULT_MESSAGE_WAY,
  messageTopics,
  type MessageTopic,
  type MessageWay,
  type MessageWays,
} from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Message } from './outbox.ts';
import { topicOf } from './templates.ts';

const topics = Object.keys(messageTopics) as MessageTopic[];

/** The way that a member has chosen for each topic, or the default. */
export async function waysOf(db: Db, memberId: string): Promise<MessageWays> {
  const rows = await db
    .selectFrom('message_choice')
    .select(['topic', 'way'])
    .where('member_id', '=', memberId)
    .execute();
  const chosen = new Map(rows.map(({ topic, way }) => [topic, way]));
  const all = topics.map((topic) => [topic, chosen.get(topic) ?? DEFAULT_MESSAGE_WAY]);
  return Object.fromEntries(all) as MessageWays;
}

/** The way for one message: that of its topic, or the default where it has no topic or belongs to no member. */
export async function wayOf(
  db: Db,
  message: Pick<Message, 'event' | 'member_id'>,
): Promise<MessageWay> {
  const topic = topicOf(message.event);
  if (topic === null || message.member_id === null) return DEFAULT_MESSAGE_WAY;
  return (await waysOf(db, message.member_id))[topic];
}

/** Stores a member's choice. It also counts for messages that are written but not sent yet. */
export async function saveWays(db: Db, memberId: string, ways: MessageWays): Promise<void> {
  await db
    .insertInto('message_choice')
    .values(topics.map((topic) => ({ member_id: memberId, topic, way: ways[topic] })))
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'topic']).doUpdateSet({ way: sql`excluded.way` }),
    )
    .execute();
}
