import type { OrderSummary } from '@portal/contract';
import { formatDay, formatWon } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, ListRow } from '@portal/ui';

/** A request in a list. It opens its detail by an address or, for a guest, by a press without one. */
export function OrderRow({
  order,
  ...way
}: { order: OrderSummary } & ({ href: string } | { onOpen(): void })) {
  const { goodsName, status, statusName, receivedOn, visitOn, ordNbr, payable } = order;
  const { hrefFor } = useHost();
  const isWaiting = status === 'WAIT';
  const payment = 'href' in way && isWaiting ? hrefFor(paths.payment({ ordNbr })) : null;
  const visit = visitOn === null ? '' : ` · ${formatDay(visitOn)} 방문 예정`;
  const due = isWaiting ? ` · 내실 금액 ${formatWon(payable)}` : '';
  return (
    <ListRow
      title={goodsName}
      lines={[`${formatDay(receivedOn)} 접수${visit}`, `접수 번호 ${ordNbr}${due}`]}
      state={{ name: statusName, tone: isWaiting || status === 'CANCEL' ? 'notable' : 'plain' }}
      way={way}
    >
      {payment !== null && (
        <ButtonLink href={payment} aria-label={`접수 번호 ${ordNbr} 결제하기`}>
          결제하기
        </ButtonLink>
      )}
    </ListRow>
  );
}
