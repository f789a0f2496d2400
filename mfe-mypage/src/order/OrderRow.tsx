import { serviceNames, type OrderSummary } from '@portal/contract';
import { formatDay, formatWon } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, ListRow } from '@portal/ui';
import { orderHref } from './order-href.ts';

/** A request for a service in a list. If it waits for its payment, a button leads there. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { service, goodsName, status, statusName, receivedOn, visitOn, ordNbr, payable } = order;
  const { hrefFor } = useHost();
  const isWaiting = status === 'WAIT';
  const isCancelled = status === 'CANCEL';
  const href = hrefFor(orderHref(order));
  const payment = isWaiting ? hrefFor(paths.payment({ ordNbr })) : null;
  const visit = visitOn === null || isCancelled ? '' : ` · ${formatDay(visitOn)} 방문`;
  return (
    <ListRow
      title={`${goodsName} ${serviceNames[service]}`}
      lines={[
        `${formatDay(receivedOn)} 접수${visit}`,
        `접수 번호 ${ordNbr}`,
        isWaiting ? `내실 금액 ${formatWon(payable)}` : null,
      ]}
      state={{ name: statusName, tone: isWaiting || isCancelled ? 'notable' : 'plain' }}
      way={href === null ? null : { href }}
    >
      {payment !== null && (
        <ButtonLink href={payment} aria-label={`접수 번호 ${ordNbr} 결제하기`}>
          결제하기
        </ButtonLink>
      )}
    </ListRow>
  );
}
