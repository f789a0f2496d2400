import styled from '@emotion/styled';
import type { CostLine } from '@portal/contract';
import { formatWon } from '@portal/format';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: var(--line-width) solid var(--line);
  th,
  td {
    padding: 14px 0;
    border-bottom: var(--line-width) solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th {
    padding-right: 16px;
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--text-second);
    font-size: var(--small);
    font-weight: 400;
  }
  tfoot th,
  tfoot td {
    font-size: var(--h4);
    font-weight: 700;
  }
  td {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: right;
    white-space: nowrap;
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
