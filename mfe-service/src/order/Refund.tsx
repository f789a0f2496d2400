import type { ServiceOrder } from '@portal/contract';
import { refundTexts } from '@portal/format';
import { useHost } from '@portal/host';
import { Notice } from '@portal/ui';

/** A cancelled request: what comes back of its money and points, how, and when. */
export function Refund({ order }: { order: ServiceOrder }) {
  const { main } = useHost().company.phones;
  const { status, payment } = order;
  const texts = status === 'CANCEL' ? refundTexts(payment) : [];
  if (texts.length === 0) return null;
  return (
    <Notice role="status">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {payment.is === 'refundByPhone' && (
        <p>
          고객센터 <a href={`tel:${main}`}>{main}</a>
        </p>
      )}
    </Notice>
  );
}
