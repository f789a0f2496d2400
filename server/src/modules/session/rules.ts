/** A session ends an hour after the last call, and twelve hours after it began whatever happens. */
export const IDLE_MS = 60 * 60_000;
export const LONGEST_MS = 12 * 60 * 60_000;

/** A call within this time of the last one it was noted for is not noted again. */
const NOTED_EVERY_MS = 60_000;

/** A browser that is known again. Instants are milliseconds since 1970. */
export interface Session {
  /** SHA-256 of what the browser's cookie holds. */
  idHash: string;
  memberId: string | null;
  createdAt: number;
  seenAt: number;
  /** The number that an identity check found in this session, digits only; else empty. */
  provenPhone: string;
}

type Times = Pick<Session, 'createdAt' | 'seenAt'>;

export const isLive = ({ createdAt, seenAt }: Times, now: number): boolean =>
  now - seenAt < IDLE_MS && now - createdAt < LONGEST_MS;

export const isWorthNoting = ({ seenAt }: Times, now: number): boolean =>
  now - seenAt >= NOTED_EVERY_MS;
