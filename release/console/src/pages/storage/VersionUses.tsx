import styled from '@emotion/styled';
import { formatBytes } from '@portal/format';
import { Select, Stack } from '@portal/ui';
import { useState } from 'react';
import { Link } from '../../desk/address.tsx';
import type { StorageState } from '../../desk/answers.ts';
import { Ago } from '../../look/Ago.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Narrow, Quiet } from '../../look/Panel.tsx';
import { Table, type Column } from '../../look/Table.tsx';
import { channelWords } from '../../words.ts';

export type VersionUse = NonNullable<StorageState['versions']>[number];

/** Why a version's files are kept, or that they are unused. */
function Keeps({ use }: { use: VersionUse }) {
  const { isUnused, isWhole, isYoung, channels, tabs } = use;
  if (isUnused) return <Badge tone="warning">지울 수 있음</Badge>;
  if (!isWhole && channels.length === 0) return <Badge>파일을 지웠음</Badge>;
  const reasons = [
    channels.length > 0 &&
      `90일 안에 ${channels.map((channel) => channelWords[channel]).join('·')}에서 사용`,
    tabs > 0 && '30일 안에 열림',
    isYoung && '만든 지 30일 이내',
  ];
  return (
    <>
      {!isWhole && <Badge tone="danger">파일이 없음</Badge>} {reasons.filter(Boolean).join(', ')}
    </>
  );
}

const Whole = styled.span`
  white-space: nowrap;
`;

const countText = (count: number) => (count === 0 ? '' : `${count.toLocaleString('ko-KR')}회`);

const columns: Column<VersionUse>[] = [
  {
    title: '버전',
    cell: ({ name, version }) => (
      <Link href={`/remote?${new URLSearchParams({ name, version })}`}>
        {name}@{version}
      </Link>
    ),
  },
  { title: '빌드', cell: ({ builtAt }) => <Ago at={builtAt} /> },
  { title: '파일', cell: ({ bytes }) => bytes > 0 && <Whole>{formatBytes(bytes)}</Whole> },
  { title: '지난 1시간', cell: ({ tabsNow }) => countText(tabsNow) },
  { title: '지난 30일', cell: ({ tabs }) => countText(tabs) },
  { title: '남기는 이유', isWide: true, cell: (use) => <Keeps use={use} /> },
];

/** Every version with its size, the tabs that ran it, and why its files are kept; unused ones first. */
export function VersionUses({ versions }: { versions: readonly VersionUse[] }) {
  const [name, setName] = useState('');
  const names = [...new Set(versions.map((one) => one.name))];
  const shown = versions
    .filter((one) => name === '' || one.name === name)
    .reverse()
    .sort((a, b) => Number(b.isUnused) - Number(a.isUnused));
  if (versions.length === 0) return <Quiet>아직 버전이 없습니다.</Quiet>;
  return (
    <Stack>
      <Narrow>
        <Select
          label="부분"
          value={name}
          options={names.map((value) => ({ value, label: value }))}
          placeholder="전체"
          onChange={(event) => setName(event.target.value)}
        />
      </Narrow>
      <Table
        caption="회수는 화면을 연 수와, 한 시간 넘게 열려 있던 탭의 수입니다."
        columns={columns}
        rows={shown}
        keyOf={(one) => `${one.name}@${one.version}`}
      />
    </Stack>
  );
}
