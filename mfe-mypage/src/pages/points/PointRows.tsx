import styled from '@emotion/styled';
import { pointTypes, type AnswerOf, type listPoints } from '@portal/contract';
import { formatDay, formatPoints } from '@portal/format';
import { Row, Rows, Section, Text } from '@portal/ui';
import { monthOf } from './month.ts';

type Point = AnswerOf<typeof listPoints>['list'][number];

const PointItem = styled(Row)`
  small {
    display: block;
    color: var(--text-second);
    font-size: var(--small);
    font-weight: 400;
  }
  > strong {
    text-align: right;
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
    <PointItem>
      <div>
        <Text bold>{text}</Text>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
      <strong>
        <small>{pointTypes[type]}</small>
        {type === 'EARN' ? '+' : '−'}
        {formatPoints(amount)}
      </strong>
    </PointItem>
  );
}

export const PointRows = ({ points }: { points: readonly Point[] }) =>
  byMonth(points).map(([month, rows]) => (
    <Section size="h4" top={32} key={month} aria-label={monthOf(month)}>
      <h2>{monthOf(month)}</h2>
      <Rows>
        {rows.map((point) => (
          <PointRow key={point.pointIdx} point={point} />
        ))}
      </Rows>
    </Section>
  ));
