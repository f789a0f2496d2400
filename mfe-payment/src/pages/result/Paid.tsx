import {
  cashReceiptKinds,
  isVisit,
  moneyOf,
  payMethods,
  type PaymentResult,
} from '@portal/contract';
import { formatDay, formatInstant, formatWon } from '@portal/format';
import { useHost, useSession } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Facts, Notice, Card, Text } from '@portal/ui';
import { Issuer } from '../../payment/Issuer.tsx';
import { Part } from '../../payment/Part.tsx';
import { CashReceiptPart } from '../../receipt/CashReceiptPart.tsx';
import { receiptStates } from '../../receipt/texts.ts';
import { endingOf } from './outcomes.ts';
import { subjectOf, refundFacts } from '../../payment/made.ts';
import { Ways } from '../../payment/Ways.tsx';
import { Lines } from '../../payment/Lines.ts';

function Receipt({ payment }: { payment: PaymentResult }) {
  const session = useSession();
  const { moid, ordNbr, amount, payMethod, paidAt, approvalNo, approvedBy, lines } = payment;
  const { cashReceipt = null } = payment;
  const { supply, vat, ...money } = moneyOf(payment);
  return (
    <Card max={720} top={32} aria-label="영수증">
      <Text as="h2" size="h4" bottom={16}>
        영수증
      </Text>
      <Facts
        plain
        bottom={24}
        facts={[
          ['결제 번호', moid],
          ['결제한 때', paidAt && formatInstant(paidAt)],
          ['결제 수단', [payMethods[payMethod].name, approvedBy].filter(Boolean).join(' · ')],
          ['승인 번호', approvalNo],
          ['결제 내용', subjectOf(payment)],
          ['접수 번호', ordNbr],
          // The name is known only with the session; until then a space keeps the line's height, so that nothing moves. Not a no-break
          // space: for that the web font would load one more file.
          ['내신 분', session.is === 'member' ? session.user.userName : <br />],
        ]}
      />
      <Lines rows={lines} total={{ label: '결제 금액', amount }} />
      <Facts
        plain
        top={16}
        facts={[
          ['공급가액', formatWon(supply)],
          ['부가세', formatWon(vat)],
          ...refundFacts(money),
          [
            '현금영수증',
            cashReceipt &&
              [
                cashReceiptKinds[cashReceipt.kind],
                cashReceipt.number,
                receiptStates[cashReceipt.state],
              ]
                .filter(Boolean)
                .join(' · '),
          ],
          ['현금영수증 승인 번호', cashReceipt?.receiptNo ?? ''],
        ]}
      />
      <Issuer />
    </Card>
  );
}

/** What happens once a request is paid, also before it is. Nothing is shown for a bill. */
export function PaidNext({ payment }: { payment: PaymentResult }) {
  const { ordNbr, visits } = payment;
  const isPaid = endingOf(payment) === 'paid';
  if (ordNbr === null) return null;
  return (
    <Part>
      <h2>{isPaid ? '앞으로 이렇게 진행됩니다' : '결제하시면 이렇게 진행됩니다'}</h2>
      <Facts plain facts={visits.map(({ what, on }) => [`${what} 날짜`, formatDay(on)])} />
      <p>
        {isPaid ? '접수를 시작했습니다.' : '접수를 시작합니다.'} 상담원이 내용을 확인하고, 고르신
        날짜가 바뀌면 연락드립니다.
      </p>
    </Part>
  );
}

/** What was paid, and the receipt to print. The head mentions a refund. */
export function Paid({ payment }: { payment: PaymentResult }) {
  const { hrefFor, company } = useHost();
  const { main } = company.phones;
  const { service, ordNbr } = payment;
  const account = payment.refundAccount?.is;
  const asksForAccount = account === 'needed' || account === 'refused';
  const progress =
    ordNbr !== null && service !== null && isVisit(service)
      ? hrefFor(paths.serviceOrder({ service, id: ordNbr }))
      : null;
  return (
    <>
      {endingOf(payment) === 'refundByPhone' && payment.refundAccount === null && (
        <Notice>
          <p>
            고객센터 <a href={`tel:${main}`}>{main}</a>
          </p>
        </Notice>
      )}
      <Receipt payment={payment} />
      <CashReceiptPart payment={payment} />
      <Ways>
        {progress !== null && (
          // An account to enter is the one thing to do.
          <ButtonLink look={asksForAccount ? 'plain' : 'primary'} href={progress}>
            진행 상황 보기
          </ButtonLink>
        )}
        <Button onClick={() => window.print()}>영수증 인쇄하기</Button>
        <ButtonLink href={paths.home()}>처음으로</ButtonLink>
      </Ways>
    </>
  );
}
