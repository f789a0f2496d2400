import { ReasonDialog } from './ReasonDialog.tsx';
import { useRun } from './use-run.ts';

/** What each verb does to a version, in words for the manager. */
const words = {
  block: {
    does: '차단하기',
    text: '이 버전은 어느 채널에서도 제공되지 않습니다. 고객은 이전의 정상 버전을 받고, 그것이 없으면 안내를 봅니다.',
  },
  deprecate: {
    does: '교체 권장하기',
    text: '이 버전은 계속 제공되지만, 새 버전으로 바꾸도록 표시합니다.',
  },
  allow: { does: '허용하기', text: '차단이나 교체 권장을 거둡니다.' },
};
export type StatusVerb = keyof typeof words;

/** Sets a version's status. It needs no revision: blocking must work whatever else changes meanwhile. */
export function StatusDialog(props: { verb: StatusVerb; version: string; onClose(): void }) {
  const { verb, version, onClose } = props;
  const { refusal, run } = useRun();
  const { does, text } = words[verb];
  return (
    <ReasonDialog
      title={`${version} ${does}`}
      does={does}
      refusal={refusal}
      onSubmit={(reason) => run(verb, { args: [version], reason }, onClose)}
      onClose={onClose}
    >
      <p>{text}</p>
    </ReasonDialog>
  );
}
