import type { DeskAccount } from '@portal/config';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DeskError } from './refusals.ts';
import type { Sessions } from './sessions.ts';

/** The console sends this header. A form cannot, and another site's script would need a CORS preflight. */
const CLIENT = 'x-desk-client';

/**
 * Refuses requests under any name but the desk's, and changes that no page of the desk sent: by Sec-Fetch-Site, or
 * by Origin from browsers that do not send it.
 */
export function guard(app: FastifyInstance, origin: string): void {
  const { host } = new URL(origin);
  app.addHook('onRequest', async (request) => {
    const { headers, method, url } = request;
    if (url.startsWith('/-/health/')) return;
    if (request.host !== host)
      throw new DeskError('not-allowed', `the desk answers at ${origin} alone: open it there`);
    if (method === 'GET' || method === 'HEAD') return;
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
