import { noticeDetailInfo, selectNoticeList } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../route.ts';
import { findNotice, findNotices } from './repository.ts';

export const notice = fp<{ db: Db; clock: Clock }>(
  async (app, { db, clock }) => {
    route(app, selectNoticeList, (input) => findNotices(db, input, clock.today()));
    route(app, noticeDetailInfo, async ({ idx }) => {
      const found = await findNotice(db, idx, clock.today());
      if (!found) throw new AppError('ERR_NOT_FOUND');
      return found;
    });
  },
  { name: 'notice', dependencies: ['failures', 'headers'] },
);
