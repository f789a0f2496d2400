import type { AnswerOf, selectOrderList } from '@portal/contract';
import { formatDay, installDayText } from '@portal/format';
import { ListRow } from '@portal/ui';

type Order = AnswerOf<typeof selectOrderList>['list'][number];

function dayOf({ installedOn, delivery }: Order): string | null {
  if (installedOn !== null) return `${formatDay(installedOn)} 설치`;
  return delivery && installDayText(delivery.installOn, delivery.dayState);
}

/** An order in the list. Orders older than the portal's records of deliveries have no link. */
export function OrderRow({ order, href }: { order: Order; href: string | null }) {
  const { ordNo, goodsNames, orderedOn, delivery } = order;
  const days = [orderedOn && `${formatDay(orderedOn)} 주문`, dayOf(order)].filter(Boolean);
  return (
    <ListRow
      title={goodsNames.join(', ')}
      lines={[days.join(' · '), `주문 번호 ${ordNo}`]}
      state={delivery && { name: delivery.statusName, tone: 'plain' }}
      way={href === null ? null : { href }}
    />
  );
}
