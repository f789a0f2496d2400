import { readReference, listReferences } from '@portal/contract';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';
import { findReference, findReferences } from './repository.ts';

export const reference = fp<Parts>(
  async (app, { db, clock }) => {
    route(app, listReferences, (input) => findReferences(db, input, clock.today()));
    route(app, readReference, async ({ bbsIdx }) => {
      const post = await findReference(db, bbsIdx, clock.today());
      if (!post) throw new AppError('ERR_NOT_FOUND');
      return post;
    });
  },
  { name: 'reference', dependencies: ROUTE_PLUGINS },
);
