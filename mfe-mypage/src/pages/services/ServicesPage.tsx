import { orderStates, serviceNames, type NextVisit as Visit } from '@portal/contract';
import { comingTexts, fixedTexts, formatDay, windowText } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { optionsOf, Rows, ButtonLink, Card, Cluster, Text, spots, unbroken } from '@portal/ui';
import { MemberList } from '../../list/MemberList.tsx';
import { OrderRow } from '../../order/OrderRow.tsx';
import type { load } from './load.ts';

/** The next day on which an engineer visits the member. The filters below do not change it. */
function NextVisit({ order }: { order: Visit }) {
  const { goodsName, service, ordNbr, statusName, visitOn, visitWindow, late, over } = order;
  const href = useHost().hrefFor(paths.serviceOrder({ service, id: ordNbr }));
  const { engineer, arrival } = comingTexts(order.coming);
  return (
    <Card tone="soft" bottom={32}>
      <Cluster justify="space-between" gap={[12, 32]}>
        <div>
          <Text as="h2" size="body" bold>
            다음 방문
          </Text>
          <Text size="h3">
            <strong>{visitOn === null ? '날짜를 정하고 있습니다' : formatDay(visitOn)}</strong>
          </Text>
          {visitWindow && <p>{windowText(visitWindow)}</p>}
          <p>
            {unbroken(goodsName)} {serviceNames[service]} · {statusName}
          </p>
          {engineer !== null && <p>{engineer}</p>}
          {arrival !== null && !over && <p>{arrival}</p>}
          {over && <p>오늘 방문 시간이 지났습니다.</p>}
          {late && <p>예정일이 지났습니다. 고객센터에서 확인해 드립니다.</p>}
        </div>
        {href !== null && <ButtonLink href={href}>진행 상황 보기</ButtonLink>}
      </Cluster>
    </Card>
  );
}

const services = optionsOf({ all: '전체', ...serviceNames });
const states = optionsOf({ all: '전체', ...orderStates });

/** The member's requests for all services, newest first, below the next visit. */
export default function ServicesPage({ params, data: orders }: PageProps<typeof load>) {
  const { service, state } = params;
  const isAll = service === 'all' && state === 'all';
  const desk = useHost().hrefFor(paths.online());
  return (
    <MemberList
      here="services"
      title="서비스 접수 내역"
      lead="신청하신 모든 서비스가 어디까지 진행되었는지 보여 드립니다."
      address={paths.memberServices}
      params={params}
      head={orders.next && <NextVisit order={orders.next} />}
      filters={[
        { param: 'service', label: '서비스', look: 'tabs', options: services },
        { param: 'state', label: '진행 상태', look: 'chips', options: states },
      ]}
      page={orders}
      empty={{
        spot: spots.request,
        title: fixedTexts.noRequests,
        text: isAll
          ? '신청하시면 여기에서 진행 상황을 보실 수 있습니다.'
          : '고르신 서비스나 상태의 접수가 없습니다. 다른 것을 골라 보세요.',
        ...(isAll ? { way: { label: '서비스 신청하기', href: desk } } : { all: '전체 보기' }),
      }}
    >
      <Rows>
        {orders.list.map((order) => (
          <OrderRow key={`${order.service} ${order.ordNbr}`} order={order} />
        ))}
      </Rows>
    </MemberList>
  );
}
