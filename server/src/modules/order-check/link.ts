import { findMember } from '../member/repository.ts';
import { messageLink } from '../message/link.ts';
import { eventsOf, findOrder } from '../service-order/repository.ts';
import { orderStateOf } from '../service-order/rules.ts';
import { openEntered } from '../service-order/views/detail.ts';

/** The links of the messages about requests. */
export const orderLink = messageLink({
  use: 'order',
  find: async ({ db }, number) =>
    (/^[0-9]{1,15}$/.test(number) && (await findOrder(db, number))) || null,
  async ownersOf({ db, cipher }, row) {
    const contact = cipher.open('service_order.contact', row.contact);
    return [contact, (await findMember({ db, cipher }, row.member_id))?.phone ?? ''];
  },
  phoneOf: async ({ cipher }, row) => openEntered(cipher, row).phoneNum,
  async endedAt({ db, cipher }, { service, status, ord_nbr: ordNbr }) {
    const state = orderStateOf(service, status);
    if (state !== 'DONE' && state !== 'CANCEL') return null;
    const events = await eventsOf({ db, cipher }, ordNbr);
    return events.findLast((event) => event.status === status)?.at ?? 0;
  },
});
