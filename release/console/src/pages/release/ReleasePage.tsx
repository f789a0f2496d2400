import { Message, Stack } from '@portal/ui';
import { ChannelCards } from '../../channel/ChannelCards.tsx';
import { useChannels, useChosenChannel } from '../../channel/use-channels.ts';
import type { ChannelState } from '../../desk/answers.ts';
import { useIsManager } from '../../desk/session.ts';
import { Badge } from '../../look/Badge.tsx';
import { Columns } from '../../look/Columns.tsx';
import { Panel } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { Recent } from '../../record/Recent.tsx';
import { channelWords } from '../../words.ts';
import { CanaryActions } from './CanaryActions.tsx';
import { CanaryDetail } from './CanaryDetail.tsx';
import { PolicyFacts } from './PolicyFacts.tsx';
import { runningIn, verdictWords } from '../../figures/verdict-words.ts';

function Signs({ state }: { state: ChannelState }) {
  const running = runningIn(state);
  if (!running) return state.pin && <Badge>카나리 없음</Badge>;
  const { title, tone } = verdictWords[running.evidence.verdict];
  return <Badge tone={tone}>{title}</Badge>;
}

function Detail({ state }: { state: ChannelState }) {
  const isManager = useIsManager();
  const { channel, pin } = state;
  const running = runningIn(state);
  const word = channelWords[channel];
  if (!pin)
    return (
      <Panel>
        <Message
          title={`${word} 채널에는 아직 세트가 없습니다.`}
          text="구성 화면에서 세트를 만들고 이 채널에 지정해 주세요. 카나리는 그다음에 시작할 수 있습니다."
        />
      </Panel>
    );
  return (
    <Columns>
      {running ? (
        <CanaryDetail state={state} running={running} />
      ) : (
        <Panel>
          <Message
            title={`${word} 채널에는 진행 중인 카나리가 없습니다.`}
            text={`모든 고객이 세트 ${pin.set}번을 받습니다.`}
          />
        </Panel>
      )}
      {isManager && <CanaryActions state={state} running={running} />}
      <Stack>
        {running && <PolicyFacts running={running} openTabs={pin.openTabs} />}
        <Panel title="카나리 기록">
          <Recent
            channel={channel}
            isWanted={({ record }) => 'verb' in record && record.verb.startsWith('canary')}
            none="최근에 카나리가 없었습니다."
          />
        </Panel>
      </Stack>
    </Columns>
  );
}

/** The canary of each channel against its base set. */
export function ReleasePage() {
  const answers = useChannels();
  const chosen = useChosenChannel(answers, ({ pin }) => Boolean(pin?.canary));
  if (!answers) return null;
  const { data, refusal } = answers[chosen];
  return (
    <Stack>
      <ChannelCards
        answers={answers}
        path="/release"
        chosen={chosen}
        signs={(state) => <Signs state={state} />}
        content={({ pin }) =>
          pin && (
            <>
              <b>{pin.canary ? `${pin.canary.percent}%` : `세트 ${pin.set}`}</b>
              <small>
                {pin.canary ? `세트 ${pin.canary.set}, 나머지는 세트 ${pin.set}` : '모든 고객'}
              </small>
            </>
          )
        }
      />
      {refusal && <Trouble refusal={refusal} />}
      {data && <Detail key={chosen} state={data} />}
    </Stack>
  );
}
