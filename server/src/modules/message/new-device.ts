import { formatInstant } from '@portal/format';
import type { Store } from '../../parts.ts';
import { findMember } from '../member/repository.ts';
import { tell } from './outbox.ts';

/** For how long after a change the old number is told as well, because whoever took an account over may have changed the number. */
const OLD_NUMBER_MS = 30 * 86_400_000;

export interface NewDevice {
  memberId: string;
  /** The number that the member had at the last login; empty before the first. */
  phoneBefore: string;
  /** In words for customers. */
  device: string;
}

declare module '../../parts.ts' {
  interface Parts {
    tellOfNewDevice: typeof tellOfNewDevice;
  }
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** The old numbers of the member: those that were told of a change of the number. */
async function oldNumbers({ db, cipher }: Store, memberId: string, since: number) {
  const rows = await db
    .selectFrom('message')
    .select('phone')
    .where('member_id', '=', memberId)
    .where('event', '=', 'phoneChanged')
    .where('created_at', '>=', since)
    .execute();
  return rows.map(({ phone }) => cipher.open('message.phone', phone));
}

/**
 * Tells a member of a login on a device that is new, at their number and at those that they had lately. Call it in the
 * transaction that stores what the login brought.
 */
export async function tellOfNewDevice(
  store: Store,
  { memberId, phoneBefore, device }: NewDevice,
  at: number,
): Promise<void> {
  const time = formatInstant(new Date(at).toISOString());
  const told = { event: 'newDevice', subject: memberId, memberId } as const;
  const own = digitsOf((await findMember(store, memberId))?.phone ?? '');
  const old = [...(await oldNumbers(store, memberId, at - OLD_NUMBER_MS)), phoneBefore];
  const others = new Set(old.map(digitsOf).filter((phone) => phone !== '' && phone !== own));
  for (const phone of [null, ...others])
    await tell(store, { ...told, phone, values: { device, time } }, at);
}
