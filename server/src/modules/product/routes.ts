import { getProductListByName } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Db } from '../../db/database.ts';
import { route } from '../../route.ts';
import { findProducts } from './repository.ts';

export const product = fp<{ db: Db }>(
  async (app, { db }) => {
    route(app, getProductListByName, (input) => findProducts(db, input));
  },
  { name: 'product', dependencies: ['failures', 'headers'] },
);
