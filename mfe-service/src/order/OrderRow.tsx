import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { OrderSummary } from '@portal/contract';
import { formatDay, formatWon } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, media } from '@portal/ui';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 24px;
  width: 100%;
  min-height: 84px;
  padding: 16px 4px;
  border: 0;
  border-bottom: var(--line-width) solid var(--line);
  background: none;
  color: var(--text);
  text-align: left;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover h2 {
    color: var(--primary);
  }
  h2 {
    font-size: 1.06rem;
    font-weight: 600;
  }
  p {
    color: var(--text-second);
    font-size: var(--small);
  }
  > strong {
    padding: 6px 14px;
    border-radius: 999px;
    background: var(--soft-primary);
    color: var(--on-soft-primary);
    font-size: var(--small);
    white-space: nowrap;
  }
  &[data-status='CANCEL'] > strong,
  &[data-status='WAIT'] > strong {
    background: var(--soft-accent);
    color: var(--on-soft-accent);
  }
  &:has(+ p) {
    border-bottom: 0;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

const LinkRow = styled.a(row);
const ButtonRow = styled.button(row);

const Pay = styled.p`
  padding: 12px 4px 20px;
  border-bottom: var(--line-width) solid var(--line);
`;

/** The way to pay a request that waits for it. */
function ToPay({ ordNbr }: { ordNbr: string }) {
  const href = useHost().hrefFor(paths.payment({ ordNbr }));
  if (href === null) return null;
  return (
    <Pay>
      <ButtonLink href={href} aria-label={`접수 번호 ${ordNbr} 결제하기`}>
        결제하기
      </ButtonLink>
    </Pay>
  );
}

/** A request in a list. It leads to its detail by an address, or, for a guest who has none, by a press. */
export function OrderRow({
  order,
  ...way
}: { order: OrderSummary } & ({ href: string } | { onOpen(): void })) {
  const { goodsName, status, statusName, receivedOn, visitOn, ordNbr, payable } = order;
  const content = (
    <>
      <div>
        <h2>{goodsName}</h2>
        <p>
          {formatDay(receivedOn)} 접수{visitOn !== null && ` · ${formatDay(visitOn)} 방문 예정`}
        </p>
        <p>
          접수 번호 {ordNbr}
          {status === 'WAIT' && ` · 내실 금액 ${formatWon(payable)}`}
        </p>
      </div>
      <strong>{statusName}</strong>
    </>
  );
  return (
    <li>
      {'href' in way ? (
        <>
          <LinkRow href={way.href} data-status={status}>
            {content}
          </LinkRow>
          {status === 'WAIT' && <ToPay ordNbr={ordNbr} />}
        </>
      ) : (
        <ButtonRow type="button" onClick={way.onOpen} data-status={status}>
          {content}
        </ButtonRow>
      )}
    </li>
  );
}
