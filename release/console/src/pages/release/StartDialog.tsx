import { CheckBox, Select, TextField } from '@portal/ui';
import { useState } from 'react';
import { Findings } from '../../checks/Findings.tsx';
import { ChangeDialog } from '../../change/ChangeDialog.tsx';
import { SetDifference } from '../../change/SetDifference.tsx';
import type { ChannelState } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { channelWords, setOptions } from '../../words.ts';

interface Asked {
  set: string;
  percent: string;
  minimum: string;
}

/** A sentence on what is still missing; empty if the canary can start. */
function missingIn({ set, percent, minimum }: Asked, isRefused: boolean): string {
  if (!set) return '카나리로 줄 세트를 선택해 주세요.';
  if (isRefused) return '이 세트는 줄 수 없습니다. 다른 세트를 선택해 주세요.';
  if (!/^\d{1,2}$/.test(percent)) return '비율은 0부터 99까지의 정수로 입력해 주세요.';
  return /^([1-9]\d{0,5})?$/.test(minimum)
    ? ''
    : '최소 표본은 1 이상의 정수로 입력하거나 비워 두세요.';
}

/** Gives another set to some of a channel's customers. Outside dev, only a set that passed its checks. */
export function StartDialog({ state, onClose }: { state: ChannelState; onClose(): void }) {
  const { channel, pin } = state;
  const base = pin?.set ?? '';
  const [set, setSet] = useState('');
  const [percent, setPercent] = useState('1');
  const [minimum, setMinimum] = useState('');
  const [isAutomatic, setAutomatic] = useState(true);
  const sets = useAnswer('sets', {});
  const diff = useAnswer('diff', set ? { args: [base, set] } : null);
  const refused = diff.data?.refused ?? '';
  const others = sets.data?.filter(({ id }) => id !== base) ?? null;
  const offered = others?.filter(({ open }) => channel === 'dev' || open?.length === 0) ?? null;
  const chosen = offered?.find(({ id }) => id === set);
  const unchecked = (others?.length ?? 0) - (offered?.length ?? 0);
  return (
    <ChangeDialog
      title={`${channelWords[channel]}에서 카나리 시작`}
      state={state}
      verb="canary-start"
      query={{
        args: [set],
        percent,
        minimum: minimum || undefined,
        automatic: isAutomatic ? 'true' : undefined,
      }}
      does="카나리 시작하기"
      missing={missingIn({ set, percent, minimum }, Boolean(refused))}
      openTabs="quiet"
      onClose={onClose}
    >
      <Select
        label="세트"
        hint={
          unchecked > 0
            ? `검사를 통과한 세트만 보입니다. 나머지 ${unchecked}개는 세트 화면에서 검사해 주세요.`
            : undefined
        }
        value={set}
        options={offered && setOptions(offered)}
        onChange={(event) => setSet(event.target.value)}
      />
      {sets.refusal && <Trouble refusal={sets.refusal} />}
      {set && (
        <SetDifference diff={diff}>
          나머지 고객은 기준 세트 {base}번을 그대로 받습니다. 다른 점은 이렇습니다.
        </SetDifference>
      )}
      {chosen?.evidence && <Findings set={chosen} />}
      <TextField
        label="고객의 비율 (%)"
        hint="0부터 99까지. 보통 1%로 시작합니다."
        inputMode="numeric"
        value={percent}
        onChange={(event) => setPercent(event.target.value.trim())}
      />
      <TextField
        label="최소 표본"
        hint="두 집단에서 부분마다 방문이 이만큼 모인 뒤에 판단합니다. 비워 두면 기본값을 씁니다."
        inputMode="numeric"
        value={minimum}
        onChange={(event) => setMinimum(event.target.value.trim())}
      />
      <CheckBox
        name="automatic"
        label="근거가 모이면 다음 단계로 자동 확대"
        checked={isAutomatic}
        onChange={setAutomatic}
      />
    </ChangeDialog>
  );
}
