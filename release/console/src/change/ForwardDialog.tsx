import type { ChannelState } from '../desk/answers.ts';
import { useAnswer } from '../desk/live.tsx';
import { channelWords, toward } from '../words.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { SetDifference } from './SetDifference.tsx';

/**
 * Undoes the channel's last rollback: goes one set forward again.
 * @param props.set the set to go to, as it was when the dialog was opened
 */
export function ForwardDialog(props: { state: ChannelState; set: string; onClose(): void }) {
  const { state, onClose } = props;
  const set = state.after ?? props.set;
  const present = state.pin?.set ?? '';
  const diff = useAnswer('diff', { args: [present, set] });
  const refused = diff.data?.refused ?? '';
  return (
    <ChangeDialog
      title={`${channelWords[state.channel]} 되돌리기 취소`}
      state={state}
      verb="rollback"
      query={{ forward: 'true' }}
      does={`다시 세트 ${toward(set)} 가기`}
      missing={refused && '이 세트로는 다시 갈 수 없습니다. 새 세트를 구성해 주세요.'}
      openTabs="normal"
      onClose={onClose}
    >
      <SetDifference diff={diff}>
        지금은 세트 {present}입니다. 되돌리기 전의 세트 {toward(set)} 다시 가면 이렇게 바뀝니다.
      </SetDifference>
    </ChangeDialog>
  );
}
