import type { Row } from '../../db/tables.ts';
import { isSame } from '../../pseudonym.ts';
import { findMemberOfCustomer } from '../member/repository.ts';
import {
  LINK_AFTER_END_MS,
  linkToken,
  numberIn,
  type LinkParts,
  type MessageLink,
} from '../message/link.ts';
import { findDelivery, findShipment, shipmentsOf, type Recipient } from './repository.ts';

/** The token of a shipment's link, which opens the order that the shipment belongs to. */
async function tokenOf(parts: LinkParts, shippingSeq: string, row: Row<'delivery'>) {
  const { cipher, secretKey } = parts;
  const contact = cipher.open('delivery.contact', row.contact);
  const member = row.user_idx === null ? null : await findMemberOfCustomer(parts, row.user_idx);
  return linkToken(secretKey, 'delivery', shippingSeq, [contact, member?.phone ?? '']);
}

async function isOver({ db }: LinkParts, { delivery_idx }: Row<'delivery'>, now: number) {
  const shipments = await shipmentsOf(db, [delivery_idx]);
  if (shipments.some(({ row }) => row.status !== 'DONE')) return false;
  const ended = Math.max(...shipments.map(({ events }) => events[0]?.at ?? 0));
  return now > ended + LINK_AFTER_END_MS;
}

async function ofShipment({ db, cipher }: LinkParts, shippingSeq: string) {
  if (!/^[0-9]{1,15}$/.test(shippingSeq)) return null;
  const shipment = await findShipment({ db, cipher }, shippingSeq);
  return shipment && findDelivery(db, shipment.delivery_idx);
}

/** The delivery that a link opens; null if we did not sign it, if it is void by now, or if its time is over. */
export async function deliveryOfLink(
  parts: LinkParts,
  token: string,
  now: number,
): Promise<Row<'delivery'> | null> {
  const shippingSeq = numberIn(token);
  const row = await ofShipment(parts, shippingSeq);
  if (!row || !isSame(token, await tokenOf(parts, shippingSeq, row))) return null;
  return (await isOver(parts, row, now)) ? null : row;
}

/** The links of the messages about deliveries. */
export const deliveryLink: MessageLink = {
  async tokenOf(parts, shippingSeq) {
    const row = await ofShipment(parts, shippingSeq);
    return row ? tokenOf(parts, shippingSeq, row) : '';
  },
  async phoneOf(parts, token, now) {
    const row = await deliveryOfLink(parts, token, now);
    const recipient = row && parts.cipher.openJson('delivery.recipient', row.recipient);
    return recipient ? (recipient as Recipient).phoneNum.replace(/\D/g, '') : null;
  },
};
