import type { Store } from '../../parts.ts';

/**
 * Whether messages to a phone number were refused.
 * @param protects whether the message protects an account, as one about a login on a new device. Such a message is refused by the
 *   customer centre alone, not by a link, because links are forwarded
 */
export async function isRefused(
  { db, cipher }: Store,
  phone: string,
  protects = false,
): Promise<boolean> {
  let query = db
    .selectFrom('message_refusal')
    .select('refusal_idx')
    .where('phone_index', 'in', cipher.indexes('message_refusal.phone', phone));
  if (protects) query = query.where('by_link', '=', false);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Refuses messages to a phone number from now on.
 * @param byLink it was refused with a message's link: messages that protect an account are still sent
 */
export async function refuseMessages(
  { db, cipher }: Store,
  phone: string,
  now: number,
  byLink = false,
): Promise<void> {
  if (await isRefused({ db, cipher }, phone, !byLink)) return;
  await db
    .insertInto('message_refusal')
    .values({
      phone: cipher.seal('message_refusal.phone', phone),
      phone_index: cipher.index('message_refusal.phone', phone),
      refused_at: now,
      by_link: byLink,
    })
    .execute();
}

/** From now on messages are sent to a phone number again; those that it missed are not. */
export async function allowMessages({ db, cipher }: Store, phone: string): Promise<void> {
  await db
    .deleteFrom('message_refusal')
    .where('phone_index', 'in', cipher.indexes('message_refusal.phone', phone))
    .execute();
}
