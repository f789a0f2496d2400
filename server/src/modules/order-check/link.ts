import type { Row } from '../../db/tables.ts';
import { isSame, pseudonym } from '../../pseudonym.ts';
import { findMember } from '../member/repository.ts';
import type { LinkParts, MessageLink } from '../message/provider.ts';
import { eventsOf, findOrder } from '../service-order/repository.ts';
import { orderStateOf } from '../service-order/rules.ts';
import { openEntered } from '../service-order/views/detail.ts';

/** How long a link opens a request that is done or cancelled. */
const AFTER_END_MS = 30 * 86_400_000;

/**
 * The token of a request's link. It is signed over the contact and the member's number as they are now: when one of them
 * changes, or the member leaves, every link that was sent before is void.
 */
async function tokenOf({ db, cipher, secretKey }: LinkParts, row: Row<'service_order'>) {
  const contact = cipher.open('service_order.contact', row.contact);
  const phone = (await findMember({ db, cipher }, row.member_id))?.phone ?? '';
  const number = String(row.ord_nbr);
  return `${number}_${pseudonym(secretKey, 'order link', [number, contact, phone].join('\n'))}`;
}

async function isOver({ db, cipher }: LinkParts, row: Row<'service_order'>, now: number) {
  const state = orderStateOf(row.service, row.status);
  if (state !== 'DONE' && state !== 'CANCEL') return false;
  const ended = (await eventsOf({ db, cipher }, row.ord_nbr)).findLast(
    ({ status }) => status === row.status,
  );
  return now > (ended?.at ?? 0) + AFTER_END_MS;
}

/** The request that a link opens; null if we did not sign it, if it is void by now, or if its time is over. */
export async function orderOfLink(
  parts: LinkParts,
  token: string,
  now: number,
): Promise<Row<'service_order'> | null> {
  const [number = ''] = token.split('_', 1);
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
