import { getDescCard, getPopupList } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { route } from '../../route.ts';
import { findPopups } from './repository.ts';

export const popup = fp<{ db: Db; clock: Clock }>(
  async (app, { db, clock }) => {
    route(app, getPopupList, (input) => findPopups(db, 'popup', input, clock.today()));
    route(app, getDescCard, (input) => findPopups(db, 'card', input, clock.today()));
  },
  { name: 'popup', dependencies: ['failures', 'headers'] },
);
