import { Button, Dialog, Stack } from '@portal/ui';
import { useState } from 'react';
import type { StatusChange } from '../desk/answers.ts';
import { channelWords } from '../words.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useRun } from './use-run.ts';

/** What each verb does to a version, and that it is done, in words for the manager. */
const words = {
  block: {
    does: '차단하기',
    done: '차단했습니다.',
    text: '이 버전은 어느 채널에서도 제공되지 않습니다. 고객은 이전의 정상 버전을 받고, 그것이 없으면 안내를 봅니다.',
  },
  deprecate: {
    does: '교체 권장하기',
    done: '교체를 권장하도록 표시했습니다.',
    text: '이 버전은 계속 제공되지만, 새 버전으로 바꾸도록 표시합니다.',
  },
  allow: {
    does: '허용하기',
    done: '허용했습니다.',
    text: '차단이나 교체 권장을 거둡니다.',
  },
};
export type StatusVerb = keyof typeof words;

/** What customers get after the change, in each set that has the version. */
function Affected({ name, affected }: Pick<StatusChange, 'name' | 'affected'>) {
  if (affected.length === 0) return <p>이 버전을 받던 고객은 없습니다.</p>;
  return (
    <ul>
      {affected.map(({ channel, set, cohort, served }) => {
        const whose = cohort === 'canary' ? '카나리 고객' : '고객';
        return (
          <li key={`${channel} ${cohort}`}>
            {channelWords[channel]}, 세트 {set}: 이제{' '}
            {served === null
              ? `${whose}은 이 부분 대신 안내를 봅니다.`
              : `${whose}이 받는 버전은 ${name}@${served}입니다.`}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Sets a version's status, then says what customers get. It needs no revision: blocking must work whatever else changes
 * meanwhile.
 */
export function StatusDialog(props: { verb: StatusVerb; version: string; onClose(): void }) {
  const { verb, version, onClose } = props;
  const { refusal, run } = useRun();
  const [change, setChange] = useState<StatusChange | null>(null);
  const { does, done, text } = words[verb];
  const title = `${version} ${does}`;
  if (change)
    return (
      <Dialog
        title={title}
        onClose={onClose}
        actions={
          <Button look="primary" onClick={onClose}>
            확인
          </Button>
        }
      >
        <Stack role="status">
          <p>{done}</p>
          <Affected {...change} />
        </Stack>
      </Dialog>
    );
  return (
    <ReasonDialog
      title={title}
      does={does}
      refusal={refusal}
      onSubmit={(reason) => run<StatusChange>(verb, { args: [version], reason }, setChange)}
      onClose={onClose}
    >
      <p>{text}</p>
    </ReasonDialog>
  );
}
