import { serviceNames, type PaymentResult } from '@portal/contract';
import { formatInstant, formatWon } from '@portal/format';
import { ResultHead, StopMessages } from '@portal/form';
import { Facts } from '@portal/ui';
import { Part } from '../../payment/Part.tsx';
import { Masked } from './Masked.tsx';
import { statusOf } from './outcomes.ts';

/** A payment as whoever has a message's link may see it: no account, no receipt, and nothing to change. */
export function LinkedPayment({ payment, token }: { payment: PaymentResult; token: string }) {
  const { service, goodsName, amount, deposit } = payment;
  return (
    <>
      <ResultHead
        status={statusOf(payment)}
        subject={[service && serviceNames[service], goodsName].filter(Boolean).join(' · ')}
        amount={formatWon(amount)}
      />
      {deposit && (
        <Part>
          <Facts plain facts={[['입금 기한', `${formatInstant(deposit.until)}까지`]]} />
          <p>계좌 번호는 받으신 메시지에 있습니다.</p>
        </Part>
      )}
      <Masked payment={payment} />
      <StopMessages topic="payment" token={token} />
    </>
  );
}
