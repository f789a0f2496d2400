import { orderVisit, type OrderSummary } from '@portal/contract';
import { formatDay, orderPaymentText, orderVisitText, workWarrantyText } from '@portal/format';
import { useHost } from '@portal/host';
import { wayToPayment } from '@portal/paths';
import { ButtonLink, ListRow } from '@portal/ui';

/** A request in a list. It opens its detail by an address or, for a guest, by a press without one. */
export function OrderRow({
  order,
  ...way
}: { order: OrderSummary } & ({ href: string } | { onOpen(): void })) {
  const { goodsName, status, statusName, receivedOn, ordNbr, payment } = order;
  const { hrefFor } = useHost();
  const isWaiting = status === 'WAIT';
  const next = 'href' in way && isWaiting ? wayToPayment(order) : null;
  const nextHref = next && hrefFor(next.href);
  const visit = orderVisit(order);
  return (
    <ListRow
      title={goodsName}
      lines={[
        `${formatDay(receivedOn)} 접수${visit ? ` · ${orderVisitText(visit)}` : ''}`,
        `접수 번호 ${ordNbr}`,
        orderPaymentText(payment),
        workWarrantyText(order.warrantyUntil),
      ]}
      state={{ name: statusName, tone: isWaiting || status === 'CANCEL' ? 'notable' : 'plain' }}
      way={way}
    >
      {next && nextHref !== null && (
        <ButtonLink href={nextHref} aria-label={`접수 번호 ${ordNbr} ${next.label}`}>
          {next.label}
        </ButtonLink>
      )}
    </ListRow>
  );
}
