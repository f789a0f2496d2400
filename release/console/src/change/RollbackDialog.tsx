import { Select } from '@portal/ui';
import { useState } from 'react';
import type { ChannelState } from '../desk/answers.ts';
import { useAnswer } from '../desk/live.tsx';
import { channelWords, setOptions, toward } from '../words.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { SetDifference } from './SetDifference.tsx';

interface RollbackProps {
  state: ChannelState;
  /** The set to return to; by default the one before the current one. */
  to?: string;
  onClose(): void;
}

/** Returns a channel to an earlier set. */
export function RollbackDialog({ state, to, onClose }: RollbackProps) {
  const [chosen, setChosen] = useState(to);
  const present = state.pin?.set ?? '';
  const target = chosen ?? state.before ?? '';
  const sets = useAnswer('sets', {});
  const diff = useAnswer('diff', target ? { args: [present, target] } : null);
  const refused = diff.data?.refused ?? '';
  // The canary's set is on trial: it is advanced with its figures, and nothing to return to.
  const others = [present, state.pin?.canary?.set];
  const earlier = sets.data?.filter(({ id }) => !others.includes(id)) ?? null;
  return (
    <ChangeDialog
      title={`${channelWords[state.channel]} 되돌리기`}
      state={state}
      verb="rollback"
      query={{ to: target }}
      does={target ? `세트 ${toward(target)} 되돌리기` : '되돌리기'}
      missing={
        target
          ? refused && '이 세트로는 되돌릴 수 없습니다. 다른 세트를 선택해 주세요.'
          : '돌아갈 세트를 선택해 주세요.'
      }
      openTabs="normal"
      onClose={onClose}
    >
      <Select
        label="돌아갈 세트"
        value={target}
        options={earlier && setOptions(earlier)}
        onChange={(event) => setChosen(event.target.value)}
      />
      {target && (
        <SetDifference diff={diff}>
          지금은 세트 {present}입니다. 되돌리면 이렇게 바뀝니다.
        </SetDifference>
      )}
    </ChangeDialog>
  );
}

/** Returns one remote to its previous version. */
export function RemoteRollbackDialog({
  state,
  name,
  onClose,
}: {
  state: ChannelState;
  name: string;
  onClose(): void;
}) {
  const version = state.parts.find((part) => part.name === name)?.version ?? '없음';
  const earlier = state.pin?.lastGood[name]?.version;
  return (
    <ChangeDialog
      title={`${name} 되돌리기`}
      state={state}
      verb="rollback"
      query={{ remote: name }}
      does={`${name}만 되돌리기`}
      missing={earlier ? '' : '이전의 정상 버전이 없습니다. 새 세트를 구성해 주세요.'}
      openTabs="normal"
      onClose={onClose}
    >
      <p>
        {channelWords[state.channel]} 채널에서 <b>{name}</b>만 {version}에서 {toward(earlier ?? '')}{' '}
        되돌립니다. 나머지는 그대로입니다.
      </p>
    </ChangeDialog>
  );
}
