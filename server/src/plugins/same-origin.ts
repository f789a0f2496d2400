import type { Endpoint } from '@portal/contract';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';
import type { Parts } from '../parts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A hook. @throws AppError ERR_FORBIDDEN unless a page of the portal made this call */
    fromPortalOnly: onRequestAsyncHookHandler;
  }
}

/** Set by the portal's own client: no form can, and another site's script has to ask first. */
const CLIENT = 'x-portal-client';

/** Whether a call can do harm in the name of a customer who did not mean it. */
export const isUnsafe = ({ method, changes, from }: Endpoint): boolean =>
  from !== 'provider' && (method === 'POST' || changes === true);

/** What the browser itself says; Origin where it is too old to say Sec-Fetch-Site. */
function isFromPortal({ headers }: FastifyRequest, portalOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  const same = site === undefined ? headers.origin === portalOrigin : site === 'same-origin';
  return same && Boolean(headers[CLIENT]);
}

/** Keeps other sites from making a customer's browser call the API. */
export const sameOrigin = fp<Pick<Parts, 'config'>>(
  async (app, { config }) => {
    app.decorate('fromPortalOnly', async (request: FastifyRequest) => {
      if (!isFromPortal(request, config.PORTAL_ORIGIN)) throw new AppError('ERR_FORBIDDEN');
    });
  },
  { name: 'same-origin', dependencies: ['failures'] },
);
