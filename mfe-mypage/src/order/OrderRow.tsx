import { orderVisit, serviceNames, type OrderSummary } from '@portal/contract';
import { formatDay, orderPaymentText, orderVisitText, workWarrantyText } from '@portal/format';
import { useHost } from '@portal/host';
import { paths, wayToPayment } from '@portal/paths';
import { ButtonLink, ListRow } from '@portal/ui';

/** A request for a service in a list. If it waits for its payment, a button leads there. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { service, goodsName, status, statusName, receivedOn, ordNbr, payment } = order;
  const { hrefFor } = useHost();
  const isWaiting = status === 'WAIT';
  const isCancelled = status === 'CANCEL';
  const href = hrefFor(paths.serviceOrder({ service, id: ordNbr }));
  const way = isWaiting ? wayToPayment(order) : null;
  const wayHref = way && hrefFor(way.href);
  const visit = orderVisit(order);
  return (
    <ListRow
      title={`${goodsName} ${serviceNames[service]}`}
      lines={[
        `${formatDay(receivedOn)} 접수${visit ? ` · ${orderVisitText(visit)}` : ''}`,
        `접수 번호 ${ordNbr}`,
        orderPaymentText(payment),
        workWarrantyText(order.warrantyUntil),
      ]}
      state={{ name: statusName, tone: isWaiting || isCancelled ? 'notable' : 'plain' }}
      way={href === null ? null : { href }}
    >
      {way && wayHref !== null && (
        <ButtonLink href={wayHref} aria-label={`접수 번호 ${ordNbr} ${way.label}`}>
          {way.label}
        </ButtonLink>
      )}
    </ListRow>
  );
}
