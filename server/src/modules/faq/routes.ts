import { listFaqs } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';
import { findFaqs } from './repository.ts';

export const faq = fp<Parts>(
  async (app, { db, clock }) => {
    route(app, listFaqs, (input) => findFaqs(db, input, clock.today()));
  },
  { name: 'faq', dependencies: ROUTE_PLUGINS },
);
