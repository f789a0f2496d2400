import { findModels } from '@portal/contract';
import { route, routes } from '../../route.ts';
import { findProducts } from './repository.ts';

export const product = routes('product', [], async (app, { db }) => {
  route(app, findModels, (input) => findProducts(db, input));
});
