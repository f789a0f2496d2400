import { listServiceDays, listSeatsOfOrder, listSeatsOfModel } from '@portal/contract';
import { isAnotherRegion } from '@portal/format';
import { firstMovable } from '../../calendar/clock.ts';
import { AppError, fieldError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { findChairModel, findOwnedProducts } from '../owned-product/repository.ts';
import { findModel } from '../product/repository.ts';
import { freeCalendarOf } from './free-days.ts';
import { materialsOf } from './materials.ts';

/** Days of services, and seats; all but the seats of the member's own chair are open to visitors. */
export const serviceQuote = routes(
  'service-quote',
  ['tries'],
  async (app, { db, clock, company, cipher }) => {
    const limitSerials = app.limitTries('seats of a model', { perAddress: 600 });

    route(app, listServiceDays, async ({ holidayType, product, firstOn, ...where }) => {
      if (product === 'o' && holidayType !== 'delivery')
        throw fieldError('product', '온라인으로 예약할 수 없는 제품입니다.');
      const calendar = await freeCalendarOf(db, where.zonecode, {
        service: holidayType,
        product: product === 'o' ? undefined : product,
        today: clock.today(),
        holidays: company.schedule.holidays,
        firstOn,
        apart: isAnotherRegion(where.fromAddr, where.toAddr),
      });
      return { ...calendar, movableFrom: firstMovable(clock.now()) };
    });

    route(app, listSeatsOfOrder, async ({ ordNo }, { member: { userIdx } }) => {
      const chairs = userIdx === null ? [] : await findOwnedProducts({ db, cipher }, userIdx, 'bf');
      const chair = chairs.find((each) => each.ordNo === ordNo);
      if (!chair) throw new AppError('ERR_NOT_FOUND');
      return materialsOf(db, chair);
    });

    route(app, listSeatsOfModel, async ({ serialNo, ...named }, { request }) => {
      await limitSerials(request);
      const model =
        serialNo === undefined ? await findModel(db, named) : await findChairModel(db, serialNo);
      if (!model || ('product' in model && model.product !== 'bf'))
        throw new AppError('ERR_NOT_FOUND');
      return materialsOf(db, model);
    });
  },
);
