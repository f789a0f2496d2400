import { CheckBox } from '@portal/ui';
import { useState } from 'react';
import { SetChecks } from '../checks/SetChecks.tsx';
import { WaiveDialog } from '../checks/WaiveDialog.tsx';
import type { ChannelState } from '../desk/answers.ts';
import { Refusal } from '../desk/ask.ts';
import { useAnswer } from '../desk/live.tsx';
import { Quiet } from '../look/Panel.tsx';
import { Trouble } from '../refusal/Trouble.tsx';
import { channelWords, type OpenTabs } from '../words.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DiffList } from './DiffList.tsx';

/** Whether the set is the channel's canary, and its figures do not allow more customers yet; in dev nobody waits. */
const isUnproven = ({ channel, pin, evidence }: ChannelState, set: string) =>
  channel !== 'dev' && pin?.canary?.set === set && evidence?.verdict !== 'advance';

/** Pins a set in a channel. Outside dev, what its checks found comes first, because only a set that passed is taken. */
export function PinDialog(props: { state: ChannelState; set: string; onClose(): void }) {
  const { state, set, onClose } = props;
  const [openTabs, setOpenTabs] = useState<OpenTabs>('quiet');
  const present = state.pin?.set;
  const diff = useAnswer('diff', { args: [present ?? set, set] });
  const refused = diff.data?.refused ?? '';
  const sets = useAnswer('sets', state.channel === 'dev' ? null : {});
  const checked = sets.data?.find(({ id }) => id === set);
  const isOpen = checked !== undefined && checked.open?.length !== 0;
  const isOnTrial = isUnproven(state, set);
  const [isTaken, setTaken] = useState(false);
  const [waived, setWaived] = useState<string | null>(null);
  if (waived !== null)
    return <WaiveDialog set={set} name={waived} onClose={() => setWaived(null)} />;
  const missing = isOpen
    ? `${channelWords[state.channel]} 채널은 검사를 통과한 세트만 받습니다. 위의 검사 결과를 확인해 주세요.`
    : isOnTrial && !isTaken
      ? '카나리의 근거가 아직 부족합니다. 그래도 지정하려면 위에서 선택해 주세요.'
      : '';
  return (
    <ChangeDialog
      title={`${channelWords[state.channel]}에 세트 ${set} 지정`}
      state={state}
      verb="pin"
      query={{ args: [set], unproven: isOnTrial ? 'true' : undefined }}
      does={`세트 ${set} 지정하기`}
      missing={refused ? '이 세트는 지정할 수 없습니다. 다른 세트를 선택해 주세요.' : missing}
      openTabs={openTabs}
      onOpenTabs={setOpenTabs}
      onClose={onClose}
    >
      <div>
        <Quiet>
          {present
            ? `지금은 세트 ${present}입니다. 지정하면 이렇게 바뀝니다.`
            : '이 채널의 첫 세트입니다.'}
        </Quiet>
        {present && diff.data && <DiffList diff={diff.data} />}
      </div>
      {checked && <SetChecks set={checked} channel={state.channel} onWaive={setWaived} />}
      {refused && <Trouble refusal={new Refusal('check', refused)} />}
      {isOnTrial && (
        <CheckBox
          name="unproven"
          label={`세트 ${set}번은 카나리로 시험 중입니다. 근거가 부족해도 모든 고객에게 줍니다`}
          checked={isTaken}
          onChange={setTaken}
        />
      )}
    </ChangeDialog>
  );
}
