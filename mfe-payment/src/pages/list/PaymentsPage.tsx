import { payMethods, refundIs, serviceNames, type RefundAccountIs } from '@portal/contract';
import { formatInstant, orderPaymentText } from '@portal/format';
import { useChosen, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { receiptStates } from '../../receipt/texts.ts';
import { ListPage, ListRow, Rows, spots } from '@portal/ui';
import type { load } from './load.ts';

const states = {
  paid: { name: '결제 완료', tone: 'plain' },
  refundDue: { name: '환불 중', tone: 'notable' },
  refundByPhone: { name: '전화로 환불', tone: 'notable' },
  refunded: { name: '환불 완료', tone: 'notable' },
} as const;

/** The same of a refund to an account, by where the account stands. */
const accountStates: Record<RefundAccountIs, { name: string; tone: 'notable' }> = {
  needed: { name: '환불 계좌 필요', tone: 'notable' },
  checking: { name: '환불 계좌 확인 중', tone: 'notable' },
  sending: { name: '환불 중', tone: 'notable' },
  refused: { name: '환불 계좌 다시 필요', tone: 'notable' },
  sent: { name: '환불 완료', tone: 'notable' },
};

/** What the member paid here, requests and bills alike. Each row leads to its receipt. */
export default function PaymentsPage({ params, data: payments }: PageProps<typeof load>) {
  const { pending } = useChosen(params);
  return (
    <ListPage
      title="결제 내역"
      lead="이 사이트에서 결제하신 접수와 요금입니다. 고르시면 영수증을 보고 인쇄하실 수 있습니다."
      address={paths.payments}
      params={{}}
      pending={pending}
      page={payments}
      count="전체"
      empty={{
        spot: spots.bill,
        title: '내역이 없습니다.',
        text: '결제하시면 여기에서 영수증을 다시 보실 수 있습니다.',
        way: { label: '요금 납부', href: paths.payment() },
      }}
    >
      <Rows>
        {payments.list.map(
          ({
            moid,
            service,
            goodsName,
            payMethod,
            paidAt,
            refund,
            refundTo,
            cashReceipt,
            ...money
          }) => {
            const is = refund === null ? 'paid' : refundIs(payMethod, refund === 'done');
            return (
              <ListRow
                key={moid}
                title={`${service ? serviceNames[service] : '요금 납부'} · ${goodsName}`}
                lines={[
                  `${formatInstant(paidAt)} ${payMethods[payMethod].name}`,
                  orderPaymentText({ is, ...money, payMethod, deposit: null, refundTo }),
                  `결제 번호 ${moid}`,
                  ...(cashReceipt ? [`현금영수증 ${receiptStates[cashReceipt]}`] : []),
                ]}
                state={is === 'refundByPhone' && refundTo ? accountStates[refundTo] : states[is]}
                way={{ href: paths.paymentResult({ moid }) }}
              />
            );
          },
        )}
      </Rows>
    </ListPage>
  );
}
