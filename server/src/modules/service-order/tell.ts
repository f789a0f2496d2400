import { chosenDays, serviceNames, serviceStages } from '@portal/contract';
import { formatDay } from '@portal/format';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { tell } from '../message/outbox.ts';
import type { OrderEvent } from './repository.ts';
import { openEntered } from './views/detail.ts';

type Order = Row<'service_order'>;

const reasons = {
  customer: '고객님이 취소하셨습니다.',
  centre: '고객센터에서 취소했습니다.',
  portal: '결제되지 않아 취소되었습니다.',
} as const satisfies Record<OrderEvent['by'], string>;

/** The days of a request, and what happens on each, in words. */
const daysOf = ({ service, visit_on: visitOn, second_on: secondOn }: Order) =>
  chosenDays({ service, visitOn, secondOn })
    .map(({ what, on }) => `${formatDay(on)} ${what}`)
    .join(', ') || '방문 없이 진행합니다';

/** What every message about a request says, and to whom: who was entered in the form. */
function about(cipher: Cipher, row: Order) {
  const { custName: name, phoneNum } = openEntered(cipher, row);
  const orderNumber = String(row.ord_nbr);
  return {
    to: { subject: orderNumber, memberId: row.member_id, phone: phoneNum },
    own: {
      name,
      service: serviceNames[row.service],
      kind: row.service,
      orderNumber,
      product: row.goods_name,
    },
  };
}

/**
 * Tells the customer of a request's new status, where they did not know it: the centre received it, or it is cancelled. Call it
 * in the transaction of the change.
 */
export async function tellOfOrder(
  transaction: Db,
  cipher: Cipher,
  row: Order,
  { status, by, note, at }: OrderEvent,
): Promise<void> {
  const { to, own } = about(cipher, row);
  const [received] = Object.keys(serviceStages[row.service]);
  if (status === received) {
    const values = { ...own, days: daysOf(row) };
    await tell(transaction, cipher, { event: 'received', ...to, values }, at);
  }
  if (status === 'CANCEL') {
    const values = { ...own, reason: note || reasons[by] };
    await tell(transaction, cipher, { event: 'cancelled', ...to, values }, at);
  }
}

/** Tells the customer of moved days. @param row as it was before */
export async function tellOfDays(
  transaction: Db,
  cipher: Cipher,
  row: Order,
  moved: Pick<Order, 'visit_on' | 'second_on'>,
  at: number,
): Promise<void> {
  const { to, own } = about(cipher, row);
  const values = { ...own, days: daysOf({ ...row, ...moved }), before: daysOf(row) };
  await tell(transaction, cipher, { event: 'moved', ...to, values }, at);
}
