import styled from '@emotion/styled';
import { Button, Icon, Message, Stack, icons } from '@portal/ui';
import { useState } from 'react';
import { ChangeDialog } from '../../change/ChangeDialog.tsx';
import { ForwardDialog } from '../../change/ForwardDialog.tsx';
import { RemoteRollbackDialog, RollbackDialog } from '../../change/RollbackDialog.tsx';
import type { ChannelState } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { useIsManager } from '../../desk/session.ts';
import { runningIn } from '../../figures/verdict-words.ts';
import { Columns, Facts, Side } from '../../look/Columns.tsx';
import { Panel, Quiet } from '../../look/Panel.tsx';
import { Recent } from '../../record/Recent.tsx';
import { channelWords, openTabsWords, toward } from '../../words.ts';
import { CanaryLead } from './CanaryLead.tsx';
import { DisableDialog } from './DisableDialog.tsx';
import { PartTable, type PartAction } from './PartTable.tsx';

const Large = styled(Button)`
  width: 100%;
  margin-bottom: 8px;
  min-height: 64px;
  border-radius: var(--radius-card);
  font-size: 1.2rem;
`;
type Open =
  | { kind: 'rollback' | 'freeze' | 'unfreeze' }
  | { kind: 'forward'; set: string }
  | PartAction;

function OpenDialog({
  state,
  open,
  onClose,
}: {
  state: ChannelState;
  open: Open;
  onClose(): void;
}) {
  const common = { state, onClose };
  const word = channelWords[state.channel];
  switch (open.kind) {
    case 'rollback':
      return <RollbackDialog {...common} />;
    case 'forward':
      return <ForwardDialog {...common} set={open.set} />;
    case 'remote-rollback':
      return <RemoteRollbackDialog {...common} name={open.name} />;
    case 'disable':
      return <DisableDialog {...common} name={open.name} />;
    case 'enable':
      return (
        <ChangeDialog
          {...common}
          title={`${open.name} 켜기`}
          verb="enable"
          query={{ args: [open.name] }}
          does={`${open.name} 켜기`}
        >
          <p>고객이 {open.name}의 화면을 다시 이용할 수 있습니다.</p>
        </ChangeDialog>
      );
    case 'freeze':
      return (
        <ChangeDialog {...common} title={`${word} 동결`} verb="freeze" does="동결하기">
          <p>동결하면 배포, 지정, 되돌리기를 할 수 없습니다. 끄기와 차단은 할 수 있습니다.</p>
        </ChangeDialog>
      );
    case 'unfreeze':
      return (
        <ChangeDialog {...common} title={`${word} 동결 해제`} verb="unfreeze" does="동결 해제하기">
          <p>동결한 이유: {state.pin?.frozen?.reason}</p>
        </ChangeDialog>
      );
  }
}

/** What the rollback button does, or why it is disabled. @param changed names of the parts that would change */
function rollbackNote(
  { pin, before }: ChannelState,
  changed: string | undefined,
  isRefused: boolean,
) {
  if (!before) return '이전에 지정한 세트가 없습니다.';
  if (pin?.frozen) return '동결되어 있어 되돌릴 수 없습니다. 먼저 동결을 해제해 주세요.';
  if (isRefused)
    return `바로 앞의 세트 ${before}에는 지금 제공할 수 없는 버전이 있습니다. 눌러서 다른 세트를 선택해 주세요.`;
  return changed && `바뀌는 부분: ${changed}`;
}

/** One channel: its parts, actions, and latest changes. */
export function ChannelDetail({ state }: { state: ChannelState }) {
  const isManager = useIsManager();
  const [open, setOpen] = useState<Open | null>(null);
  const { channel, pin, before, after } = state;
  const diff = useAnswer('diff', pin && before ? { args: [pin.set, before] } : null);
  if (!pin)
    return (
      <Panel>
        <Message
          title={`${channelWords[channel]} 채널에는 아직 세트가 없습니다.`}
          text="구성 화면에서 세트를 만들고 이 채널에 지정해 주세요."
        />
      </Panel>
    );
  const running = runningIn(state);
  const changed = diff.data?.parts.map(({ name }) => name).join(', ');
  const isRefused = Boolean(diff.data?.refused);
  return (
    <Stack>
      {running && <CanaryLead channel={channel} base={pin.set} running={running} />}
      <Columns>
        <Panel title={`${channelWords[channel]} · 세트 ${pin.set}`}>
          <PartTable state={state} onAct={isManager ? setOpen : null} />
        </Panel>
        {isManager && (
          <Side aria-label="지금 할 수 있는 일">
            <Stack>
              <div>
                <Large
                  type="button"
                  look="primary"
                  disabled={!before || pin.frozen !== null}
                  onClick={() => setOpen({ kind: 'rollback' })}
                >
                  {before && !isRefused ? `세트 ${toward(before)} 되돌리기` : '되돌리기'}
                </Large>
                <Quiet>{rollbackNote(state, changed, isRefused)}</Quiet>
              </div>
              {after !== null && (
                <Button
                  disabled={pin.frozen !== null}
                  onClick={() => setOpen({ kind: 'forward', set: after })}
                >
                  되돌리기 취소 · 다시 세트 {toward(after)}
                </Button>
              )}
              <Button onClick={() => setOpen({ kind: pin.frozen ? 'unfreeze' : 'freeze' })}>
                <Icon shape={icons.lock} size={18} />
                {pin.frozen ? '동결 해제하기' : '동결하기'}
              </Button>
            </Stack>
          </Side>
        )}
        <Panel title="최근 변경">
          <Facts>
            {pin.frozen && (
              <>
                <dt>동결</dt>
                <dd>{pin.frozen.reason}</dd>
              </>
            )}
            <dt>열린 화면</dt>
            <dd>{openTabsWords[pin.openTabs]}</dd>
          </Facts>
          <Recent channel={channel} none="아직 변경이 없습니다." />
        </Panel>
      </Columns>
      {open && <OpenDialog state={state} open={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
