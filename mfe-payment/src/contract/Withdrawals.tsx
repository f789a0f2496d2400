import styled from '@emotion/styled';
import type { Withdrawal } from '@portal/contract';
import { formatDay } from '@portal/format';

const List = styled.ul`
  display: grid;
  gap: 12px;
  max-width: 720px;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  strong {
    font-size: 1.06rem;
  }
  small {
    display: block;
    color: var(--text-second);
    font-size: var(--small);
  }
`;

const dayOf = (day: string) => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`;

/** Withdrawal days, with the reason if a holiday moved one. */
export function Withdrawals(props: { withdrawals: readonly (Withdrawal & { note?: string })[] }) {
  return (
    <List>
      {props.withdrawals.map(({ planned, day, note }) => (
        <li key={planned}>
          <strong>{formatDay(day)}</strong>
          {planned !== day && (
            <small>{dayOf(planned)}은 은행이 쉬는 날이라 다음 영업일에 나갑니다.</small>
          )}
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </List>
  );
}
