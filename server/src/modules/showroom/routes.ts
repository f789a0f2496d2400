import { listShowrooms, listShowroomRegions, readShowroom } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { findRegions, findShowroom, findShowrooms } from './repository.ts';

export const showroom = routes('showroom', [], async (app, { db, clock, company }) => {
  const on = () => ({ today: clock.today(), holidays: company.schedule.holidays });

  route(app, listShowroomRegions, () => findRegions(db));

  route(app, listShowrooms, (input) => findShowrooms(db, input, on()));

  route(app, readShowroom, async ({ bbsIdx }) => {
    const found = await findShowroom(db, bbsIdx, on());
    if (!found) throw new AppError('ERR_NOT_FOUND');
    return found.showroom;
  });
});
