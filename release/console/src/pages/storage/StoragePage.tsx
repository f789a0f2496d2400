import { formatBytes } from '@portal/format';
import { Button, Cluster, Stack } from '@portal/ui';
import { useState } from 'react';
import { useAnswer } from '../../desk/live.tsx';
import { useIsManager } from '../../desk/session.ts';
import { Panel, Quiet } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { CleanDialog } from './CleanDialog.tsx';
import { Figures } from './Figures.tsx';
import { Health } from './Health.tsx';
import { VersionUses, type VersionUse } from './VersionUses.tsx';

function Cleaning({ versions }: { versions: readonly VersionUse[] }) {
  const isManager = useIsManager();
  const [isOpen, setOpen] = useState(false);
  const unused = versions.filter(({ isUnused }) => isUnused);
  const bytes = unused.reduce((sum, one) => sum + one.bytes, 0);
  return (
    <Panel title="버전과 정리">
      <Stack>
        <p role="status">
          {unused.length === 0
            ? '지울 수 있는 버전이 없습니다.'
            : `버전 ${unused.length}개의 파일 ${formatBytes(bytes)}를 지울 수 있습니다.`}
        </p>
        <Quiet>
          만든 지 30일이 지났고, 그동안 열린 화면이 없고, 90일 안에 어느 채널도 쓰지 않은 버전만
          지웁니다.
        </Quiet>
        {isManager && unused.length > 0 && (
          <Cluster>
            <Button onClick={() => setOpen(true)}>정리하기</Button>
          </Cluster>
        )}
        <VersionUses versions={versions} />
      </Stack>
      {isOpen && <CleanDialog unused={unused} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** What the store holds, whether something is wrong with it, and what can be deleted. */
export function StoragePage() {
  const { data, refusal } = useAnswer('storage', {});
  if (refusal) return <Trouble refusal={refusal} />;
  if (!data) return <Quiet>저장소를 살펴보고 있습니다.</Quiet>;
  return (
    <Stack>
      <Health trouble={data.trouble} />
      <Figures storage={data} />
      {data.versions && <Cleaning versions={data.versions} />}
      {data.medium && !data.versions && (
        <Quiet>
          읽을 수 없는 기록이 있어 무엇을 지워도 되는지 알 수 없습니다. 위의 문제를 먼저 해결해
          주세요.
        </Quiet>
      )}
    </Stack>
  );
}
