import type { Checked, CheckedAccount, Kibnet } from './kibnet.ts';

/**
 * After this long without an answer, an account counts as not checked. That is safe, because a check changes nothing.
 */
const CHECK_GIVEN_UP_MS = 10 * 60_000;

/** How long a request may be in transit before we believe a provider that does not know it. */
const ON_ITS_WAY_MS = 10_000;

const problems = { name: 'NAME', account: 'ACCOUNT', closed: 'CLOSED' } as const;
export type AccountProblem = (typeof problems)[keyof typeof problems] | 'NO_ANSWER';

/**
 * What the bank's answer says about an account: a match, why not, or null while it is open.
 * @param waited milliseconds since the check was asked for
 */
export function problemOf(checked: Checked, waited: number): 'match' | AccountProblem | null {
  if (checked === 'match') return 'match';
  if (checked !== 'pending') return problems[checked];
  return waited >= CHECK_GIVEN_UP_MS ? 'NO_ANSWER' : null;
}

/** Whether to send a request: it was never sent, or got lost on its way to a provider that does not know it. */
export const mayBegin = (sentAt: number | null, isKnown: boolean, now: number): boolean =>
  sentAt === null || (!isKnown && now - sentAt >= ON_ITS_WAY_MS);

/**
 * Sends a request under its number, or asks for its outcome: a provider that knows the number must not get it again.
 * @param begin records that it is sent now, before it is; false if another process was first
 * @returns undefined if nothing is to be asked now
 */
export async function askOnce<T>(
  { sentAt, now }: { sentAt: number | null; now: number },
  begin: () => Promise<boolean>,
  { result, send }: { result: () => Promise<T | null>; send: () => Promise<T> },
): Promise<T | undefined> {
  const known = sentAt === null ? null : await result();
  if (known !== null) return known;
  return mayBegin(sentAt, false, now) && (await begin()) ? send() : undefined;
}

/** Asks KIBNET once whose an account is. Gives up where KIBNET itself is away for longer than we wait. */
export function checkAccount(
  kibnet: Kibnet,
  asked: { requestNo: string; requestedAt: number; sentAt: number | null; now: number },
  account: CheckedAccount,
  begin: () => Promise<boolean>,
): Promise<Checked | undefined> {
  const { requestNo, requestedAt, now } = asked;
  const unlessGivenUp = (error: unknown) => {
    if (now - requestedAt < CHECK_GIVEN_UP_MS) throw error;
    return 'pending' as const;
  };
  return askOnce<Checked>(asked, begin, {
    result: () => kibnet.checkResult(requestNo).catch(unlessGivenUp),
    send: () => kibnet.check(requestNo, account).catch(unlessGivenUp),
  });
}
