import fp from 'fastify-plugin';
import type { Parts } from '../../parts.ts';
import { success } from '../../route.ts';
import { contentRevision } from '../revision/repository.ts';

/**
 * Tells the portal's server when its cached pages are out of date. The revision changes with every publication,
 * and with the day in Seoul, because posts appear and end by day.
 */
export const content = fp<Parts>(
  async (app, { db, clock }) => {
    // The portal polls this several times a second, so only failures are logged.
    app.get('/api/content/revision', { logLevel: 'warn' }, async (_, reply) => {
      void reply.header('cache-control', 'no-store');
      return success({ revision: `${await contentRevision(db)} ${clock.today()}` });
    });
  },
  { name: 'content', dependencies: ['failures', 'headers'] },
);
