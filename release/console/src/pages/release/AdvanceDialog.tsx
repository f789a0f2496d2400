import { CheckBox, Select } from '@portal/ui';
import { useState } from 'react';
import { ChangeDialog } from '../../change/ChangeDialog.tsx';
import type { ChannelState } from '../../desk/answers.ts';
import { channelWords } from '../../words.ts';
import { reasonText, runningIn, verdictWords, type Running } from '../../figures/verdict-words.ts';

const ALL = 100;

/**
 * Gives the canary to more customers. If the figures do not allow it, the manager must choose to explicitly.
 * @param running the canary as it was when the dialog opened
 */
export function AdvanceDialog(props: {
  state: ChannelState;
  running: Running;
  missing: string;
  onClose(): void;
}) {
  const { state, missing, onClose } = props;
  const { canary, evidence, next } = runningIn(state) ?? props.running;
  const { channel } = state;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isUnproven, setUnproven] = useState(false);
  // In dev nobody waits for figures.
  const isAllowed = channel === 'dev' || evidence.verdict === 'advance';
  // Another manager may have advanced it beyond the chosen step.
  const percent = chosen !== null && chosen > canary.percent ? chosen : next;
  const steps = [...new Set([...canary.policy.steps, ALL])].filter((step) => step > canary.percent);
  return (
    <ChangeDialog
      title={`${channelWords[channel]}의 카나리 확대`}
      state={state}
      verb="canary-advance"
      query={{ percent: String(percent), unproven: isAllowed ? undefined : 'true' }}
      does={`${percent}%로 확대하기`}
      missing={
        missing ||
        (isAllowed || isUnproven
          ? ''
          : '근거가 아직 부족합니다. 그래도 확대하려면 위에서 선택해 주세요.')
      }
      onClose={onClose}
    >
      <p>
        <b>{verdictWords[evidence.verdict].title}.</b> {reasonText(evidence, canary.policy)}
      </p>
      <Select
        label="고객의 비율"
        value={String(percent)}
        options={steps.map((step) => ({
          value: String(step),
          label: step === ALL ? '100% · 기준 세트로' : `${step}%`,
        }))}
        onChange={(event) => setChosen(Number(event.target.value) || null)}
      />
      <p>
        {percent === ALL
          ? `모든 고객이 세트 ${canary.set}번을 받고, 카나리는 끝납니다.`
          : `지금은 고객의 ${canary.percent}%가 세트 ${canary.set}번을 받습니다. 확대하면 근거를 처음부터 다시 모읍니다.`}
      </p>
      {!isAllowed && (
        <CheckBox
          name="unproven"
          label="근거가 부족해도 확대합니다"
          checked={isUnproven}
          onChange={setUnproven}
        />
      )}
    </ChangeDialog>
  );
}
