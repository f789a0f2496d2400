import { selectNoticeList } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { route } from '../../route.ts';
import { findNotices } from './repository.ts';

export const notice = fp<{ db: Db; clock: Clock }>(
  async (app, { db, clock }) => {
    route(app, selectNoticeList, (input) => findNotices(db, input, clock.today()));
  },
  { name: 'notice', dependencies: ['failures', 'headers'] },
);
