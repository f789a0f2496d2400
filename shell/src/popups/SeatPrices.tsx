import styled from '@emotion/styled';
import type { Seat } from '@portal/contract';
import { formatWon } from '@portal/format';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: 8px;
    color: var(--text-second);
    font-size: var(--small);
    text-align: left;
  }
  th,
  td {
    padding: 10px 4px;
    border-bottom: var(--line-width) solid var(--line);
    font-weight: 400;
    text-align: left;
  }
  thead th {
    color: var(--text-second);
    font-size: var(--small);
    font-weight: 600;
  }
  td {
    font-weight: 700;
    white-space: nowrap;
  }
  th:not(:first-of-type),
  td {
    text-align: right;
  }
`;

/** Price of each seat: for one piece and, where it has two sides, for both. */
export function SeatPrices({ seats }: { seats: readonly Seat[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">부위</th>
          <th scope="col">1개</th>
          <th scope="col">양쪽</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ code, name, price, sides }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td>{formatWon(price)}</td>
            <td>{sides === 2 ? formatWon(2 * price) : '-'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
