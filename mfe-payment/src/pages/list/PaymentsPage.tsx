import { payMethods, refundIs, type RefundAccountIs } from '@portal/contract';
import { formatInstant, orderPaymentText } from '@portal/format';
import { useChosen, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ListPage, ListRow, Rows, spots } from '@portal/ui';
import { subjectOf } from '../../payment/made.ts';
import { receiptStates } from '../../receipt/texts.ts';
import { kindOptions, periodOptions } from './choices.ts';
import type { load } from './load.ts';
import { Sums } from './Sums.tsx';

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
  const { chosen, pending } = useChosen(params);
  const { period, kind } = chosen;
  const isAll = period === '' && kind === 'all';
  return (
    <ListPage
      title="결제 내역"
      lead="이 사이트에서 결제하신 접수와 요금입니다. 고르시면 영수증을 보고 인쇄하실 수 있습니다."
      address={paths.payments}
      params={{ period, kind }}
      pending={pending}
      filters={[
        { param: 'kind', label: '결제 내용', look: 'tabs', options: kindOptions },
        {
          param: 'period',
          label: '기간',
          look: 'chips',
          options: periodOptions(payments.years, period),
        },
      ]}
      tools={payments.total > 0 && <Sums payments={payments} hidden={pending} />}
      page={payments}
      count="전체"
      empty={
        isAll
          ? {
              spot: spots.bill,
              title: '내역이 없습니다.',
              text: '결제하시면 여기에서 영수증을 다시 보실 수 있습니다.',
              way: { label: '요금 납부', href: paths.payment() },
            }
          : {
              spot: spots.bill,
              title: '고르신 조건에 맞는 결제가 없습니다.',
              text: '다른 기간이나 내용을 고르시거나, 조건을 지우고 모두 보세요.',
              all: '조건 지우고 모두 보기',
            }
      }
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
                title={subjectOf({ service, goodsName })}
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
