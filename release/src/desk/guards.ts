import type { DeskAccount } from '@portal/config';
import { findToken, type ReleaseStore } from '@portal/release-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DeskError } from './refusals.ts';
import type { Sessions } from './sessions.ts';

/** The console sends this header. A form cannot, and another site's script would need a CORS preflight. */
const CLIENT = 'x-desk-client';

/** The token after `Bearer` in the Authorization header. Null for another scheme: a page can have browsers send `Basic`. */
const bearerIn = ({ headers: { authorization } }: FastifyRequest): string | null =>
  /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? null;

/**
 * Refuses requests under any name but the desk's, and changes that no page of the desk sent: by Sec-Fetch-Site, or
 * by Origin from browsers that do not send it. No page can send a token along without knowing it.
 */
export function guard(app: FastifyInstance, origin: string): void {
  const { host } = new URL(origin);
  app.addHook('onRequest', async (request) => {
    const { headers, method, url } = request;
    if (url.startsWith('/-/health/')) return;
    if (request.host !== host)
      throw new DeskError('not-allowed', `the desk answers at ${origin} alone: open it there`);
    if (method === 'GET' || method === 'HEAD' || bearerIn(request) !== null) return;
    const site = headers['sec-fetch-site'];
    const isOwn = site === undefined ? headers.origin === origin : site === 'same-origin';
    if (!isOwn || !headers[CLIENT])
      throw new DeskError('not-allowed', `another page asked for this: use the desk at ${origin}`);
  });
}

/** The account that is signed in. @throws DeskError 'signed-out' */
export function accountOf(sessions: Sessions, request: FastifyRequest): DeskAccount {
  const account = sessions.accountOf(request);
  if (!account) throw new DeskError('signed-out', 'nobody is signed in: sign in first');
  return account;
}

/** Who asks for a verb: an account that is signed in, or a token. */
export interface Caller extends Pick<DeskAccount, 'id' | 'role' | 'remotes'> {
  /** All that a token may use; null for an account. */
  verbs: readonly string[] | null;
}

/**
 * The token in the request's Authorization header, or else the account that is signed in: never both.
 * @throws DeskError 'signed-out'
 */
export function callerOf(
  { sessions, store }: { sessions: Sessions; store: ReleaseStore },
  request: FastifyRequest,
): Caller {
  const text = bearerIn(request);
  if (text === null) return { ...accountOf(sessions, request), verbs: null };
  const token = findToken(store, text, sessions.now());
  const refuse = (why: string) => {
    request.log.warn({ token: token?.name, address: request.ip }, 'token refused');
    return new DeskError('signed-out', `${why}: ask a release manager for another`);
  };
  if (!token) throw refuse('there is no such token');
  const { name, state, until, parts, verbs } = token;
  if (state === 'revoked') throw refuse(`the token ${name} was revoked`);
  if (state === 'ended') throw refuse(`the token ${name} ended at ${until}`);
  return { id: `token ${name}`, role: 'team', remotes: parts, verbs };
}
