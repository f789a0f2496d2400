import styled from '@emotion/styled';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: var(--line-width) solid var(--line);
  caption {
    padding: 0 0 8px;
    color: var(--text-second);
    font-size: var(--small);
    text-align: left;
  }
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

/** What something costs, line by line, each with its condition. */
export function CostTable({ caption, rows }: { caption?: string; rows: readonly CostRow[] }) {
  return (
    <Table>
      {caption && <caption>{caption}</caption>}
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
    </Table>
  );
}
