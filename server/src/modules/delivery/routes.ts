import {
  changeDelivery,
  openDeliveryLink,
  lookUpDeliveries,
  readDelivery,
  readDeliveryDays,
  listProductOrders,
  type ParsedInputOf,
} from '@portal/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { contactOf, orderContactOf } from '../guest-check/contact.ts';
import { guestCheck } from '../guest-check/guest-check.ts';
import { productsOf } from '../owned-product/registry.ts';
import { checkDay } from '../service-quote/days.ts';
import { freeCalendarOf } from '../service-quote/free-days.ts';
import { changeShipment } from './change-shipment.ts';
import { detailsOf, masked } from './detail.ts';
import { deliveryLink } from './link.ts';
import { findOrders } from './order-list.ts';
import { zoneOf } from './place-installation.ts';
import {
  deleteExpiredDeliveries,
  findDelivery,
  findDeliveries,
  findShipment,
  standingOf,
  type Key,
} from './repository.ts';
import { changeOf, type Change, type Outcome } from './rules.ts';

/** How many deliveries a look-up returns at most, newest first. */
const NEWEST = 10;

const orderKinds = { rental: '1', buy: '0' } as const;

type Guest = NonNullable<ParsedInputOf<typeof changeDelivery>['guest']>;

/** The contract guarantees a name or an order number. */
const keyOf = ({ phone, name, orderNo }: ParsedInputOf<typeof lookUpDeliveries>): Key =>
  name === undefined
    ? { orderContact: orderContactOf(orderNo ?? '', phone) }
    : { contact: contactOf(name, phone) };

/** @throws AppError ERR_ORDER_LATE, ERR_DELIVERY_STAGE if the change is refused */
function checkOutcome(outcome: Outcome): void {
  if ('refused' in outcome)
    throw new AppError(outcome.refused === 'late' ? 'ERR_ORDER_LATE' : 'ERR_DELIVERY_STAGE');
}

/** The calls about deliveries, for members and for guests. */
export const delivery = routes('delivery', ['every-minute'], async (app, parts) => {
  const { db, clock, company } = parts;
  const guests = guestCheck(parts, 'delivery');
  app.everyMinute('delete deliveries past their time', () => deleteExpiredDeliveries(parts));

  /** The key of a guest's shipment. @throws AppError ERR_NOT_FOUND, ERR_TOO_MANY */
  const guestKey = async (shippingSeq: string, { encSeq, ...asked }: Guest): Promise<Key> => {
    // Only a look-up that found this shipment returns a token for it.
    if (guests.readEncSeq(encSeq) !== shippingSeq) throw new AppError('ERR_NOT_FOUND');
    await guests.countView(shippingSeq);
    return keyOf(asked);
  };
  const memberKey = (userIdx: string | null): Key => {
    if (userIdx === null) throw new AppError('ERR_NOT_FOUND');
    return { userIdx };
  };

  /**
   * Whose shipments a caller may change: the member's own, and what the guest's look-up found.
   * @throws AppError ERR_LOGIN_REQUIRED, ERR_NOT_CERTIFIED, ERR_NOT_FOUND, ERR_TOO_MANY
   */
  const ownerOf = async (
    { shippingSeq, guest }: { shippingSeq: string; guest?: Guest | undefined },
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<Key> =>
    guest
      ? guestKey(shippingSeq, guest)
      : memberKey((await app.sessions.admit.member(request, reply)).member.userIdx);

  const installation = () => ({
    service: 'delivery' as const,
    today: clock.today(),
    holidays: company.schedule.holidays,
    apart: false,
  });

  /** The change that a customer asks for. @throws AppError ERR_INVALID_INPUT at `moveOn` */
  const changeIn = ({
    wants,
    installOn,
    moveOn,
    window,
  }: Pick<
    ParsedInputOf<typeof changeDelivery>,
    'wants' | 'installOn' | 'moveOn' | 'window'
  >): Change => {
    if (wants === 'confirm') return { is: 'confirm', installOn };
    if (moveOn === undefined) throw fieldError('moveOn', '옮기실 날을 골라 주세요.');
    if (moveOn === installOn && window === undefined)
      throw fieldError('moveOn', '지금 설치일과 같은 날입니다. 다른 날을 골라 주세요.');
    if (moveOn !== installOn) checkDay('moveOn', installation(), moveOn);
    return { is: 'move', installOn, moveOn, window, at: clock.now().getTime() };
  };

  route(app, lookUpDeliveries, async (asked, { request }) => {
    await guests.countLookUp(asked.phone, request.customerAddress);
    const rows = await findDeliveries(parts, keyOf(asked), { limit: NEWEST });
    const list = await detailsOf(parts, rows);
    const linked = list.map(async (each) => {
      const today = each.shipments.find(({ coming }) => coming?.today);
      const linkToken = today && (await deliveryLink.tokenOf(parts, today.shippingSeq));
      return { ...masked(each, guests.encSeqOf), linkToken };
    });
    return { list: await Promise.all(linked) };
  });

  route(app, readDelivery, async ({ orderNo }, { member: { userIdx } }) => {
    const key = memberKey(userIdx);
    const rows = await findDeliveries(parts, key, { orderNo, limit: 1 });
    const [found] = await detailsOf(parts, rows);
    if (!found) throw new AppError('ERR_NOT_FOUND');
    return found;
  });

  route(app, openDeliveryLink, async ({ token }, { request, reply }) => {
    const row = await deliveryLink.open(parts, token, clock.now().getTime());
    const [found] = row ? await detailsOf(parts, [row]) : [];
    if (!row || !found) throw new AppError('ERR_NOT_FOUND');
    const member = (await app.sessions.read(request, reply))?.member;
    const isOwn = member?.certifyState === true && member.userIdx === row.user_idx;
    return isOwn ? found : masked(found, () => null);
  });

  route(app, readDeliveryDays, async ({ shippingSeq, guest }, call) => {
    const key = await ownerOf({ shippingSeq, guest }, call);
    const row = await findShipment(parts, shippingSeq, key);
    if (!row) throw new AppError('ERR_NOT_FOUND');
    const { install_on: installOn } = row;
    if (installOn === null) throw new AppError('ERR_DELIVERY_STAGE');
    const move = { is: 'move', installOn, moveOn: installOn, at: clock.now().getTime() } as const;
    checkOutcome(changeOf(standingOf(row), move, clock.today()));
    return freeCalendarOf(db, await zoneOf(parts, row.delivery_idx), installation());
  });

  route(app, changeDelivery, async ({ shippingSeq, guest, ...wanted }, { request, reply }) => {
    const key = await ownerOf({ shippingSeq, guest }, { request, reply });
    const change = changeIn(wanted);
    const by = { at: clock.now().getTime(), by: 'customer' } as const;
    const asked = { shippingSeq, change, key };
    const changed = await changeShipment(parts, asked, by, clock.today());
    if (!changed) throw new AppError('ERR_NOT_FOUND');
    checkOutcome(changed.outcome);
    const rows = [await findDelivery(db, changed.row.delivery_idx)];
    const [found] = await detailsOf(parts, rows);
    if (!found) throw new AppError('ERR_NOT_FOUND');
    return guest ? masked(found, guests.encSeqOf) : found;
  });

  route(app, listProductOrders, async ({ order, ...wanted }, { request, member: { userIdx } }) => {
    if (userIdx === null) return { ...wanted, curPage: 1, total: 0, list: [], others: 0 };
    const products = await productsOf(parts, request.log, userIdx);
    const kind = { ...wanted, orderKind: orderKinds[order] };
    return findOrders(db, { userIdx, products }, kind, clock.today());
  });
});
