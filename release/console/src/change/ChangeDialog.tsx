import { Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import type { ChannelState } from '../desk/answers.ts';
import type { Query } from '../desk/ask.ts';
import { Quiet } from '../look/Panel.tsx';
import { channelWords } from '../words.ts';
import { Meanwhile } from './Meanwhile.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useChange } from './use-change.ts';

/**
 * Changes a channel. `state` is the channel's current one: if the channel has changed since the manager decided, the
 * dialog shows those changes and submits nothing.
 */
export function ChangeDialog(props: {
  title: string;
  state: ChannelState;
  verb: string;
  /** The verb's arguments and options, without channel, revision and reason. */
  query: Query;
  does: string;
  missing?: string;
  children?: ReactNode;
  onClose(): void;
}) {
  const { state, verb, query, children, onClose, ...texts } = props;
  const { channel } = state;
  const { decidedOn, isStale, refusal, decideAgain, submit } = useChange(state, onClose);
  return (
    <ReasonDialog
      {...texts}
      isHeld={isStale}
      refusal={isStale ? null : refusal}
      onSubmit={(reason) => submit(verb, { ...query, reason })}
      onClose={onClose}
    >
      <Stack>
        {isStale ? (
          <Meanwhile channel={channel} decidedOn={decidedOn} onDecideAgain={decideAgain} />
        ) : (
          children
        )}
        <Quiet>
          {channelWords[channel]} 채널의 리비전 {decidedOn}번을 보고 결정합니다.
        </Quiet>
      </Stack>
    </ReasonDialog>
  );
}
