import styled from '@emotion/styled';
import { Cluster } from '@portal/ui';
import { Badge } from '../../look/Badge.tsx';
import { Table, type Column } from '../../look/Table.tsx';
import { countText, rateText, sizeOf, type Sample } from '../../figures/sample.ts';
import { nameText, type Comparison, type Evidence } from '../../figures/verdict-words.ts';

const Cell = styled.span`
  display: grid;
  small {
    color: var(--text-second);
    font-size: var(--small);
  }
`;
const Bar = styled.progress`
  width: 96px;
  height: 8px;
  accent-color: var(--primary);
`;

const Rate = ({ sample }: { sample: Sample }) => (
  <Cell>
    <b>{rateText(sample)}</b>
    <small>
      표시 {countText(sample.mounts)} · 실패 {countText(sample.failures)}
    </small>
  </Cell>
);

/** How much of the minimum sample the smaller group has. */
function Enough({ one: { base, canary }, minimum }: { one: Comparison; minimum: number }) {
  const least = Math.min(sizeOf(base), sizeOf(canary));
  if (least >= minimum) return <Badge tone="good">충분</Badge>;
  return (
    <Cell>
      <span>
        {countText(least)} / {countText(minimum)}
      </span>
      <Bar value={least} max={minimum} aria-hidden="true" />
    </Cell>
  );
}

/** All parts together first, then the parts that the canary changes. */
const sorted = (compared: readonly Comparison[]) =>
  [...compared].reverse().sort((a, b) => Number(b.changed) - Number(a.changed));

/** The counts of each part and of all, in both groups. */
export function FigureTable({ evidence, minimum }: { evidence: Evidence; minimum: number }) {
  const columns: Column<Comparison>[] = [
    {
      title: '부분',
      cell: (one) => (
        <Cluster>
          {nameText(evidence, one)}
          {one.changed && one !== evidence.compared.at(-1) && <Badge tone="warning">바뀜</Badge>}
        </Cluster>
      ),
    },
    { title: '카나리 실패율', cell: ({ canary }) => <Rate sample={canary} /> },
    { title: '기준 실패율', cell: ({ base }) => <Rate sample={base} /> },
    {
      title: '최소 표본',
      cell: (one) => one.changed && <Enough one={one} minimum={minimum} />,
    },
  ];
  return (
    <Table
      caption="이 비율이 된 뒤로 고객의 브라우저가 알린 값입니다. 최소 표본은 바뀐 부분에만 필요합니다."
      columns={columns}
      rows={sorted(evidence.compared)}
      keyOf={({ name }) => name}
    />
  );
}
