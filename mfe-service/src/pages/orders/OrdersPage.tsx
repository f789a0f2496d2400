import { besideStages, serviceNames, services } from '@portal/contract';
import { fixedTexts } from '@portal/format';
import { useChosen, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ListPage, optionsOf, Rows, spots } from '@portal/ui';
import { OrderRow } from '../../order/OrderRow.tsx';
import { servicePaths } from '../../paths.ts';
import type { load } from './load.ts';

type Params = PageProps<typeof load>['params'];

const tabs = optionsOf(serviceNames);
const { WAIT, CANCEL } = besideStages;

/** The statuses of a service in order: waiting for payment, its stages, cancelled. */
const statusesOf = (service: Params['service']) => [
  { value: 'all' as const, label: '전체' },
  { value: 'WAIT' as const, label: WAIT },
  // Keys in digits keep the order of the stages.
  ...optionsOf<Params['status']>(services[service].stages as Record<Params['status'], string>),
  { value: 'CANCEL' as const, label: CANCEL },
];

export default function OrdersPage({ params, data: orders }: PageProps<typeof load>) {
  const { chosen, pending } = useChosen(params);
  const { service, status } = chosen;
  const desk = useHost().hrefFor(paths.online());
  return (
    <ListPage
      title="서비스 접수 내역"
      lead="신청하신 서비스가 어디까지 진행되었는지 보여 드립니다."
      address={servicePaths.orders}
      params={{ service, status }}
      pending={pending}
      filters={[
        { param: 'service', label: '서비스', look: 'tabs', options: tabs },
        { param: 'status', label: '진행 상태', look: 'chips', options: statusesOf(service) },
      ]}
      page={orders}
      count="전체"
      empty={{
        spot: spots.request,
        title: fixedTexts.noRequests,
        text:
          status === 'all'
            ? '신청하시면 여기에서 진행 상황을 보실 수 있습니다.'
            : '이 상태의 접수가 없습니다. 다른 상태를 골라 보세요.',
        way:
          status === 'all'
            ? { label: '서비스 신청하기', href: desk }
            : { label: '이 서비스의 접수 모두 보기', href: servicePaths.orders({ service }) },
      }}
    >
      <Rows>
        {orders.list.map((order) => (
          <OrderRow
            key={order.ordNbr}
            order={order}
            href={servicePaths.order({ service, id: order.ordNbr })}
          />
        ))}
      </Rows>
    </ListPage>
  );
}
