import type { Store } from '../../parts.ts';

/**
 * Whether a phone number wants no messages.
 * @param protects asks about messages that protect an account: of a refusal with a link they are sent all the same, because
 *   links are forwarded
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
 * From now on nothing is sent to a phone number.
 * @param byLink refuses with a message's link: what protects an account goes on
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
