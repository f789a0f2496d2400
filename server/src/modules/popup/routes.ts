import { listDescriptionCards, listPopups } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';
import { findPopups } from './repository.ts';

export const popup = fp<Parts>(
  async (app, { db, clock }) => {
    route(app, listPopups, (input) => findPopups(db, 'popup', input, clock.today()));
    route(app, listDescriptionCards, (input) => findPopups(db, 'card', input, clock.today()));
  },
  { name: 'popup', dependencies: ROUTE_PLUGINS },
);
