import styled from '@emotion/styled';
import type { Bill } from '@portal/contract';
import { formatDay, formatWon } from '@portal/format';
import { paths } from '@portal/paths';
import { Badge, FieldSet, Rows, TapLink, Wrong, unbroken } from '@portal/ui';
import { useId } from 'react';

const Group = styled(FieldSet)`
  legend {
    margin-bottom: 8px;
  }
`;
const Row = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: center;
  min-height: 84px;
  padding: 14px 4px;
  border-bottom: var(--line-width) solid var(--line);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--primary);
  }
  &:has(:disabled) {
    border: 0;
    cursor: default;
  }
  > span > span {
    display: block;
    color: var(--text-second);
    font-size: var(--small);
  }
  > span > strong {
    margin-right: 8px;
  }
  em {
    font-style: normal;
  }
  > strong {
    font-size: 1.06rem;
  }
`;

const Note = styled.p`
  padding: 8px 4px 16px 44px;
  border-bottom: var(--line-width) solid var(--line);
  color: var(--text-second);
  font-size: var(--small);
`;

/** Whether a bill can be paid now: not while its payment is being checked or waits for its deposit. */
export const isOpen = ({ begun }: Bill): boolean =>
  begun === null || !['checking', 'deposit'].includes(begun.outcome);

const waiting = { checking: '결제를 확인하고 있습니다', deposit: '입금을 기다리고 있습니다' };

const monthOf = (month: string) => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월분`;

/** What blocks a bill's payment, with a link to it. */
function Waiting({ begun }: { begun: Bill['begun'] }) {
  if (begun?.outcome !== 'checking' && begun?.outcome !== 'deposit') return null;
  return (
    <Note>
      {waiting[begun.outcome]}. 다시 결제하지 마세요.{' '}
      <TapLink href={paths.paymentResult({ moid: begun.moid })}>결제 상태 보기</TapLink>
    </Note>
  );
}

export function BillList(props: {
  bills: readonly Bill[];
  chosen: readonly Bill[];
  onChange(goodsIdx: string, isChosen: boolean): void;
}) {
  const { bills, chosen, onChange } = props;
  const errorId = useId();
  const isMissing = chosen.length === 0 && bills.some(isOpen);
  return (
    <Group aria-describedby={isMissing ? errorId : undefined}>
      <legend>내실 요금</legend>
      <Rows>
        {bills.map((bill) => (
          <li key={bill.goodsIdx}>
            <Row>
              <input
                type="checkbox"
                name="goodsIdx"
                aria-invalid={(isMissing && isOpen(bill)) || undefined}
                aria-describedby={isMissing && isOpen(bill) ? errorId : undefined}
                checked={chosen.includes(bill)}
                disabled={!isOpen(bill)}
                onChange={({ target }) => onChange(bill.goodsIdx, target.checked)}
              />
              <span>
                <strong>{unbroken(bill.goodsName)}</strong>
                {bill.isOverdue && (
                  <Badge as="em" tone="notable">
                    납부일 지남
                  </Badge>
                )}
                <span>{monthOf(bill.month)}</span>
                <span>납부일 {formatDay(bill.dueOn)}</span>
              </span>
              <strong>{formatWon(bill.goodsPrice)}</strong>
            </Row>
            <Waiting begun={bill.begun} />
          </li>
        ))}
      </Rows>
      <div role="status">
        {isMissing && <Wrong id={errorId}>내실 요금을 하나 이상 골라 주세요.</Wrong>}
      </div>
    </Group>
  );
}
