import { findModels } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';
import { findProducts } from './repository.ts';

export const product = fp<Parts>(
  async (app, { db }) => {
    route(app, findModels, (input) => findProducts(db, input));
  },
  { name: 'product', dependencies: ROUTE_PLUGINS },
);
