import { findMemberOfCustomer } from '../member/repository.ts';
import { messageLink } from '../message/link.ts';
import { findDelivery, findShipment, shipmentsOf, type Recipient } from './repository.ts';

/** The links of the messages about deliveries: of a shipment's number, and they open the order that it belongs to. */
export const deliveryLink = messageLink({
  use: 'delivery',
  async find({ db, cipher }, shippingSeq) {
    if (!/^[0-9]{1,15}$/.test(shippingSeq)) return null;
    const shipment = await findShipment({ db, cipher }, shippingSeq);
    return shipment && findDelivery(db, shipment.delivery_idx);
  },
  async ownersOf(parts, row) {
    const contact = parts.cipher.open('delivery.contact', row.contact);
    const member = row.user_idx === null ? null : await findMemberOfCustomer(parts, row.user_idx);
    return [contact, member?.phone ?? ''];
  },
  async phoneOf({ cipher }, row) {
    const recipient = cipher.openJson('delivery.recipient', row.recipient) as Recipient | null;
    return recipient && recipient.phoneNum;
  },
  async endedAt({ db }, { delivery_idx }) {
    const shipments = await shipmentsOf(db, [delivery_idx]);
    if (shipments.some(({ row }) => row.status !== 'DONE')) return null;
    return Math.max(...shipments.map(({ events }) => events[0]?.at ?? 0));
  },
});
