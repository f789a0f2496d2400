import type { Row } from '../../db/tables.ts';
import { isSame } from '../../pseudonym.ts';
import { findMember } from '../member/repository.ts';
import {
  LINK_AFTER_END_MS,
  linkToken,
  numberIn,
  type LinkParts,
  type MessageLink,
} from '../message/link.ts';
import { eventsOf, findOrder } from '../service-order/repository.ts';
import { orderStateOf } from '../service-order/rules.ts';
import { openEntered } from '../service-order/views/detail.ts';

/** The token of a request's link. */
async function tokenOf({ db, cipher, secretKey }: LinkParts, row: Row<'service_order'>) {
  const contact = cipher.open('service_order.contact', row.contact);
  const phone = (await findMember({ db, cipher }, row.member_id))?.phone ?? '';
  return linkToken(secretKey, 'order', String(row.ord_nbr), [contact, phone]);
}

async function isOver({ db, cipher }: LinkParts, row: Row<'service_order'>, now: number) {
  const state = orderStateOf(row.service, row.status);
  if (state !== 'DONE' && state !== 'CANCEL') return false;
  const ended = (await eventsOf({ db, cipher }, row.ord_nbr)).findLast(
    ({ status }) => status === row.status,
  );
  return now > (ended?.at ?? 0) + LINK_AFTER_END_MS;
}

/** The request that a link opens; null if we did not sign it, if it is void by now, or if its time is over. */
export async function orderOfLink(
  parts: LinkParts,
  token: string,
  now: number,
): Promise<Row<'service_order'> | null> {
  const number = numberIn(token);
  const row = /^[0-9]{1,15}$/.test(number) ? await findOrder(parts.db, number) : null;
  if (!row || !isSame(token, await tokenOf(parts, row))) return null;
  return (await isOver(parts, row, now)) ? null : row;
}

/** The links of the messages about requests. */
export const orderLink: MessageLink = {
  async tokenOf(parts, ordNbr) {
    const row = await findOrder(parts.db, ordNbr);
    return row ? tokenOf(parts, row) : '';
  },
  async phoneOf(parts, token, now) {
    const row = await orderOfLink(parts, token, now);
    return row && openEntered(parts.cipher, row).phoneNum.replace(/\D/g, '');
  },
};
