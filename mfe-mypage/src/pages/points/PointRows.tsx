import styled from '@emotion/styled';
import { pointTypes, type AnswerOf, type listPoints } from '@portal/contract';
import { formatDay, formatPoints } from '@portal/format';
import { Rows } from '@portal/ui';
import { monthOf } from './month.ts';

type Point = AnswerOf<typeof listPoints>['list'][number];

const Month = styled.section`
  margin-top: 32px;
  h2 {
    margin-bottom: 8px;
    font-size: var(--h4);
  }
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 24px;
  align-items: center;
  min-height: 76px;
  padding: 16px 4px;
  border-bottom: var(--line-width) solid var(--line);
  font-variant-numeric: tabular-nums;
  p {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--text-second);
    font-size: var(--small);
  }
  > strong {
    text-align: right;
    span {
      display: block;
      color: var(--text-second);
      font-size: var(--small);
      font-weight: 400;
    }
  }
`;

/** Groups the entries by month, and keeps their order. */
function byMonth(points: readonly Point[]): [month: string, points: Point[]][] {
  const months = new Map<string, Point[]>();
  for (const point of points) {
    const month = point.on.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), point]);
  }
  return [...months];
}

function PointRow({ point }: { point: Point }) {
  const { type, amount, on, text, expiresOn, ordNbr } = point;
  const facts = [
    formatDay(on),
    ordNbr !== null && `접수 번호 ${ordNbr}`,
    expiresOn !== null && `${formatDay(expiresOn)}까지 쓰실 수 있습니다.`,
  ];
  return (
    <Row>
      <div>
        <p>{text}</p>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
      <strong>
        <span>{pointTypes[type]}</span>
        {type === 'EARN' ? '+' : '−'}
        {formatPoints(amount)}
      </strong>
    </Row>
  );
}

/** The history of points, with a heading for each month. */
export const PointRows = ({ points }: { points: readonly Point[] }) =>
  byMonth(points).map(([month, rows]) => (
    <Month key={month} aria-label={monthOf(month)}>
      <h2>{monthOf(month)}</h2>
      <Rows>
        {rows.map((point) => (
          <PointRow key={point.pointIdx} point={point} />
        ))}
      </Rows>
    </Month>
  ));
