import { ReasonDialog } from '../change/ReasonDialog.tsx';
import { useRun } from '../change/use-run.ts';
import { checkWord } from './check-words.ts';

/** Accepts what a check found in a set, under the manager's name. */
export function WaiveDialog(props: { set: string; name: string; onClose(): void }) {
  const { set, name, onClose } = props;
  const { refusal, run } = useRun();
  return (
    <ReasonDialog
      title={`세트 ${set}의 예외: ${checkWord(name)}`}
      does="예외로 인정하기"
      refusal={refusal}
      onSubmit={(reason) => run('check', { args: [set], waive: name, reason }, onClose)}
      onClose={onClose}
    >
      <p>
        이 검사에서 나온 문제를 알고도 세트를 내보냅니다. 이름과 이유가 기록에 남고, 다시 검사해
        다른 문제가 나오면 예외는 없어집니다.
      </p>
    </ReasonDialog>
  );
}
