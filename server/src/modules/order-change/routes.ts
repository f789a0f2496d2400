import { changeOrderContact, moveOrderDays, readOrderDays } from '@portal/contract';
import { AppError } from '../../errors.ts';
import type { Row } from '../../db/tables.ts';
import { route, routes } from '../../route.ts';
import { findOrder } from '../service-order/repository.ts';
import { detailOf, openEntered } from '../service-order/views/detail.ts';
import { masked } from '../service-order/views/entered.ts';
import { zonesOf } from '../service-order/windows/place-visits.ts';
import { freeCalendarOf } from '../service-quote/free-days.ts';
import { changeContact } from './contact.ts';
import { movable, moveForCustomer, quotesOf, visitOf } from './days.ts';
import { ownersOnly, type Named } from './own.ts';

/** The calls that change a request without cancelling it, for members and for guests. */
export const orderChange = routes('order-change', ['tries'], async (app, parts) => {
  const { db, clock } = parts;
  const ownerOf = ownersOnly(app, parts);
  // Each change of a number sends messages to numbers that the caller chooses.
  const limitContacts = app.limitTries('contacts of requests', { perCaller: 10, perAddress: 100 });

  const answer = async (row: Row<'service_order'>, { guest }: Named) => {
    const order = await detailOf(parts, row);
    return guest ? masked(order, order.changes) : order;
  };

  route(app, readOrderDays, async ({ visitOn, ...named }, call) => {
    const find = await ownerOf(named, call);
    const row = await find(parts);
    if (!row) throw new AppError('ERR_NOT_FOUND');
    const may = movable(row, clock.now().getTime());
    const visit = visitOf(parts, row);
    const firstOn = (may.first ? visitOn : undefined) ?? row.visit_on ?? clock.today();
    const quoteOn = await quotesOf(parts, row);
    const zones = zonesOf(openEntered(parts.cipher, row));
    return {
      first: may.first ? await freeCalendarOf(db, zones.first, visit) : null,
      second: may.second ? await freeCalendarOf(db, zones.second, { ...visit, firstOn }) : null,
      cost: { before: row.quote.total, after: (await quoteOn(db, firstOn)).total },
    };
  });

  route(app, moveOrderDays, async ({ seen, ordNbr, guest, ...days }, call) => {
    const find = await ownerOf({ ordNbr, guest }, call);
    const row = await moveForCustomer(parts, find, { seen, ...days });
    return answer(row, { ordNbr, guest });
  });

  route(app, changeOrderContact, async ({ phoneNum, text, entrance, ...named }, call) => {
    const find = await ownerOf(named, call);
    if (phoneNum !== undefined) await limitContacts(call.request);
    // A guest cannot read the text, and so would replace what somebody else wrote.
    const changed = named.guest ? { phoneNum, entrance } : { phoneNum, text, entrance };
    await changeContact(parts, find, changed);
    // By number: a guest's own look-up does not find it under its new phone.
    const row = await findOrder(db, named.ordNbr);
    if (!row) throw new AppError('ERR_NOT_FOUND');
    return answer(row, named);
  });
});
