import styled from '@emotion/styled';
import { Cluster, Select, Stack } from '@portal/ui';
import { useState } from 'react';
import { StatusDialog, type StatusVerb } from '../../change/StatusDialog.tsx';
import { Skipped } from '../../channel/Skipped.tsx';
import { go, Link, useAddress } from '../../desk/address.tsx';
import type { VersionState } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { useIsManager } from '../../desk/session.ts';
import { Ago } from '../../look/Ago.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Narrow, Panel, Quiet, SmallButton } from '../../look/Panel.tsx';
import { Table, type Column } from '../../look/Table.tsx';
import { Commit } from '../../record/Commit.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { channelWords, statusWords } from '../../words.ts';
import { Failures } from './Failures.tsx';
import { VersionFiles } from './VersionFiles.tsx';

const TONES = { available: 'plain', deprecated: 'warning', blocked: 'danger' } as const;

const addressOf = (name: string, version?: string) =>
  `/remote?${new URLSearchParams({ name, ...(version && { version }) })}`;

const Status = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;
`;

type Open = { verb: StatusVerb; version: string };

function Versions(props: {
  versions: readonly VersionState[];
  onAct: ((open: Open) => void) | null;
}) {
  const { versions, onAct } = props;
  const columns: Column<VersionState>[] = [
    {
      title: '버전',
      cell: ({ name, version }) => (
        <Link href={addressOf(name, version)} aria-label={`${version} 파일 보기`}>
          {version}
        </Link>
      ),
    },
    { title: '빌드', cell: ({ builtAt }) => <Ago at={builtAt} /> },
    { title: '커밋', isWide: true, cell: (version) => <Commit {...version} /> },
    {
      title: '상태',
      cell: ({ status, reason }) => (
        <Status>
          <Badge tone={TONES[status]}>{statusWords[status]}</Badge>
          {status !== 'available' && <Quiet>{reason}</Quiet>}
        </Status>
      ),
    },
    {
      title: '제공하는 채널',
      cell: ({ liveIn }) => liveIn.map((channel) => channelWords[channel]).join(', '),
    },
  ];
  if (onAct)
    columns.push({
      title: '할 일',
      isAction: true,
      cell: ({ name, version, status }) => {
        const buttons: [StatusVerb, string][] = [
          ...(status === 'blocked' ? [] : ([['block', '차단']] as [StatusVerb, string][])),
          ...(status === 'available'
            ? ([['deprecate', '교체 권장']] as [StatusVerb, string][])
            : []),
          ...(status === 'available' ? [] : ([['allow', '허용']] as [StatusVerb, string][])),
        ];
        return (
          <Cluster>
            {buttons.map(([verb, word]) => (
              <SmallButton
                key={verb}
                aria-label={`${name}@${version} ${word}`}
                onClick={() => onAct({ verb, version: `${name}@${version}` })}
              >
                {word}
              </SmallButton>
            ))}
          </Cluster>
        );
      },
    });
  return (
    <Table
      caption="새 버전부터"
      columns={columns}
      rows={[...versions].reverse()}
      keyOf={({ version }) => version}
    />
  );
}

/** The versions of one part: status, where they are live, failures, files. */
export function RemotePage() {
  const { searchParams } = useAddress();
  const isManager = useIsManager();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, refusal } = useAnswer('versions', {});
  if (refusal) return <Trouble refusal={refusal} />;
  if (!data) return null;
  const names = [...new Set(data.map(({ name }) => name))];
  const asked = searchParams.get('name') ?? '';
  const name = names.includes(asked) ? asked : (names[0] ?? '');
  const own = data.filter((version) => version.name === name);
  const version = searchParams.get('version') ?? own.at(-1)?.version ?? '';
  return (
    <Stack>
      <Skipped />
      <Narrow>
        <Select
          label="리모트"
          value={name}
          options={names.map((value) => ({ value, label: value }))}
          onChange={(event) => go(addressOf(event.target.value || name))}
        />
      </Narrow>
      <Panel title={`${name}의 버전`}>
        <Versions versions={own} onAct={isManager ? setOpen : null} />
      </Panel>
      <Failures name={name} />
      {own.some((one) => one.version === version) && <VersionFiles name={name} version={version} />}
      {open && <StatusDialog {...open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
