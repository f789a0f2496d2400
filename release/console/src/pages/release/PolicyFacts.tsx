import { formatInstant } from '@portal/format';
import { Ago } from '../../look/Ago.tsx';
import { Facts } from '../../look/Columns.tsx';
import { Panel } from '../../look/Panel.tsx';
import { openTabsWords } from '../../words.ts';
import type { OpenTabs } from '../../change/OpenTabsSelect.tsx';
import { countText } from '../../figures/sample.ts';
import { type Canary, type Running } from './verdict-words.ts';

/** What happens automatically, and when at the earliest. */
function thenText({ held, policy, since }: Canary, next: number): string {
  if (held) return '사람이 확대할 때까지 유지';
  if (!policy.automatic) return `${next}%, 사람이 확대`;
  const due = new Date(Date.parse(since) + policy.minutes * 60_000);
  const time = formatInstant(due.toISOString()).slice(-5);
  return `${next}%, ${time}부터 근거가 모이면 자동`;
}

/** When a canary advances, and when it is aborted. */
export function PolicyFacts({ running, openTabs }: { running: Running; openTabs: OpenTabs }) {
  const { canary, next } = running;
  const { policy } = canary;
  return (
    <Panel aria-labelledby="policy">
      <h2 id="policy">기준과 단계</h2>
      <Facts>
        <dt>이 비율로</dt>
        <dd>
          <Ago at={canary.since} />
        </dd>
        <dt>다음</dt>
        <dd>{thenText(canary, next)}</dd>
        <dt>단계</dt>
        <dd>{policy.steps.map((step) => `${step}%`).join(' → ')}</dd>
        <dt>최소 표본</dt>
        <dd>부분마다 {countText(policy.minimum)}회, 두 집단 모두</dd>
        <dt>허용</dt>
        <dd>기준보다 {Number((policy.allowed * 100).toFixed(2))}%p까지 더 실패</dd>
        <dt>열린 화면</dt>
        <dd>{openTabsWords[openTabs]}</dd>
      </Facts>
    </Panel>
  );
}
