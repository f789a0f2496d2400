import type { Endpoint } from '@portal/contract';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';
import type { Parts } from '../parts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A hook that throws AppError ERR_FORBIDDEN unless a page of the portal made the call. */
    fromPortalOnly: onRequestAsyncHookHandler;
  }
}

/** Set by the portal's own client. A form cannot set it, and another site's script needs a CORS preflight. */
const CLIENT = 'x-portal-client';

/** Whether the call needs protection from request forgery: it may change something for the customer. */
export const isUnsafe = ({ method, changes, from }: Endpoint): boolean =>
  from !== 'provider' && (method === 'POST' || changes === true);

/** Checks Sec-Fetch-Site, or Origin in browsers that are too old to send it. */
function isFromPortal({ headers }: FastifyRequest, portalOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  const same = site === undefined ? headers.origin === portalOrigin : site === 'same-origin';
  return same && Boolean(headers[CLIENT]);
}

/** Keeps other sites from making a customer's browser call the API (request forgery). */
export const sameOrigin = fp<Pick<Parts, 'config'>>(
  async (app, { config }) => {
    app.decorate('fromPortalOnly', async (request: FastifyRequest) => {
      if (!isFromPortal(request, config.PORTAL_ORIGIN)) throw new AppError('ERR_FORBIDDEN');
    });
  },
  { name: 'same-origin', dependencies: ['failures'] },
);
