import { Ago } from '../../look/Ago.tsx';
import { Facts } from '../../look/Columns.tsx';
import { Panel } from '../../look/Panel.tsx';
import { openTabsWords, type OpenTabs } from '../../words.ts';
import { countText } from '../../figures/sample.ts';
import { thenText, type Running } from '../../figures/verdict-words.ts';

/** When a canary advances, and when it is aborted. */
export function PolicyFacts({ running, openTabs }: { running: Running; openTabs: OpenTabs }) {
  const { canary, next } = running;
  const { policy } = canary;
  return (
    <Panel title="기준과 단계">
      <Facts>
        <dt>이 비율로</dt>
        <dd>
          <Ago at={canary.since} />
        </dd>
        <dt>다음</dt>
        <dd>{canary.held ? thenText(canary) : `${next}%, ${thenText(canary)}`}</dd>
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
