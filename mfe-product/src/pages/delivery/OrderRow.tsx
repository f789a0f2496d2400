import type { AnswerOf, listProductOrders } from '@portal/contract';
import { formatDay, installationTexts } from '@portal/format';
import { ListRow } from '@portal/ui';

type Order = AnswerOf<typeof listProductOrders>['list'][number];

/** An order in the list. Orders older than the portal's records of deliveries have no link. */
export function OrderRow({ order, href }: { order: Order; href: string | null }) {
  const { ordNo, goodsNames, orderedOn, delivery } = order;
  return (
    <ListRow
      title={goodsNames.join(', ')}
      lines={[
        orderedOn && `${formatDay(orderedOn)} 주문`,
        ...installationTexts(order),
        `주문 번호 ${ordNo}`,
      ]}
      state={delivery && { name: delivery.statusName, tone: 'plain' }}
      way={href === null ? null : { href }}
    />
  );
}
