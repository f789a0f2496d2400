import styled from '@emotion/styled';
import { ProgressBar } from '@portal/ui';
import type { JobState } from '../desk/answers.ts';
import { Ago } from '../look/Ago.tsx';
import { Badge } from '../look/Badge.tsx';
import { Quiet } from '../look/Panel.tsx';
import { checkWord, tookText } from './check-words.ts';

const Steps = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 4.5em;
    gap: 8px;
    align-items: center;
    min-height: 34px;
    border-top: var(--line-width) solid var(--line);
    font-size: var(--small);
  }
  li[data-state='waiting'] {
    color: var(--text-second);
  }
  li[data-state='running'] {
    font-weight: 600;
  }
  small {
    color: var(--text-second);
    font-size: var(--small);
    font-weight: 400;
    text-align: right;
  }
`;

type Step = JobState['checks'][number];

const stateBadges = {
  waiting: null,
  running: <Badge tone="warning">검사 중</Badge>,
  passed: <Badge tone="good">통과</Badge>,
  failed: <Badge tone="danger">미통과</Badge>,
} as const;

/** How far one check is: how long it took, or how many of its steps it has done. */
function extentOf({ state, tookMs, done, of }: Step): string {
  if (tookMs !== null) return tookText(tookMs);
  if (state === 'running') return done === null ? '' : `${done} / ${of}`;
  return '대기';
}

/** A sentence for screen readers on a job's progress. It changes when a check ends, not with each step of a check. */
function sentenceOf({ state, ahead, checks }: JobState): string {
  if (state === 'queued')
    return ahead > 0
      ? `앞에 검사가 ${ahead}건 있습니다. 차례가 되면 시작합니다.`
      : '곧 검사를 시작합니다.';
  if (checks.length === 0) return '다른 데스크가 검사하고 있습니다. 끝나면 결과가 여기에 나옵니다.';
  const ended = checks.filter(({ tookMs }) => tookMs !== null).length;
  const running = checks.find((check) => check.state === 'running');
  const now = running ? ` 지금 보는 것: ${checkWord(running.name)}` : '';
  return `검사 ${checks.length}가지 가운데 ${ended}가지를 마쳤습니다.${now}`;
}

/** How far the checks of a set are. */
export function JobProgress({ job }: { job: JobState }) {
  const { checks, askedBy, at } = job;
  const ended = checks.filter(({ tookMs }) => tookMs !== null).length;
  return (
    <div>
      <p role="status">{sentenceOf(job)}</p>
      <Quiet>
        {askedBy} 요청 · <Ago at={at} />
      </Quiet>
      {checks.length > 0 && (
        <>
          <ProgressBar aria-label="마친 검사" value={ended} max={checks.length} />
          <Steps aria-label="검사 진행">
            {checks.map((step) => (
              <li
                key={step.name}
                data-state={step.state}
                aria-current={step.state === 'running' ? 'step' : undefined}
              >
                <span>{checkWord(step.name)}</span>
                <span>{stateBadges[step.state]}</span>
                <small>{extentOf(step)}</small>
              </li>
            ))}
          </Steps>
        </>
      )}
    </div>
  );
}
