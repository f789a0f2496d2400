import { Select, Stack } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import type { ChannelState } from '../desk/answers.ts';
import type { Query } from '../desk/ask.ts';
import { Quiet } from '../look/Panel.tsx';
import { channelWords, openTabsWords, optionsIn, type OpenTabs } from '../words.ts';
import { Meanwhile } from './Meanwhile.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useRun } from './use-run.ts';

const revisionOf = ({ pin }: ChannelState) => pin?.revision ?? 0;

/**
 * Changes a channel. `state` is the channel's current one: if the channel has changed since the manager decided, the
 * dialog shows those changes and submits nothing.
 */
export function ChangeDialog(props: {
  title: string;
  state: ChannelState;
  verb: string;
  /** The verb's arguments and options, without channel, revision, reason and `open-tabs`. */
  query?: Query;
  does: string;
  missing?: string;
  /** What open tabs do when the change is out, as first chosen; absent where the manager has no choice. */
  openTabs?: OpenTabs;
  onOpenTabs?(openTabs: OpenTabs): void;
  children?: ReactNode;
  onClose(): void;
}) {
  const { state, verb, query, openTabs: first, onOpenTabs, children, onClose, ...texts } = props;
  const [openTabs, setOpenTabs] = useState(first);
  const { channel } = state;
  const { refusal, forget, run } = useRun();
  const [decidedOn, setDecidedOn] = useState(() => revisionOf(state));
  const isStale = revisionOf(state) !== decidedOn;
  const submit = (reason: string) => {
    const expect = String(decidedOn);
    return run(verb, { channel, expect, ...query, 'open-tabs': openTabs, reason }, onClose);
  };
  const decideAgain = () => {
    forget();
    setDecidedOn(revisionOf(state));
  };
  return (
    <ReasonDialog
      {...texts}
      isHeld={isStale}
      refusal={isStale ? null : refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        {isStale ? (
          <Meanwhile channel={channel} decidedOn={decidedOn} onDecideAgain={decideAgain} />
        ) : (
          <>
            {children}
            {openTabs && (
              <Select
                label="열려 있는 화면"
                value={openTabs}
                options={optionsIn(openTabsWords)}
                onChange={({ target }) => {
                  const chosen = (target.value || 'quiet') as OpenTabs;
                  setOpenTabs(chosen);
                  onOpenTabs?.(chosen);
                }}
              />
            )}
          </>
        )}
        <Quiet>
          {channelWords[channel]} 채널의 리비전 {decidedOn}번을 보고 결정합니다.
        </Quiet>
      </Stack>
    </ReasonDialog>
  );
}
