import {
  cancelOrder,
  fileOrder,
  findSameOrder,
  listOrders,
  listServiceOrders,
  payOrderByPoints,
  quoteOrder,
  quoteRange,
  rateVisit,
  readOrder,
  serviceKinds,
  services as table,
  serviceStatusName,
  visitKinds,
  type ServiceKind,
} from '@portal/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { Accepted, route, routes } from '../../route.ts';
import type { Member } from '../member/rules.ts';
import { onceADay } from '../message/daily.ts';
import { rangeOf } from '../service-quote/range.ts';
import { readTariff } from '../service-quote/tariff.ts';
import { rate } from './after-visit/rating.ts';
import { findAllOrders, findNextVisit, findSame } from './all-orders.ts';
import { detailOf } from './views/detail.ts';
import { fileOrder as file } from './file-order.ts';
import { moveOrder } from './move-order.ts';
import { cancelOverdue } from './pay-order.ts';
import { payByPoints } from './points.ts';
import { findOrder, findOrders } from './repository.ts';
import { summarised } from './views/summaries.ts';
import { deleteExpiredOrders } from './retention.ts';
import { services } from './service.ts';
import { tellOfTomorrow } from './tell.ts';

/** The number of a request: the one field of the calls about it, which name it differently. */
const numberIn = (input: Readonly<Record<string, string>>) => Object.values(input)[0] ?? '';

/** The calls that answer what a service costs for a product group, for those where nothing else matters. */
function routeQuotes(app: FastifyInstance, { db }: Parts): void {
  for (const kind of visitKinds) {
    const call = quoteOrder[kind];
    const { price } = services[kind];
    if (!call || !price) continue;
    route(app, call, async (input) => {
      const asked = Object.values(input)[0];
      const product = table[kind].products.find((group) => group === asked);
      if (product === undefined) throw new AppError('ERR_INVALID_INPUT');
      return price(await readTariff(db), product);
    });
  }
}

/** The call that answers what a service costs at least and at most. */
function routeRange(app: FastifyInstance, { db }: Parts): void {
  route(app, quoteRange, async ({ service, product }) => {
    const tariff = await readTariff(db);
    const { price, prices } = services[service];
    const groups = table[service].products.filter(
      (group) => product === undefined || group === product,
    );
    const all = await Promise.all(
      groups.map((group) => (price ? [price(tariff, group)] : prices?.(tariff, group, db))),
    );
    const range = rangeOf(all.flatMap((some = []) => some));
    if (!range) throw new AppError('ERR_INVALID_INPUT');
    return range;
  });
}

/** The calls about requests for services: filing, lists, details, cancelling and paying with points. */
export const serviceOrder = routes('service-order', ['every-minute'], async (app, parts) => {
  const { db, clock } = parts;
  app.everyMinute('delete requests past their time', () => deleteExpiredOrders(parts));
  app.everyMinute(
    'tell of tomorrow’s visits',
    onceADay(clock, (today) => tellOfTomorrow(parts, today)),
  );
  app.everyMinute('cancel requests that were not paid in time', () => cancelOverdue(parts));

  const list = async (
    service: ServiceKind,
    { memberId }: Member,
    wanted: Parameters<typeof findOrders>[3],
  ) => summarised(parts, await findOrders(db, memberId, service, wanted));
  const detail = async (service: ServiceKind, { memberId }: Member, ordNbr: string) => {
    const row = await findOrder(db, ordNbr, { memberId, service });
    if (!row) throw new AppError('ERR_NOT_FOUND');
    return detailOf(parts, row);
  };
  const cancel = async (service: ServiceKind, { memberId }: Member, ordNbr: string) => {
    const own = { memberId, service };
    const event = { at: clock.now().getTime(), by: 'customer', note: '' } as const;
    const moved = await moveOrder(parts, { ordNbr, move: 'cancel', own }, event);
    if (!moved) throw new AppError('ERR_NOT_FOUND');
    const answer = { ordNbr, status: 'CANCEL' } as const;
    if ('to' in moved.outcome) return answer;
    if (moved.outcome.refused === 'already') return new Accepted('510', answer);
    throw new AppError(
      moved.outcome.refused === 'paying' ? 'ERR_PAY_UNDER_WAY' : 'ERR_CANCEL_STAGE',
    );
  };

  route(app, listServiceOrders, async (input, { member: { memberId } }) => {
    const [page, next] = await Promise.all([
      findAllOrders(db, memberId, input),
      findNextVisit(db, memberId, clock.today()),
    ]);
    return { ...(await summarised(parts, page)), next };
  });

  route(app, findSameOrder, async (input, { member: { memberId } }) => {
    const same = await findSame(db, memberId, input);
    return {
      order: same && {
        ordNbr: String(same.ord_nbr),
        statusName: serviceStatusName(same.service, same.status),
      },
    };
  });

  route(app, rateVisit, (input, { member }) => rate(parts, member.memberId, input));

  routeQuotes(app, parts);
  routeRange(app, parts);
  for (const service of serviceKinds) {
    route(app, listOrders[service], (input, { member }) => list(service, member, input));
    const byPoints = payOrderByPoints[service];
    if (byPoints)
      route(app, byPoints, ({ ordNbr }, { member }) =>
        payByPoints(parts, member, { service, ordNbr }),
      );
    services[service].routes?.(app, parts);
    route(app, readOrder[service], (input, { member }) => {
      return detail(service, member, numberIn(input));
    });
    route(app, cancelOrder[service], (input, { member }) => {
      return cancel(service, member, numberIn(input));
    });
  }
  for (const call of new Set(Object.values(fileOrder))) {
    const [service = 'after'] = serviceKinds.filter((kind) => fileOrder[kind] === call);
    route(app, call, (input, { key, member, siteType }) =>
      file(parts, {
        kind: call.kind,
        service: input.service ?? service,
        key,
        input,
        member,
        siteType,
      }),
    );
  }
});
