import { formatBytes } from '@portal/format';
import { Stack } from '@portal/ui';
import { ReasonDialog } from '../../change/ReasonDialog.tsx';
import { useRun } from '../../change/use-run.ts';
import { Quiet } from '../../look/Panel.tsx';
import type { VersionUse } from './VersionUses.tsx';

/** Asks before it deletes the files of versions that no set, channel or canary uses. */
export function CleanDialog({
  unused,
  onClose,
}: {
  unused: readonly VersionUse[];
  onClose(): void;
}) {
  const { refusal, run } = useRun();
  const bytes = unused.reduce((sum, one) => sum + one.bytes, 0);
  return (
    <ReasonDialog
      title="저장소 정리"
      does={`버전 ${unused.length}개의 파일 지우기`}
      refusal={refusal}
      onSubmit={(reason) => run('gc', { reason }, onClose)}
      onClose={onClose}
    >
      <Stack>
        <p>
          {unused.map(({ name, version }) => `${name}@${version}`).join(', ')}의 파일을 지웁니다.{' '}
          {formatBytes(bytes)}가 비고, 되돌릴 수 없습니다.
        </p>
        <Quiet>기록은 남으므로 감사 기록은 그대로 검증됩니다. 90일이 지난 값도 지웁니다.</Quiet>
      </Stack>
    </ReasonDialog>
  );
}
