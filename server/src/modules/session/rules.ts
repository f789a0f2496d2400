/** A session expires an hour after its last call, and twelve hours after it began in any case. */
export const IDLE_MS = 60 * 60_000;
export const LONGEST_MS = 12 * 60 * 60_000;

/** `seenAt` is updated at most this often. */
const TOUCHED_EVERY_MS = 60_000;

/** A browser's session. Instants are milliseconds since 1970. */
export interface Session {
  /** SHA-256 of the session cookie's value. */
  idHash: string;
  memberId: string | null;
  /** The device in words for customers: `Android 휴대전화의 Chrome`. */
  device: string;
  createdAt: number;
  seenAt: number;
  /** The phone number that an identity check confirmed in this session, digits only; else empty. */
  provenPhone: string;
}

type Times = Pick<Session, 'createdAt' | 'seenAt'>;

export const isLive = ({ createdAt, seenAt }: Times, now: number): boolean =>
  now - seenAt < IDLE_MS && now - createdAt < LONGEST_MS;

export const isDueForTouch = ({ seenAt }: Times, now: number) => now - seenAt >= TOUCHED_EVERY_MS;
