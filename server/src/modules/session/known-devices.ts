import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { pseudonym } from '../../pseudonym.ts';

/** How many devices of a member are remembered. Beyond that, the one that was not used for the longest time is forgotten. */
const MOST = 10;

/** Makes the value of a device's cookie: random, so that it says nothing about who uses the device. */
export const newDeviceId = (): string => randomBytes(32).toString('base64url');

/**
 * Remembers that a member logs in on a device. Call it in a transaction that has already written the member's row: that row is
 * locked, so the second of two simultaneous logins waits for the first.
 * @returns true if the member has logged in on other devices before and never on this one; false at the member's first login ever
 */
export async function rememberDevice(
  transaction: Db,
  secretKey: string,
  { memberId, deviceId }: { memberId: string; deviceId: string },
  now: number,
): Promise<boolean> {
  // The hash includes the member, so that the table does not show which members share a device.
  const hash = pseudonym(secretKey, `device of ${memberId}`, deviceId);
  const rows = await transaction
    .selectFrom('member_device')
    .select('device_hash')
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .orderBy('device_hash')
    .execute();
  const known = rows.map(({ device_hash }) => device_hash);
  await transaction
    .insertInto('member_device')
    .values({ member_id: memberId, device_hash: hash, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'device_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute();
  const forgotten = known.filter((each) => each !== hash).slice(MOST - 1);
  if (forgotten.length > 0)
    await transaction
      .deleteFrom('member_device')
      .where('member_id', '=', memberId)
      .where('device_hash', 'in', forgotten)
      .execute();
  return known.length > 0 && !known.includes(hash);
}

/** Forgets the devices of a member who left. */
export async function forgetDevices(transaction: Db, memberId: string): Promise<void> {
  await transaction.deleteFrom('member_device').where('member_id', '=', memberId).execute();
}
