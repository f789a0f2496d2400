import styled from '@emotion/styled';
import { formatWon } from '@portal/format';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: var(--line-width) solid var(--line);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 12px 0;
    border-bottom: var(--line-width) solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th {
    padding-right: 16px;
    font-weight: 400;
  }
  td {
    font-weight: 600;
    text-align: right;
    white-space: nowrap;
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
`;

export interface AmountRow {
  label: string;
  /** In won; a text where it is not one sum; null where the customer learns it on site. */
  amount: number | string | null;
  /** When it applies, and what may differ. */
  condition?: string;
}

const textOf = (amount: AmountRow['amount']) =>
  typeof amount === 'number' ? formatWon(amount) : (amount ?? '현장에서 안내');

/** Amounts with what they are for, and their total in the foot. */
export function AmountTable(props: {
  rows: readonly AmountRow[];
  total?: Omit<AmountRow, 'condition'>;
  className?: string;
}) {
  const { rows, total, className } = props;
  return (
    <Table className={className}>
      <tbody>
        {rows.map(({ label, amount, condition }, i) => (
          <tr key={`${i} ${label}`} data-off={Number(amount) < 0 || undefined}>
            <th scope="row">
              {label}
              {condition && <small>{condition}</small>}
            </th>
            <td>{textOf(amount)}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{textOf(total.amount)}</td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
