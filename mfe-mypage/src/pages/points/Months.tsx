import styled from '@emotion/styled';
import { pointTypes, type AnswerOf, type listPointMonths } from '@portal/contract';
import { formatPoints } from '@portal/format';
import { api } from '@portal/host';
import { media, Section } from '@portal/ui';
import { Awaited } from '../../answer/Awaited.tsx';
import { monthOf } from './month.ts';
import { useLoaded } from './use-loaded.ts';

// The name of a month does not wrap: the rest of the width is for the bars. On a phone it takes two lines, so that a number of seven
// figures fits into one line with its unit.
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: var(--line-width) solid var(--line);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 10px 6px;
    border-bottom: var(--line-width) solid var(--line);
    text-align: right;
    vertical-align: top;
  }
  th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
  tbody th {
    font-weight: 600;
    white-space: nowrap;
  }
  ${media.mobile} {
    table-layout: fixed;
    font-size: var(--small);
    th,
    td {
      padding: 10px 3px;
    }
    th:first-of-type {
      width: 19%;
      white-space: normal;
    }
  }
`;
// Mirrored, so that the bars grow from the right, where the numbers are aligned.
const Bar = styled.svg`
  width: 100%;
  height: 6px;
  margin-top: 6px;
  fill: var(--primary);
  transform: scaleX(-1);
`;

const columns = [
  ['earned', pointTypes.EARN],
  ['used', pointTypes.USE],
  ['expired', pointTypes.EXPIRED],
] as const;

/**
 * The last twelve months as a table with a bar below each figure. The bars repeat the figures, so screen readers skip them.
 * All bars have the same scale and colour; the columns tell them apart.
 */
export function Months({ loaded }: { loaded: AnswerOf<typeof listPointMonths> | null }) {
  const answer = useLoaded(api.listPointMonths, loaded);
  return (
    <Section>
      <h2 id="points-months">최근 열두 달</h2>
      <Awaited answer={answer} what="달마다의 포인트를">
        {({ months }) => {
          const most = Math.max(1, ...months.flatMap((each) => columns.map(([key]) => each[key])));
          return (
            <Table aria-labelledby="points-months">
              <thead>
                <tr>
                  <th scope="col">달</th>
                  {columns.map(([key, label]) => (
                    <th key={key} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[...months].reverse().map((each) => (
                  <tr key={each.month}>
                    <th scope="row">{monthOf(each.month)}</th>
                    {columns.map(([key]) => (
                      <td key={key}>
                        {formatPoints(each[key])}
                        <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                          <rect width={Math.ceil((each[key] / most) * 100)} height="1" />
                        </Bar>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          );
        }}
      </Awaited>
    </Section>
  );
}
