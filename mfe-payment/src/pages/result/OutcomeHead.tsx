import { serviceNames, type PaymentResult } from '@portal/contract';
import { formatWon } from '@portal/format';
import { StatusHead } from '../../payment/StatusHead.tsx';
import { statusOf } from './outcomes.ts';

const subjectOf = ({ service, goodsName, jobKind, masked }: PaymentResult) =>
  masked
    ? ''
    : [service ? serviceNames[service] : jobKind === 'bill' && '요금 납부', goodsName]
        .filter(Boolean)
        .join(' · ');

/** The outcome in one plain sentence, the amount, and what it means for the customer's money. */
export function OutcomeHead({ payment }: { payment: PaymentResult }) {
  return (
    <StatusHead
      status={statusOf(payment)}
      subject={subjectOf(payment)}
      amount={formatWon(payment.amount)}
    />
  );
}
