import styled from '@emotion/styled';
import { formatInstant } from '@portal/format';
import { Table, type Column } from '../../look/Table.tsx';
import { countText, rateText, sizeOf, type Sample } from '../../figures/sample.ts';
import { type Evidence } from '../../figures/verdict-words.ts';

type Point = Evidence['trend'][number];

const WIDTH = 600;
const HEIGHT = 160;
/** Possible maxima of the axis, in percent. */
const TOPS = [1, 2, 5, 10, 20, 50, 100];
/** Fewer points show no trend. */
const LEAST_POINTS = 3;

const Figure = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 8px;
  margin: 0;
  svg {
    width: 100%;
    height: 180px;
    overflow: visible;
  }
  line {
    stroke: var(--line);
  }
  path {
    fill: none;
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  line,
  path {
    vector-effect: non-scaling-stroke;
  }
  [data-of='canary'] {
    color: var(--danger);
    stroke: var(--danger);
  }
  [data-of='base'] {
    color: var(--text-second);
    stroke: var(--text-second);
  }
  path[data-of='base'] {
    stroke-dasharray: 6 4;
  }
`;
const Legend = styled.p`
  display: flex;
  grid-column: 1 / -1;
  margin-bottom: 12px;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: var(--small);
  span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  i {
    width: 20px;
    border-top: 3px solid;
    &[data-of='base'] {
      border-top-style: dashed;
    }
  }
`;
const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: -0.6em;
  color: var(--text-third);
  font-size: var(--small);
  line-height: 1.2;
  text-align: right;
`;
const Times = styled.div`
  display: flex;
  grid-column: 2;
  gap: 8px;
  justify-content: space-between;
  color: var(--text-third);
  font-size: var(--small);
`;
const More = styled.details`
  summary {
    width: fit-content;
    padding: 12px 0;
    color: var(--text-second);
    font-size: var(--small);
    cursor: pointer;
  }
`;

const rateOf = (sample: Sample) => (sample.failures / sizeOf(sample)) * 100;

/** A line through one group's rates, from the first point with a sample. */
function pathOf(points: readonly Point[], of: 'base' | 'canary', top: number): string {
  return points
    .map((point, i) => ({ sample: point[of], x: (i / (points.length - 1)) * WIDTH }))
    .filter(({ sample }) => sizeOf(sample) > 0)
    .map(({ sample, x }, i) => {
      const y = HEIGHT - (rateOf(sample) / top) * HEIGHT;
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

const cellOf = (sample: Sample) =>
  `${rateText(sample)} (${countText(sizeOf(sample))}회 중 ${countText(sample.failures)})`;
const columns: Column<Point>[] = [
  { title: '때', cell: ({ at }) => formatInstant(at) },
  { title: '카나리', cell: ({ canary }) => cellOf(canary) },
  { title: '기준', cell: ({ base }) => cellOf(base) },
];

/** Both groups' failure rates over time, as lines and as a table; nothing without enough points. */
export function RateChart({ trend, since }: { trend: readonly Point[]; since: string }) {
  const points = trend.filter(({ base, canary }) => sizeOf(base) + sizeOf(canary) > 0);
  const [last] = points.slice(-1);
  if (!last || points.length < LEAST_POINTS) return null;
  const highest = Math.max(
    ...points.flatMap(({ base, canary }) =>
      [base, canary].filter((sample) => sizeOf(sample) > 0).map(rateOf),
    ),
  );
  const top = TOPS.find((one) => one >= highest) ?? 100;
  return (
    <div>
      <Figure>
        <Legend>
          <span>
            <i data-of="canary" />
            카나리 {rateText(last.canary)}
          </span>
          <span>
            <i data-of="base" />
            기준 {rateText(last.base)}
          </span>
        </Legend>
        <Scale aria-hidden="true">
          <span>{top}%</span>
          <span>{top / 2}%</span>
          <span>0%</span>
        </Scale>
        <svg
          role="img"
          aria-label={`실패율의 흐름: 카나리는 ${rateText(last.canary)}, 기준은 ${rateText(last.base)}입니다. 아래 표에 같은 값이 있습니다.`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1="0" x2={WIDTH} y1={y} y2={y} />
          ))}
          <path data-of="base" d={pathOf(points, 'base', top)} />
          <path data-of="canary" d={pathOf(points, 'canary', top)} />
        </svg>
        <Times aria-hidden="true">
          <span>{formatInstant(since)}</span>
          <span>{formatInstant(last.at).slice(-5)}</span>
        </Times>
      </Figure>
      <More>
        <summary>표로 보기</summary>
        <Table
          caption="이 비율이 된 뒤로 모두 합쳐 센 값, 새 값부터"
          columns={columns}
          rows={[...points].reverse()}
          keyOf={({ at }) => at}
        />
      </More>
    </div>
  );
}
