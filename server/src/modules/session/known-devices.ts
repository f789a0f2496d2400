import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { pseudonym } from '../../pseudonym.ts';

/** Devices that are remembered for each member; of more, the one that was unused longest is forgotten. */
const MOST = 10;

/** What a device's cookie holds: nobody is told by it who uses the device. */
export const newDeviceId = (): string => randomBytes(32).toString('base64url');

/**
 * Remembers that a member logs in on a device. Call it in a transaction that has written the member's row: of two logins at
 * once the second waits.
 * @returns whether the device is new: the member has logged in before, but not on this one. The first login ever is not new
 */
export async function rememberDevice(
  transaction: Db,
  secretKey: string,
  { memberId, deviceId }: { memberId: string; deviceId: string },
  now: number,
): Promise<boolean> {
  // Another hash for each member: the table does not tell who shares a device.
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
