import fp from 'fastify-plugin';
import type { Parts } from '../../parts.ts';
import { success } from '../../route.ts';
import { contentRevision } from './repository.ts';

/**
 * Tells the portal's server when a page it keeps is out of date: the revision changes with every
 * publication, and with the day in Seoul, on which posts come out and end.
 */
export const content = fp<Parts>(
  async (app, { db, clock }) => {
    // Asked several times a second while pages are asked for: only its failures are worth a line.
    app.get('/api/content/revision', { logLevel: 'warn' }, async (_, reply) => {
      void reply.header('cache-control', 'no-store');
      return success({ revision: `${await contentRevision(db)} ${clock.today()}` });
    });
  },
  { name: 'content', dependencies: ['failures', 'headers'] },
);
