import type { Store } from '../../parts.ts';

/** Whether a phone number wants no messages. */
export async function isRefused({ db, cipher }: Store, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('message_refusal')
    .select('refusal_idx')
    .where('phone_index', 'in', cipher.indexes('message_refusal.phone', phone))
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on nothing is sent to a phone number. */
export async function refuseMessages({ db, cipher }: Store, phone: string, now: number) {
  if (await isRefused({ db, cipher }, phone)) return;
  await db
    .insertInto('message_refusal')
    .values({
      phone: cipher.seal('message_refusal.phone', phone),
      phone_index: cipher.index('message_refusal.phone', phone),
      refused_at: now,
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
