import styled from '@emotion/styled';
import type { Contract } from '@portal/contract';
import { formatWon } from '@portal/format';
import { media } from '@portal/ui';
import { wayOf } from './way.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 24px;
  max-width: 720px;
  padding: 20px 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--text-second);
  }
  dd {
    font-weight: 600;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd + dt {
      margin-top: 12px;
    }
  }
`;

/** A contract and how it is paid now. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const { goodsName, custCode, custName, monthly, payDay, payment } = contract;
  return (
    <Facts>
      <dt>제품</dt>
      <dd>{goodsName}</dd>
      <dt>계약</dt>
      <dd>
        {custName} · {custCode}
      </dd>
      <dt>매달 내시는 요금</dt>
      <dd>{formatWon(monthly)}</dd>
      <dt>지금 납부일</dt>
      <dd>매달 {payDay}일</dd>
      <dt>지금 결제 수단</dt>
      <dd>{wayOf(payment)}</dd>
    </Facts>
  );
}
