import { readNotice, listNotices } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { findNotice, findNotices } from './repository.ts';

export const notice = routes('notice', [], async (app, { db, clock }) => {
  route(app, listNotices, (input) => findNotices(db, input, clock.today()));
  route(app, readNotice, async ({ idx }) => {
    const found = await findNotice(db, idx, clock.today());
    if (!found) throw new AppError('ERR_NOT_FOUND');
    return found;
  });
});
