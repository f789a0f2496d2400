import styled from '@emotion/styled';
import type { CostLine } from '@portal/contract';
import { formatWon } from '@portal/format';
import { AmountTable } from '@portal/ui';

const Table = styled(AmountTable)`
  [data-off] td {
    color: var(--primary);
  }
  tfoot th,
  tfoot td {
    padding-bottom: 0;
    border-bottom: 0;
    vertical-align: baseline;
  }
  tfoot td {
    font-size: var(--h2);
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`;

/** An amount in a sum; deductions have a minus sign. */
const amountOf = (amount: number | null) => (amount === null ? '현장에서 안내' : formatWon(amount));

/** The lines of what is paid for, and what remains to pay. */
export function Lines(props: {
  lines: readonly Pick<CostLine, 'label' | 'amount' | 'condition'>[];
  total: { label: string; won: number };
}) {
  const { lines, total } = props;
  return (
    <Table>
      <tbody>
        {lines.map(({ label, amount, condition }, k) => (
          <tr key={`${k} ${label}`} data-off={(amount !== null && amount < 0) || undefined}>
            <th scope="row">
              {label}
              {condition && <small>{condition}</small>}
            </th>
            <td>{amountOf(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.label}</th>
          <td>{formatWon(total.won)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
