import type { AnswerOf, listProductOrders } from '@portal/contract';
import { fixedTexts, formatDay, installationTexts, noOrdersText } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ListRow, optionsOf, Rows, useFilledTab, spots } from '@portal/ui';
import { MemberList } from '../../list/MemberList.tsx';
import type { load } from './load.ts';

type Order = AnswerOf<typeof listProductOrders>['list'][number];

const kinds = optionsOf({ rental: '렌탈', buy: '구매' });

export default function OrdersPage({ params, data: orders }: PageProps<typeof load>) {
  const { order } = params;
  const { total, others } = orders;
  const other = order === 'rental' ? 'buy' : 'rental';
  const { hrefFor, navigate } = useHost();
  useFilledTab(total === 0 && others !== undefined && others > 0, () =>
    navigate(paths.memberOrders({ order: other }), { replace: true }),
  );
  // The portal has no delivery of older orders, so their rows are not links.
  const wayOf = ({ ordNo, delivery }: Order) => {
    const href = delivery && hrefFor(paths.deliveries({ order, orderNo: ordNo }));
    return href === null ? null : { href };
  };
  return (
    <MemberList
      here="orders"
      title="주문 내역"
      lead="렌탈하거나 구매하신 주문과 배송 단계입니다."
      address={paths.memberOrders}
      params={params}
      filters={[{ param: 'order', label: '주문 종류', look: 'tabs', options: kinds }]}
      page={orders}
      empty={{
        spot: spots.box,
        title: fixedTexts.noEntries,
        text: noOrdersText(order, others),
        way: { label: '주문 번호로 조회하기', href: hrefFor(paths.delivery({ step: 'delivery' })) },
      }}
    >
      <Rows>
        {orders.list.map((one) => (
          <ListRow
            key={one.ordNo}
            title={one.goodsNames.join(', ')}
            lines={[
              one.orderedOn && `${formatDay(one.orderedOn)} 주문`,
              ...installationTexts(one),
              `주문 번호 ${one.ordNo}`,
            ]}
            state={one.delivery && { name: one.delivery.statusName, tone: 'plain' }}
            way={wayOf(one)}
          />
        ))}
      </Rows>
    </MemberList>
  );
}
