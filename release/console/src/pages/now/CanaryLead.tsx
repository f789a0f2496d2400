import styled from '@emotion/styled';
import { Cluster, Stack, media } from '@portal/ui';
import { Link } from '../../desk/address.tsx';
import type { Channel } from '../../desk/answers.ts';
import { countText, rateText, sizeOf, type Sample } from '../../figures/sample.ts';
import { reasonText, thenText, verdictWords, type Running } from '../../figures/verdict-words.ts';
import { Ago } from '../../look/Ago.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Panel, Quiet } from '../../look/Panel.tsx';

const Head = styled(Cluster)`
  margin-bottom: 12px;
  h2 {
    font-size: var(--h2);
  }
`;
const Share = styled.div`
  display: grid;
  gap: 6px;
  svg {
    width: 100%;
    height: 12px;
    border-radius: 999px;
    background: var(--sunken);
  }
  rect {
    fill: var(--primary);
  }
`;
const Ends = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  justify-content: space-between;
`;
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  dt {
    color: var(--text-third);
    font-size: var(--small);
  }
  dd b {
    display: block;
    font-size: 1.333rem;
    letter-spacing: -0.02em;
  }
  small {
    color: var(--text-second);
    font-size: var(--small);
  }
  ${media.mobileLarge} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The least width of the canary's share in the bar, in percent: 1 % must still be visible. */
const LEAST_WIDTH = 1.5;

function Rate({ title, sample }: { title: string; sample: Sample | undefined }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <b>{sample ? rateText(sample) : '–'}</b>
        <small>
          {sample && sizeOf(sample) > 0
            ? `${countText(sizeOf(sample))}회 중 ${countText(sample.failures)}회 실패`
            : '아직 방문이 없습니다'}
        </small>
      </dd>
    </div>
  );
}

/** The channel's canary, at the top of the page: its share, its figures, and what the judge waits for. */
export function CanaryLead(props: { channel: Channel; base: string; running: Running }) {
  const { channel, base, running } = props;
  const { canary, evidence, next } = running;
  const { title, tone } = verdictWords[evidence.verdict];
  const isEnding = evidence.verdict === 'abort';
  // The last comparison covers all parts together.
  const all = evidence.compared.at(-1);
  return (
    <Panel aria-labelledby="canary">
      <Head>
        <h2 id="canary">카나리</h2>
        <Badge tone={tone}>{title}</Badge>
        {canary.held && <Badge tone="warning">유지 중</Badge>}
      </Head>
      <Stack>
        <p>{reasonText(evidence, canary.policy)}</p>
        <Share>
          <Ends>
            <span>
              <b>세트 {canary.set}</b> · 고객의 {canary.percent}%
            </span>
            <span>
              <b>세트 {base}</b> · 나머지 {100 - canary.percent}%
            </span>
          </Ends>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(canary.percent, LEAST_WIDTH)} height="1" />
          </svg>
        </Share>
        <Figures>
          <Rate title="카나리 실패율" sample={all?.canary} />
          <Rate title="기준 실패율" sample={all?.base} />
          <div>
            <dt>다음</dt>
            <dd>
              <b>{isEnding ? '중단' : `${next}%`}</b>
              <small>{isEnding ? '데스크가 곧 중단합니다' : thenText(canary)}</small>
            </dd>
          </div>
        </Figures>
        <Quiet>
          <Ago at={canary.since} />
          부터 이 비율입니다.{' '}
          <Link href={`/release?channel=${channel}`}>카나리의 근거 보고 결정하기</Link>
        </Quiet>
      </Stack>
    </Panel>
  );
}
