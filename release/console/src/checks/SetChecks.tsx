import styled from '@emotion/styled';
import { Button, Cluster, Stack, useBusy } from '@portal/ui';
import { useRef } from 'react';
import { useRun } from '../change/use-run.ts';
import type { Channel, JobState, SetState } from '../desk/answers.ts';
import { cancelChecks, startChecks } from '../desk/ask.ts';
import { useAnswer } from '../desk/live.tsx';
import { useIsManager } from '../desk/session.ts';
import { inKorean } from '../refusal/said.ts';
import { Trouble } from '../refusal/Trouble.tsx';
import { CheckLog } from './CheckLog.tsx';
import { Findings } from './Findings.tsx';
import { JobProgress } from './JobProgress.tsx';

/** Takes the focus when the button that had it disappears. */
const Place = styled.div`
  outline: none;
`;

/** Why a job ended without findings; empty if it has findings or is still running. */
function whyNone({ state, actor, reason }: JobState): string {
  if (state === 'cancelled') return `${actor} 계정이 검사를 취소했습니다.`;
  if (state === 'interrupted')
    return '데스크가 검사하다가 거듭 멈추었습니다. 데스크의 로그를 확인하고 다시 검사해 주세요.';
  if (state !== 'failed') return '';
  return inKorean(reason) ?? '검사를 끝내지 못했습니다. 로그를 확인하고 다시 검사해 주세요.';
}

/**
 * Shows a set's checks: the progress of the running ones, or the findings of the newest. A manager can start and cancel
 * checks, and waive a finding.
 * @param props.channel the channel whose present set the checks compare with
 */
export function SetChecks(props: { set: SetState; channel: Channel; onWaive(name: string): void }) {
  const { set, channel, onWaive } = props;
  const isManager = useIsManager();
  const place = useRef<HTMLDivElement>(null);
  const { refusal, act } = useRun();
  const toPlace = () => place.current?.focus();
  const start = useBusy(() => act(() => startChecks(set.id, channel), toPlace));
  const cancel = useBusy(() => act(() => cancelChecks(set.id), toPlace));
  const jobs = useAnswer('check-jobs', {});
  const job = jobs.data?.find((one) => one.set === set.id) ?? null;
  const isRunning = job?.state === 'queued' || job?.state === 'running';
  // Say nothing of a job without findings once newer evidence has come from the command line.
  const isNewest = job && (!set.evidence || set.evidence.at < job.at);
  const why = isNewest ? whyNone(job) : '';
  return (
    <Place ref={place} tabIndex={-1} role="group" aria-label={`세트 ${set.id}의 검사`}>
      <Stack>
        {isRunning ? <JobProgress job={job} /> : <Findings set={set} onWaive={onWaive} />}
        {why && <p role="status">{why}</p>}
        {isManager && (
          <Cluster>
            {isRunning ? (
              <Button {...cancel}>검사 취소하기</Button>
            ) : (
              <Button {...start}>{set.evidence ? '다시 검사하기' : '검사하기'}</Button>
            )}
          </Cluster>
        )}
        {refusal && <Trouble refusal={refusal} />}
        {job && job.state !== 'queued' && <CheckLog set={set.id} />}
      </Stack>
    </Place>
  );
}
