import { serviceNames, type ServiceKind } from '@portal/contract';
import { CopyNumber, marks, ResultFrame, ResultHead } from '@portal/form';
import type { PageProps } from '@portal/host';
import { Section, Stages } from '@portal/ui';
import { Awaiting } from '../../order/Awaiting.tsx';
import { endOf } from '../../order/end.ts';
import { Entered } from '../../order/Entered.tsx';
import { NoOrder } from '../../order/NoOrder.tsx';
import { OrderActions } from '../../order/OrderActions.tsx';
import { servicePaths } from '../../paths.ts';
import type { load } from './load.ts';

/** The title by status: a request counts as filed once it is paid, and it may have been cancelled since. */
function titleOf(service: ServiceKind, status: string): string {
  const name = serviceNames[service];
  if (service === 'w_filter' && status === '3') return `${name}을 이용하고 계십니다`;
  if (status === 'WAIT') return `${name}: 결제를 기다리고 있습니다`;
  if (status === 'CANCEL') return `${name} 접수가 취소되었습니다`;
  return `${name} 신청을 접수했습니다`;
}

const markOf = (status: string) =>
  status === 'WAIT' ? marks.waiting : status === 'CANCEL' ? marks.ended : marks.done;

/** The result of a request: its number, what happens next and when. */
export default function ResultPage({ data }: PageProps<typeof load>) {
  const { service, order } = data;
  if (!order)
    return <NoOrder title={`${serviceNames[service]} 접수`} href={servicePaths.orders()} />;
  return (
    <ResultFrame
      head={
        <>
          <ResultHead
            status={{ ...markOf(order.status), title: titleOf(service, order.status) }}
            subject={order.goodsName}
          >
            <CopyNumber number={order.ordNbr} />
          </ResultHead>
          <Awaiting order={order} />
        </>
      }
      beside={
        <Section size="h4">
          <h2>{order.status === 'CANCEL' ? '진행 단계' : '앞으로 이렇게 진행됩니다'}</h2>
          <Stages stages={order.stages} next={order.next} ended={endOf(order)} />
        </Section>
      }
    >
      <Entered order={order} />
      <OrderActions
        order={order}
        links={[
          { label: '진행 상황 보기', href: servicePaths.order({ service, id: order.ordNbr }) },
        ]}
      />
    </ResultFrame>
  );
}
