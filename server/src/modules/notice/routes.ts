import { readNotice, listNotices } from '@portal/contract';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';
import { findNotice, findNotices } from './repository.ts';

export const notice = fp<Parts>(
  async (app, { db, clock }) => {
    route(app, listNotices, (input) => findNotices(db, input, clock.today()));
    route(app, readNotice, async ({ idx }) => {
      const found = await findNotice(db, idx, clock.today());
      if (!found) throw new AppError('ERR_NOT_FOUND');
      return found;
    });
  },
  { name: 'notice', dependencies: ROUTE_PLUGINS },
);
