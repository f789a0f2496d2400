import { Stack, icons } from '@portal/ui';
import { ChannelCards } from '../../channel/ChannelCards.tsx';
import { useChannels, useChosenChannel } from '../../channel/use-channels.ts';
import type { ChannelState } from '../../desk/answers.ts';
import { Refusal } from '../../desk/ask.ts';
import { healthOf } from '../../figures/sample.ts';
import { runningIn, verdictWords } from '../../figures/verdict-words.ts';
import { Ago } from '../../look/Ago.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { ChannelDetail } from './ChannelDetail.tsx';

/** Badges for what is unusual in a channel. */
function Signs({ state }: { state: ChannelState }) {
  const { pin, parts, refusals } = state;
  const running = runningIn(state);
  const healths = parts.map(({ lastHour }) => healthOf(lastHour));
  const failing = healths.filter((one) => one === 'many').length;
  const isSeen = healths.some((one) => one !== 'none');
  const isWell = healths.every((one) => one === 'none' || one === 'good');
  const disabled = parts.filter((part) => part.disabled).length;
  const replaced = parts.filter(
    ({ served, version, disabled: card }) => !card && served !== version,
  ).length;
  return (
    <>
      {pin?.frozen && (
        <Badge tone="warning" icon={icons.lock}>
          동결
        </Badge>
      )}
      {disabled > 0 && <Badge tone="danger">꺼진 리모트 {disabled}</Badge>}
      {replaced > 0 && <Badge tone="warning">이전 버전 제공 {replaced}</Badge>}
      {refusals.length > 0 && <Badge tone="danger">손상된 기록 {refusals.length}</Badge>}
      {failing > 0 && <Badge tone="danger">실패 많음 {failing}</Badge>}
      {failing === 0 && !isWell && <Badge tone="warning">실패 있음</Badge>}
      {running && (
        <Badge tone={verdictWords[running.evidence.verdict].tone}>
          카나리 {running.canary.percent}%
        </Badge>
      )}
      {pin && !pin.frozen && isWell && disabled + replaced + refusals.length === 0 && !running && (
        <Badge tone={isSeen ? 'good' : 'plain'}>{isSeen ? '정상' : '방문 없음'}</Badge>
      )}
    </>
  );
}

/** Each channel in a line, and the chosen one in full. */
export function NowPage() {
  const answers = useChannels();
  const chosen = useChosenChannel(answers, ({ pin }) => pin !== null);
  if (!answers) return null;
  const { data, refusal } = answers[chosen];
  return (
    <Stack>
      <ChannelCards
        answers={answers}
        path="/"
        chosen={chosen}
        signs={(state) => <Signs state={state} />}
        content={({ pin }) =>
          pin && (
            <>
              <b>세트 {pin.set}</b>
              <small>
                리비전 {pin.revision} · {pin.actor} · <Ago at={pin.at} />
              </small>
            </>
          )
        }
      />
      {refusal && <Trouble refusal={refusal} />}
      {data?.trouble && <Trouble refusal={new Refusal('unavailable', data.trouble)} />}
      {data?.refusals.map((said) => (
        <Trouble key={said} refusal={new Refusal('damaged', said)} />
      ))}
      {data && <ChannelDetail key={chosen} state={data} />}
    </Stack>
  );
}
