import { lookUpOrder, lookUpOrders, openOrderLink } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { contactOf } from '../guest-check/contact.ts';
import { guestCheck } from '../guest-check/guest-check.ts';
import { detailOf } from '../service-order/views/detail.ts';
import { masked, maskedPayment } from '../service-order/views/entered.ts';
import { findByContact } from '../service-order/repository.ts';
import { summariesOf } from '../service-order/views/summaries.ts';
import { orderLink } from './link.ts';

/** The newest requests that a look-up lists. */
const NEWEST = 20;

/** Requests looked up by name and phone, without an account. */
export const orderCheck = routes('order-check', [], async (app, parts) => {
  const { clock } = parts;
  const guests = guestCheck(parts, 'order check');

  route(app, lookUpOrders, async ({ service, userName, userPhone }, { request }) => {
    await guests.countLookUp(userPhone, request.customerAddress);
    const contact = contactOf(userName, userPhone);
    const rows = await findByContact(parts, contact, { service, limit: NEWEST });
    const found = await summariesOf(parts, rows);
    return {
      list: found.map(({ payment, ...summary }) => ({
        ...summary,
        payment: maskedPayment(payment),
        encSeq: guests.encSeqOf(summary.ordNbr),
      })),
    };
  });

  route(app, lookUpOrder, async ({ encSeq, userName, userPhone }) => {
    const ordNbr = guests.readEncSeq(encSeq);
    // Only a look-up that found the request returns its token.
    if (ordNbr === null) throw new AppError('ERR_NOT_FOUND');
    await guests.countView(ordNbr);
    const contact = contactOf(userName, userPhone);
    const [row] = await findByContact(parts, contact, { ordNbr, limit: 1 });
    if (!row) throw new AppError('ERR_NOT_FOUND');
    const order = await detailOf(parts, row);
    return masked(order, order.changes);
  });

  route(app, openOrderLink, async ({ token }) => {
    const row = await orderLink.open(parts, token, clock.now().getTime());
    if (!row) throw new AppError('ERR_NOT_FOUND');
    return masked(await detailOf(parts, row));
  });
});
