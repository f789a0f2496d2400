import { serviceNames } from '@portal/contract';
import { CopyNumber, ResultHead } from '@portal/form';
import type { PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, PageHeading, Stages } from '@portal/ui';
import { Awaiting } from '../../order/Awaiting.tsx';
import { Entered } from '../../order/Entered.tsx';
import { NoOrder } from '../../order/NoOrder.tsx';
import { OrderActions } from '../../order/OrderActions.tsx';
import { servicePaths } from '../../paths.ts';
import { Section } from '../../service/Section.tsx';
import type { load } from './load.ts';

/** The title by status: a request is filed once it is paid for, and it may have been cancelled since. */
function titleOf(name: string, status: string): string {
  if (status === 'WAIT') return `${name}: 결제를 기다리고 있습니다`;
  if (status === 'CANCEL') return `${name} 접수가 취소되었습니다`;
  return `${name} 신청을 접수했습니다`;
}

/** What was done, under which number, what happens next and when. */
export default function ResultPage({ data }: PageProps<typeof load>) {
  const { service, order, membership } = data;
  const name = serviceNames[service];
  const received = order ?? membership;
  if (!received) return <NoOrder title={`${name} 접수`} href={servicePaths.orders()} />;
  const isCancelled = received.status === 'CANCEL';
  return (
    <>
      <ResultHead>
        <PageHeading title={titleOf(name, received.status)} lead={received.goodsName} />
        <CopyNumber number={received.ordNbr} />
      </ResultHead>
      <Awaiting order={received} />
      {order ? (
        <>
          <Section>
            <h2>{isCancelled ? '진행 단계' : '앞으로 이렇게 진행됩니다'}</h2>
            <Stages stages={order.stages} next={order.next} />
          </Section>
          <Entered order={order} />
          <OrderActions
            order={order}
            links={[
              {
                label: '진행 상황 보기',
                href: servicePaths.order({ service, id: order.ordNbr }),
              },
            ]}
          />
        </>
      ) : (
        <Section>
          <h2>앞으로 이렇게 진행됩니다</h2>
          <p>계약자와 모델을 확인하고, 시작하는 날과 첫 필터를 보내 드리는 날을 알려 드립니다.</p>
          <p>
            <ButtonLink href={paths.home()}>처음으로</ButtonLink>
          </p>
        </Section>
      )}
    </>
  );
}
