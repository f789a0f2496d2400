import { formatInstant } from '@portal/format';
import { useState } from 'react';
import { ReasonDialog } from '../../change/ReasonDialog.tsx';
import { useRun } from '../../change/use-run.ts';
import type { TokenState } from '../../desk/answers.ts';
import { useIsManager } from '../../desk/session.ts';
import { Badge } from '../../look/Badge.tsx';
import { Quiet, SmallButton } from '../../look/Panel.tsx';
import { Table, type Column } from '../../look/Table.tsx';

const states = {
  valid: <Badge tone="good">쓸 수 있음</Badge>,
  ended: <Badge>끝남</Badge>,
  revoked: <Badge tone="danger">끊김</Badge>,
};

function RevokeDialog({ name, onClose }: { name: string; onClose(): void }) {
  const { refusal, run } = useRun();
  return (
    <ReasonDialog
      title={`토큰 ${name} 끊기`}
      does="토큰 끊기"
      refusal={refusal}
      onSubmit={(reason) => run('token-revoke', { args: [name], reason }, onClose)}
      onClose={onClose}
    >
      <p>이 토큰을 쓰는 CI는 바로 거절됩니다. 되돌릴 수 없고, 필요하면 새 토큰을 만듭니다.</p>
    </ReasonDialog>
  );
}

/** Every token with its scope and end; the newest first. */
export function TokenTable({ tokens }: { tokens: readonly TokenState[] }) {
  const isManager = useIsManager();
  const [revoked, setRevoked] = useState<string | null>(null);
  const columns: Column<TokenState>[] = [
    { title: '이름', cell: ({ name }) => name },
    { title: '상태', cell: ({ state }) => states[state] },
    { title: '명령', cell: ({ verbs }) => verbs.join(', ') },
    { title: '리모트', cell: ({ parts }) => parts.join(', ') },
    { title: '끝나는 때', cell: ({ until }) => formatInstant(until) },
    {
      title: '끊기',
      isWide: true,
      cell: ({ name, state }) =>
        isManager &&
        state === 'valid' && (
          <SmallButton aria-label={`토큰 ${name} 끊기`} onClick={() => setRevoked(name)}>
            끊기
          </SmallButton>
        ),
    },
  ];
  if (tokens.length === 0) return <Quiet>아직 토큰이 없습니다.</Quiet>;
  return (
    <>
      <Table
        caption="팀의 CI가 데스크를 쓸 때 계정 대신 보냅니다."
        columns={columns}
        rows={[...tokens].reverse()}
        keyOf={({ name }) => name}
      />
      {revoked !== null && <RevokeDialog name={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}
