import type { ServiceOrder } from '@portal/contract';
import { formatWon } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Notice } from '@portal/ui';

/**
 * A request that waits for its payment: how much, and how to pay in this release.
 * @param props.byPhone the reader is a guest, who pays by phone: the payment's page is for members
 */
export function Awaiting({
  order,
  byPhone = false,
}: {
  order: Pick<ServiceOrder, 'ordNbr' | 'status' | 'payable'>;
  byPhone?: boolean;
}) {
  const { company, hrefFor } = useHost();
  const { ordNbr, status, payable } = order;
  if (status !== 'WAIT') return null;
  const { main } = company.phones;
  const payment = byPhone ? null : hrefFor(paths.payment({ ordNbr }));
  return (
    <Notice role="status">
      <p>
        <strong>결제 대기</strong> 내실 금액은 <strong>{formatWon(payable)}</strong>입니다.
        결제하셔야 접수가 시작됩니다.
        {payment === null && (
          <>
            {' '}
            고객센터 <a href={`tel:${main}`}>{main}</a>에 접수 번호 {ordNbr}를 알려 주시면 전화로
            결제하실 수 있습니다.
          </>
        )}
      </p>
      {payment !== null && (
        <ButtonLink look="primary" href={payment}>
          결제하기
        </ButtonLink>
      )}
    </Notice>
  );
}
