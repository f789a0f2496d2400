import { readTerms } from '@portal/contract';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';
import { findTerms } from './repository.ts';

export const terms = fp<Parts>(
  async (app, { db, clock }) => {
    route(app, readTerms, async (input) => {
      const text = await findTerms(db, input, clock.today());
      if (!text) throw new AppError('ERR_NOT_FOUND');
      return text;
    });
  },
  { name: 'terms', dependencies: ROUTE_PLUGINS },
);
