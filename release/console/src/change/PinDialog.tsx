import { useState } from 'react';
import type { ChannelState } from '../desk/answers.ts';
import { Refusal } from '../desk/ask.ts';
import { useAnswer } from '../desk/live.tsx';
import { Quiet, Stack } from '../look/Panel.tsx';
import { Trouble } from '../look/Trouble.tsx';
import { channelWords } from '../words.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DiffList } from './DiffList.tsx';
import { OpenTabsSelect, type OpenTabs } from './OpenTabsSelect.tsx';

/** Pins a set in a channel. */
export function PinDialog(props: { state: ChannelState; set: string; onClose(): void }) {
  const { state, set, onClose } = props;
  const [openTabs, setOpenTabs] = useState<OpenTabs>('quiet');
  const present = state.pin?.set;
  const diff = useAnswer('diff', { args: [present ?? set, set] });
  const refused = diff.data?.refused ?? '';
  return (
    <ChangeDialog
      title={`${channelWords[state.channel]}에 세트 ${set} 지정`}
      state={state}
      verb="pin"
      query={{ args: [set], 'open-tabs': openTabs }}
      does={`세트 ${set} 지정하기`}
      missing={refused && '이 세트는 지정할 수 없습니다. 다른 세트를 선택해 주세요.'}
      onClose={onClose}
    >
      <Stack>
        <div>
          <Quiet>
            {present
              ? `지금은 세트 ${present}입니다. 지정하면 이렇게 바뀝니다.`
              : '이 채널의 첫 세트입니다.'}
          </Quiet>
          {present && diff.data && <DiffList diff={diff.data} />}
        </div>
        {refused && <Trouble refusal={new Refusal('check', refused)} />}
        <OpenTabsSelect value={openTabs} onChange={setOpenTabs} />
      </Stack>
    </ChangeDialog>
  );
}
