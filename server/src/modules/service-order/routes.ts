import {
  payAssemblyByPoints,
  cancelRepair,
  cancelAssembly,
  cancelSeatReplacement,
  readRepair,
  listRepairs,
  readAssembly,
  listAssemblies,
  readMembershipOffers,
  listMemberships,
  readSeatReplacement,
  listSeatReplacements,
  listServiceOrders,
  cancelTransfer,
  paySeatReplacementByPoints,
  payTransferByPoints,
  readTransfer,
  listTransfers,
  type ServiceKind,
} from '@portal/contract';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { Accepted, route, ROUTE_PLUGINS } from '../../route.ts';
import type { Member } from '../member/rules.ts';
import { productsOf } from '../owned-product/registry.ts';
import { earlyEnd, filtersOf } from '../service-quote/filters.ts';
import { findAllOrders, findNextVisit } from './all-orders.ts';
import { detailOf } from './detail.ts';
import { refuseMembership } from './membership.ts';
import { moveOrder } from './move-order.ts';
import { cancelOverdue } from './pay-order.ts';
import { payByPoints } from './points.ts';
import { findOrder, findOrders } from './repository.ts';
import { deleteExpiredOrders } from './retention.ts';
import { submissions } from './submissions.ts';

/** All of a member's memberships: nobody has more purifiers. */
const MEMBERSHIPS = { curPage: 1, pageSize: 50 };

/**
 * The calls about requests for services: lists, details, cancelling and paying with points. It registers the filing calls
 * too.
 */
export const serviceOrder = fp<Parts>(
  async (app, parts) => {
    const { db, clock } = parts;
    const { cipher } = parts.secrets;
    app.everyMinute('delete requests past their time', () => deleteExpiredOrders(parts));
    app.everyMinute('cancel requests that were not paid in time', () => cancelOverdue(parts));
    submissions(app, parts);

    const detail = async (service: ServiceKind, { memberId }: Member, ordNbr: string) => {
      const row = await findOrder(db, ordNbr, { memberId, service });
      if (!row) throw new AppError('ERR_NOT_FOUND');
      return detailOf(parts, row);
    };
    const cancel = async (service: ServiceKind, { memberId }: Member, ordNbr: string) => {
      const own = { memberId, service };
      const event = { at: clock.now().getTime(), by: 'customer', note: '' } as const;
      const moved = await moveOrder({ db, cipher }, { ordNbr, move: 'cancel', own }, event);
      if (!moved) throw new AppError('ERR_NOT_FOUND');
      const answer = { ordNbr, status: 'CANCEL' } as const;
      if ('to' in moved.outcome) return answer;
      if (moved.outcome.refused === 'already') return new Accepted('510', answer);
      throw new AppError(
        moved.outcome.refused === 'paying' ? 'ERR_PAY_UNDER_WAY' : 'ERR_CANCEL_STAGE',
      );
    };
    const pay = (service: ServiceKind, member: Member, ordNbr: string) =>
      payByPoints(parts, member, { service, ordNbr });

    route(app, listServiceOrders, async (input, { member: { memberId } }) => {
      const [page, next] = await Promise.all([
        findAllOrders(db, memberId, input),
        findNextVisit(db, memberId, clock.today()),
      ]);
      return { ...page, next };
    });
    route(app, listRepairs, (input, { member }) => findOrders(db, member.memberId, 'after', input));
    route(app, listTransfers, (input, { member }) =>
      findOrders(db, member.memberId, 'transfer', input),
    );
    route(app, listAssemblies, (input, { member }) =>
      findOrders(db, member.memberId, 'assemble_disassemble', input),
    );
    route(app, listSeatReplacements, (input, { member }) =>
      findOrders(db, member.memberId, 'seat', input),
    );
    route(app, listMemberships, (input, { member }) =>
      findOrders(db, member.memberId, 'w_filter', input),
    );

    route(app, readRepair, ({ serviceIdx }, { member }) => detail('after', member, serviceIdx));
    route(app, readTransfer, ({ ordNbr }, { member }) => detail('transfer', member, ordNbr));
    route(app, readAssembly, ({ ordNbr }, { member }) =>
      detail('assemble_disassemble', member, ordNbr),
    );
    route(app, readSeatReplacement, ({ id }, { member }) => detail('seat', member, id));

    route(app, cancelRepair, ({ serviceIdx }, { member }) => cancel('after', member, serviceIdx));
    route(app, cancelTransfer, ({ ordNbr }, { member }) => cancel('transfer', member, ordNbr));
    route(app, cancelAssembly, ({ ordNbr }, { member }) =>
      cancel('assemble_disassemble', member, ordNbr),
    );
    route(app, cancelSeatReplacement, ({ ordNbr }, { member }) => cancel('seat', member, ordNbr));

    route(app, paySeatReplacementByPoints, ({ ordNbr }, { member }) => pay('seat', member, ordNbr));
    route(app, payTransferByPoints, ({ ordNbr }, { member }) => pay('transfer', member, ordNbr));
    route(app, payAssemblyByPoints, ({ ordNbr }, { member }) =>
      pay('assemble_disassemble', member, ordNbr),
    );

    route(app, readMembershipOffers, async (_, { request, member }) => {
      const { memberId, userIdx } = member;
      const own = userIdx === null ? [] : await productsOf(parts, request.log, userIdx, 'w');
      const purifiers = own.map(async (product) => {
        const { productIdx, goodsName, goodsCd } = product;
        const refusal = await refuseMembership(db, member, product);
        const filters = await filtersOf(db, goodsCd);
        return { productIdx, goodsName, refusal, filters, example: earlyEnd(filters) };
      });
      const memberships = await findOrders(db, memberId, 'w_filter', MEMBERSHIPS);
      return { purifiers: await Promise.all(purifiers), memberships: memberships.list };
    });
  },
  { name: 'service-order', dependencies: [...ROUTE_PLUGINS, 'every-minute'] },
);
