import styled from '@emotion/styled';
import { Cluster, Stack, media } from '@portal/ui';
import { DiffList } from '../../change/DiffList.tsx';
import type { ChannelState } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Panel } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { FigureTable } from './FigureTable.tsx';
import { RateChart } from './RateChart.tsx';
import { reasonText, verdictWords, type Running } from '../../figures/verdict-words.ts';

/** On a narrow screen what the judge says comes first, then the actions, then the figures. */
const Detail = styled(Stack)`
  ${media.belowPc} {
    display: contents;
    > :first-child {
      order: -2;
    }
  }
`;
const Verdict = styled.div`
  display: grid;
  gap: 6px;
`;

/** A canary against its base: the judge's verdict and reason, the figures, and the differences. */
export function CanaryDetail(props: { state: ChannelState; running: Running }) {
  const { state, running } = props;
  const { canary, evidence } = running;
  const { pin } = state;
  const { policy } = canary;
  const diff = useAnswer('diff', { args: [pin?.set ?? '', canary.set] });
  const { title, tone } = verdictWords[evidence.verdict];
  return (
    <Detail>
      <Panel title={`세트 ${canary.set} · 고객의 ${canary.percent}%`}>
        <Stack>
          <Verdict role="status">
            <Cluster>
              <Badge tone={tone}>{title}</Badge>
              {canary.held && <Badge tone="warning">유지 중</Badge>}
            </Cluster>
            <p>{reasonText(evidence, policy)}</p>
          </Verdict>
          <RateChart trend={evidence.trend} since={canary.since} />
        </Stack>
      </Panel>
      <Panel title="실패율">
        <FigureTable evidence={evidence} minimum={policy.minimum} />
      </Panel>
      <Panel title={`기준 세트 ${pin?.set}와 다른 점`}>
        {diff.refusal && <Trouble refusal={diff.refusal} />}
        {diff.data && <DiffList diff={diff.data} />}
      </Panel>
    </Detail>
  );
}
