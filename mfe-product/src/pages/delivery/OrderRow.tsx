import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { AnswerOf, selectOrderList } from '@portal/contract';
import { formatDay } from '@portal/format';
import { media } from '@portal/ui';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 24px;
  min-height: 84px;
  padding: 16px 4px;
  border-bottom: var(--line-width) solid var(--line);
  color: var(--text);
  text-decoration: none;
  font-variant-numeric: tabular-nums;
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
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
const LinkRow = styled.a(
  row,
  css`
    &:hover h2 {
      color: var(--primary);
    }
  `,
);
const PlainRow = styled.div(row);

type Order = AnswerOf<typeof selectOrderList>['list'][number];

function dayOf({ installedOn, delivery }: Order): string | null {
  if (installedOn !== null) return `${formatDay(installedOn)} 설치`;
  return delivery?.installOn ? `${formatDay(delivery.installOn)} 설치 예정` : null;
}

/** An order in the list; one from before the portal followed deliveries leads nowhere. */
export function OrderRow({ order, href }: { order: Order; href: string | null }) {
  const { ordNo, goodsNames, orderedOn, delivery } = order;
  const days = [orderedOn && `${formatDay(orderedOn)} 주문`, dayOf(order)].filter(Boolean);
  const content = (
    <>
      <div>
        <h2>{goodsNames.join(', ')}</h2>
        <p>{days.join(' · ')}</p>
        <p>주문 번호 {ordNo}</p>
      </div>
      {delivery && <strong>{delivery.statusName}</strong>}
    </>
  );
  return (
    <li>
      {href === null ? <PlainRow>{content}</PlainRow> : <LinkRow href={href}>{content}</LinkRow>}
    </li>
  );
}
