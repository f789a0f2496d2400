import {
  pointsProblem,
  serviceNames,
  type CostLine,
  type PayMethod,
  type Quote,
} from '@portal/contract';
import { formatDay, formatPoints } from '@portal/format';
import { api, callIn, isApiError, useHost, useSend } from '@portal/host';
import { paths } from '@portal/paths';
import { Facts, Outcome, PageHeading, Text } from '@portal/ui';
import { useState } from 'react';
import { Lines } from '../../payment/Lines.ts';
import { NoOrder, NotPayable, type PayOrder } from './NotPayable.tsx';
import { PayForm } from './PayForm.tsx';
import { Points, pointsOf } from './points.tsx';
import { useFreeze } from './use-freeze.ts';

/** The quote's lines, recalculated for other points. */
const linesWith = ({ lines }: Quote, points: number): CostLine[] => {
  const others = lines.filter(({ code }) => code !== 'point');
  const line: CostLine = {
    code: 'point',
    label: '포인트 사용',
    amount: -points,
    condition: '1점은 1원',
  };
  return points > 0 ? [...others, line] : others;
};

const NO_ANSWER =
  '포인트로 결제되었는지 답을 받지 못했습니다. 결제 상태를 다시 불러옵니다.\n아직 결제하실 금액이 보이면 결제되지 않은 것입니다.';

/** Pays an order that points cover completely, without the provider. */
function usePointPayment({ ordNbr, service }: PayOrder) {
  const { changed, dialogs, navigate, supportCode } = useHost();
  const [send, state] = useSend(callIn(api.payOrderByPoints, service));
  const pay = async () => {
    try {
      const paid = await send({ ordNbr });
      navigate(paths.serviceResult({ orderType: paid.orderType, ordNbr }), { replace: true });
    } catch (error) {
      const failure = isApiError(error) ? error : null;
      if (failure?.code === 'ABORTED') return;
      // After a server error nobody knows whether the points were used.
      const said = failure && failure.http < 500 && failure.message;
      await dialogs.alert(said || `${NO_ANSWER}\n지원 번호 ${supportCode(error)}`);
      changed(['payOrder']);
    }
  };
  return {
    send: () => void pay(),
    busy: state.sending,
  };
}

function PayableOrder({ order, payMethods }: { order: PayOrder; payMethods: PayMethod[] }) {
  const { ordNbr, service, goodsName, quote, pointMax, begun, visits, payBy, last } = order;
  const [points, setPoints] = useState(pointMax > 0 ? String((last ?? quote).point || '') : '');
  const freeze = useFreeze();
  const complete = usePointPayment(order);
  const used = pointsOf(points);
  const spent = Math.min(used, pointMax);
  const payable = quote.total - spent;
  const problem = pointsProblem(used, quote.total, pointMax);
  return (
    <>
      <PageHeading
        title="결제하기"
        lead={`${serviceNames[service]} · ${goodsName} · 접수 번호 ${ordNbr}`}
      />
      <PayForm
        lines={
          <>
            <Lines rows={linesWith(quote, spent)} total={{ label: '내실 금액', amount: payable }} />
            <Facts
              plain
              top={16}
              facts={[
                ...visits.map(({ what, on }) => [`${what} 날짜`, formatDay(on)] as const),
                ['결제 기한', payBy && `${formatDay(payBy)}까지`],
              ]}
            />
            {payBy && (
              <Text size="small" tone="text-second" top={8}>
                그때까지 결제하지 않으시면 접수가 취소됩니다.
              </Text>
            )}
          </>
        }
        payable={payable}
        service={service}
        begun={begun}
        wrong={problem !== null}
        payMethods={payMethods}
        lastMethod={last?.payMethod}
        freeze={async (payMethod) => {
          const { moid, amount } = await freeze({
            jobKind: 'order',
            ordNbr,
            payMethod,
            usePoint: used,
            consentPay: 'Y',
          });
          return { moid, amount, jobKind: 'order' };
        }}
        complete={{ label: `${formatPoints(used)}으로 결제하기`, ...complete }}
      >
        {pointMax > 0 && (
          <Points value={points} most={pointMax} problem={problem} onChange={setPoints} />
        )}
      </PayForm>
    </>
  );
}

/** An order to pay, or why it cannot be paid. */
export function OrderPay({
  order,
  payMethods,
}: {
  order: PayOrder | null;
  payMethods: PayMethod[];
}) {
  const [first] = useState(order?.is);
  if (order === null) return <NoOrder />;
  const { is } = order;
  if (is !== 'payable') {
    const reason = <NotPayable order={{ ...order, is }} />;
    // The form has gone with the button that had the focus, and what takes its place would be above the screen.
    return first === 'payable' ? <Outcome label="결제 상태">{reason}</Outcome> : reason;
  }
  return <PayableOrder order={order} payMethods={payMethods} />;
}
