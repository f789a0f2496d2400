import type { OrderSummary } from '@portal/contract';
import { formatInstant, formatWon } from '@portal/format';
import { useHost } from '@portal/host';
import { wayToPayment } from '@portal/paths';
import { ButtonLink, Notice } from '@portal/ui';

/**
 * A request that waits for its payment: how much, whether an account waits or a payment is being checked, and the way on.
 * @param props.byPhone the reader is a guest, who pays by phone: the payment's pages are for members
 */
export function Awaiting({
  order,
  byPhone = false,
}: {
  order: Pick<OrderSummary, 'ordNbr' | 'status' | 'payment'>;
  byPhone?: boolean;
}) {
  const { company, hrefFor } = useHost();
  const { ordNbr, status, payment } = order;
  if (status !== 'WAIT') return null;
  const { main } = company.phones;
  const { is, amount, deposit } = payment;
  const way = byPhone ? null : wayToPayment(order);
  const href = way && hrefFor(way.href);
  return (
    <Notice role="status">
      {is === 'checking' ? (
        <p>
          <strong>결제 확인 중</strong> <strong>{formatWon(amount)}</strong>이 결제되었는지 확인하고
          있습니다. 다시 결제하지 마세요.
        </p>
      ) : is === 'deposit' ? (
        <p>
          <strong>입금 대기</strong> 입금하실 금액은 <strong>{formatWon(amount)}</strong>입니다.
          {deposit && ` ${formatInstant(deposit.until)}까지`} 받으신 계좌로 입금하시면 접수가
          시작됩니다.
          {deposit?.accountNo && ` ${deposit.bankName} ${deposit.accountNo} (${deposit.holder})`}
        </p>
      ) : (
        <p>
          <strong>결제 대기</strong> 내실 금액은 <strong>{formatWon(amount)}</strong>입니다.
          결제하셔야 접수가 시작됩니다.
          {href === null && (
            <>
              {' '}
              고객센터 <a href={`tel:${main}`}>{main}</a>번에 접수 번호({ordNbr})를 알려 주시면
              전화로 결제하실 수 있습니다.
            </>
          )}
        </p>
      )}
      {way && href !== null && (
        <ButtonLink look="primary" href={href}>
          {way.label}
        </ButtonLink>
      )}
    </Notice>
  );
}
