import { serviceNames, type ServiceKind, type ServiceOrder } from '@portal/contract';
import { ResultFrame } from '@portal/form';
import { refundTexts } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { wayToPayment } from '@portal/paths';
import { BackLink, Notice, Outcome, PageHeading, Section, Stages } from '@portal/ui';
import { useState } from 'react';
import { CameBack } from '../../after-visit/CameBack.tsx';
import { Rating } from '../../after-visit/Rating.tsx';
import { WorkDone } from '../../after-visit/WorkDone.tsx';
import { Awaiting } from '../../order/Awaiting.tsx';
import { Change } from '../../order/Change.tsx';
import { Changes } from '../../order/change/Changes.tsx';
import { useFresh } from '../../order/change/use-fresh.ts';
import { Coming } from '../../order/Coming.tsx';
import { endOf } from '../../order/end.ts';
import { Entered } from '../../order/Entered.tsx';
import { NoOrder } from '../../order/NoOrder.tsx';
import { OrderActions } from '../../order/OrderActions.tsx';
import { servicePaths } from '../../paths.ts';
import type { load } from './load.ts';

/** A cancelled request: what comes back of its money and points, how, and when. */
function Refund({ order }: { order: ServiceOrder }) {
  const { main } = useHost().company.phones;
  const { status, payment } = order;
  const texts = status === 'CANCEL' ? refundTexts(payment) : [];
  if (texts.length === 0) return null;
  return (
    <Notice role="status">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {payment.is === 'refundByPhone' && payment.refundTo === null && (
        <p>
          고객센터 <a href={`tel:${main}`}>{main}</a>
        </p>
      )}
    </Notice>
  );
}

/** What comes back of a cancelled request. Once it is cancelled here it takes the focus: the button that had it is gone. */
function Cancelled({ order }: { order: ServiceOrder }) {
  const [before] = useState(order.status);
  if (order.status !== 'CANCEL' || before === 'CANCEL') return <Refund order={order} />;
  return (
    <Outcome label="취소 결과">
      <p>접수를 취소했습니다.</p>
      <Refund order={order} />
    </Outcome>
  );
}

function Found(props: { loaded: ServiceOrder; service: ServiceKind; id: string }) {
  const { loaded, service, id } = props;
  const [order, askAgain, asked] = useFresh(loaded, service, id);
  return (
    <ResultFrame
      head={
        <>
          <PageHeading
            title={`${order.goodsName} ${serviceNames[service]}`}
            lead={`접수 번호 ${order.ordNbr}`}
          />
          <Awaiting order={order} />
          <Cancelled order={order} />
          <Coming order={order} answer={asked} ask={askAgain} />
        </>
      }
      beside={
        <Section size="h4">
          <h2>진행 단계</h2>
          <Stages stages={order.stages} next={order.next} ended={endOf(order)} />
        </Section>
      }
    >
      <WorkDone order={order} />
      <CameBack order={order} />
      <Rating order={order} />
      <Changes order={order} onChanged={() => {}} onStale={askAgain} />
      <Change order={order} service={service} id={id} />
      <Entered order={order} />
      <OrderActions
        order={order}
        links={[order.status === 'WAIT' ? [] : (wayToPayment(order) ?? [])].flat()}
      />
    </ResultFrame>
  );
}

/** A member's request: its stage, what happens next, and everything that was entered. */
export default function OrderPage({ params, data }: PageProps<typeof load>) {
  const { service } = params;
  const { id, order } = data;
  const list = servicePaths.orders({ service });
  return (
    <>
      <BackLink href={list} label="접수 내역" />
      {order === null ? (
        <NoOrder title={`${serviceNames[service]} 접수`} href={list} />
      ) : (
        <Found key={order.ordNbr} loaded={order} service={service} id={id} />
      )}
    </>
  );
}
