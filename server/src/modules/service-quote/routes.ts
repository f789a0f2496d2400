import {
  findErpHoliday,
  getAfterServicePrice,
  getAssemblePrice,
  getMaterials,
  getProductMaterials,
  getTransferPrice,
} from '@portal/contract';
import { regionOf } from '@portal/format';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';
import { findChairModel, findOwnedProducts } from '../owned-product/repository.ts';
import { findModel } from '../product/repository.ts';
import { calendarOf } from './days.ts';
import { materialsOf } from './materials.ts';
import { servedRegion } from './places.ts';
import { afterServicePrice, assemblePrice, transferPrice } from './prices.ts';

/** Prices and days of services; all but the seats of the member's own chair are open to visitors. */
export const serviceQuote = fp<Parts>(
  async (app, { db, clock, company }) => {
    const limitSerials = app.limitTries({ perAddress: 600 });

    route(app, findErpHoliday, ({ holidayType, product, firstOn, fromAddr, toAddr }) =>
      calendarOf({
        service: holidayType,
        product,
        today: clock.today(),
        holidays: company.schedule.holidays,
        firstOn,
        apart: regionOf(fromAddr) !== regionOf(toAddr),
      }),
    );

    route(app, getAfterServicePrice, ({ product, orderKind }) =>
      afterServicePrice(product, orderKind),
    );

    route(app, getAssemblePrice, ({ grpCode }) => assemblePrice(grpCode));

    route(app, getTransferPrice, ({ product, fromAddr, toAddr, ladderFrom, ladderTo }) => {
      const from = servedRegion('fromAddr', fromAddr);
      const to = servedRegion('toAddr', toAddr);
      const ladders = { from: ladderFrom === 'Y', to: ladderTo === 'Y' };
      return {
        ...transferPrice(product, { from, to }, ladders),
        fromRegion: from,
        toRegion: to,
      };
    });

    route(app, getMaterials, async ({ ordNo }, { member: { userIdx } }) => {
      const chairs = userIdx === null ? [] : await findOwnedProducts(db, userIdx, 'bf');
      const chair = chairs.find((each) => each.ordNo === ordNo);
      if (!chair) throw new AppError('ERR_NOT_FOUND');
      return materialsOf(db, chair);
    });

    route(app, getProductMaterials, async ({ serialNo, ...named }, { request }) => {
      await limitSerials(request);
      const model =
        serialNo === undefined ? await findModel(db, named) : await findChairModel(db, serialNo);
      if (!model || ('product' in model && model.product !== 'bf'))
        throw new AppError('ERR_NOT_FOUND');
      return materialsOf(db, model);
    });
  },
  { name: 'service-quote', dependencies: [...ROUTE_PLUGINS, 'tries'] },
);
