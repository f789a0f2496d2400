import { Button, Stack } from '@portal/ui';
import { useState } from 'react';
import { ChangeDialog } from '../../change/ChangeDialog.tsx';
import type { ChannelState } from '../../desk/answers.ts';
import { Side } from '../../look/Columns.tsx';
import { Quiet } from '../../look/Panel.tsx';
import { channelWords } from '../../words.ts';
import { AdvanceDialog } from './AdvanceDialog.tsx';
import { StartDialog } from './StartDialog.tsx';
import type { Running } from '../../figures/verdict-words.ts';

type Act = 'start' | 'advance' | 'hold' | 'abort';

/** The open dialog of a canary. If the desk ends the canary meanwhile, the dialog stays and says so. */
function OpenDialog(props: {
  state: ChannelState;
  running: Running;
  act: Exclude<Act, 'start'>;
  onClose(): void;
}) {
  const { state, running, act, onClose } = props;
  const { canary } = running;
  const word = channelWords[state.channel];
  const missing = state.pin?.canary ? '' : '카나리가 이미 끝났습니다. 창을 닫아 주세요.';
  const common = { state, missing, onClose };
  switch (act) {
    case 'advance':
      return <AdvanceDialog {...common} running={running} />;
    case 'hold':
      return (
        <ChangeDialog
          {...common}
          title={`${word}의 카나리 유지`}
          verb="canary-hold"
          does="유지하기"
        >
          <p>
            사람이 확대할 때까지 {canary.percent}%로 둡니다. 실패가 많으면 데스크가 그래도
            중단합니다.
          </p>
        </ChangeDialog>
      );
    case 'abort':
      return (
        <ChangeDialog
          {...common}
          title={`${word}의 카나리 중단`}
          verb="canary-abort"
          does="중단하기"
        >
          <p>
            모든 고객이 기준 세트 {state.pin?.set}번을 받습니다. 세트 {canary.set}번으로 열려 있던
            화면은 다음 이동 때 바뀝니다.
          </p>
        </ChangeDialog>
      );
  }
}

/** A manager's actions on a channel's canary; the one that the judge advises stands out. */
export function CanaryActions(props: { state: ChannelState; running: Running | null }) {
  const { state, running } = props;
  const { pin } = state;
  const [open, setOpen] = useState<{ act: Act; running: Running | null } | null>(null);
  const isFrozen = Boolean(pin?.frozen);
  const ask = (act: Act) => () => setOpen({ act, running });
  const onClose = () => setOpen(null);
  const lookOf = (act: Act) => (running?.evidence.verdict === act ? 'primary' : 'plain');
  return (
    <Side aria-label="지금 할 수 있는 일">
      <Stack>
        {running ? (
          <>
            <Button look={lookOf('abort')} onClick={ask('abort')}>
              카나리 중단하기
            </Button>
            <Button look={lookOf('advance')} disabled={isFrozen} onClick={ask('advance')}>
              {running.next}%로 확대하기
            </Button>
            {!running.canary.held && (
              <Button onClick={ask('hold')}>{running.canary.percent}% 유지하기</Button>
            )}
          </>
        ) : (
          <Button look="primary" disabled={isFrozen} onClick={ask('start')}>
            카나리 시작하기
          </Button>
        )}
        {isFrozen && (
          <Quiet>
            동결되어 있어 시작하거나 확대할 수 없습니다. 현재 화면에서 동결을 해제해 주세요.
          </Quiet>
        )}
      </Stack>
      {open?.act === 'start' && <StartDialog state={state} onClose={onClose} />}
      {open?.running && open.act !== 'start' && (
        <OpenDialog state={state} running={open.running} act={open.act} onClose={onClose} />
      )}
    </Side>
  );
}
