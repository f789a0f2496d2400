import styled from '@emotion/styled';
import type { CostLine } from '@portal/contract';
import { formatWon } from '@portal/format';
import { AmountTable } from '@portal/ui';

const Table = styled(AmountTable)`
  border-top: var(--line-width) solid var(--line);
  th {
    font-weight: 600;
  }
`;

export interface CostRow {
  label: string;
  /** As customers read it: `30,000원`, `무료`. */
  amount: string;
  /** When it applies, and what may differ. */
  condition?: string;
}

/** Lines of a price as customers read them. */
export const costRows = (lines: readonly CostLine[]): CostRow[] =>
  lines.map(({ label, amount, condition }) => ({
    label,
    amount: amount === null ? '현장에서 안내' : formatWon(amount),
    condition,
  }));

/** A table of cost lines, each with its amount and condition, and their total. */
export function CostTable(props: {
  rows: readonly CostRow[];
  /** Sum of the lines, with what it is. */
  total?: { label: string; amount: string };
}) {
  const { rows, total } = props;
  return (
    <Table>
      <tbody>
        {rows.map(({ label, amount, condition }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {condition && <small>{condition}</small>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{total.amount}</td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
