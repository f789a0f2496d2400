import type { ServiceOrder } from '@portal/contract';
import { useHost } from '@portal/host';
import { Notice } from '@portal/ui';

/** A cancelled request that was paid by a deposit: how its money goes back. */
export function RefundByPhone({ order }: { order: ServiceOrder }) {
  const { main } = useHost().company.phones;
  if (order.status !== 'CANCEL' || !order.refundByPhone) return null;
  return (
    <Notice role="status">
      <p>
        가상계좌로 입금하신 금액을 돌려 드리려면 환불받으실 계좌가 필요합니다. 고객센터{' '}
        <a href={`tel:${main}`}>{main}</a>에 전화해 계좌를 알려 주세요.
      </p>
    </Notice>
  );
}
