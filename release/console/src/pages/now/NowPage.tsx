import styled from '@emotion/styled';
import { icons, media } from '@portal/ui';
import { channels, type Channel, type ChannelState } from '../../desk/answers.ts';
import { Link, useAddress } from '../../desk/address.tsx';
import { useAnswer } from '../../desk/live.tsx';
import { Ago } from '../../look/Ago.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Line, Stack } from '../../look/Panel.tsx';
import { Trouble } from '../../look/Trouble.tsx';
import { channelWords } from '../../words.ts';
import { ChannelDetail } from './ChannelDetail.tsx';

const Cards = styled.nav`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  ${media.mobileLarge} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`;
const Card = styled(Link)`
  display: grid;
  gap: 2px;
  align-content: start;
  padding: 14px 16px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--text);
  text-decoration: none;
  &:hover {
    border-color: var(--border);
  }
  &[aria-current] {
    border-color: var(--primary);
    box-shadow: inset 0 0 0 1px var(--primary);
  }
  small {
    color: var(--text-second);
    font-size: var(--small);
  }
  b {
    font-size: 1.333rem;
    letter-spacing: -0.02em;
  }
`;
const Top = styled(Line)`
  justify-content: space-between;
`;

/** What is unusual in a channel. */
function Signs({ state: { pin, parts } }: { state: ChannelState }) {
  const disabled = parts.filter((part) => part.disabled).length;
  const replaced = parts.filter(
    ({ served, version, disabled: card }) => !card && served !== version,
  ).length;
  return (
    <Line>
      {pin?.frozen && (
        <Badge tone="warning" icon={icons.lock}>
          동결
        </Badge>
      )}
      {disabled > 0 && <Badge tone="danger">꺼진 리모트 {disabled}</Badge>}
      {replaced > 0 && <Badge tone="warning">이전 버전 제공 {replaced}</Badge>}
      {pin && !pin.frozen && disabled + replaced === 0 && <Badge tone="good">정상</Badge>}
    </Line>
  );
}

/** One channel in a few words. @param state null where the store cannot be read */
function ChannelCard(props: { channel: Channel; state: ChannelState | null; isChosen: boolean }) {
  const { channel, state, isChosen } = props;
  const pin = state?.pin;
  return (
    <Card href={`/?channel=${channel}`} aria-current={isChosen ? 'true' : undefined}>
      <Top>
        <small>
          {channelWords[channel]} · {channel}
        </small>
        {state ? <Signs state={state} /> : <Badge tone="danger">읽을 수 없음</Badge>}
      </Top>
      {pin && (
        <>
          <b>세트 {pin.set}</b>
          <small>
            리비전 {pin.revision} · {pin.actor} · <Ago at={pin.at} />
          </small>
        </>
      )}
      {state && !pin && <small>아직 지정한 세트가 없습니다.</small>}
    </Card>
  );
}

/** Each channel in a line, and one of them in full. */
export function NowPage() {
  const asked = useAddress().searchParams.get('channel');
  const answers = {
    production: useAnswer('live', { channel: 'production' }),
    staging: useAnswer('live', { channel: 'staging' }),
    dev: useAnswer('live', { channel: 'dev' }),
  };
  const known = channels.every((one) => answers[one].data ?? answers[one].refusal);
  if (!known) return null;
  const first =
    channels.find((one) => answers[one].refusal ?? answers[one].data?.pin) ?? 'production';
  const chosen: Channel = channels.find((one) => one === asked) ?? first;
  const { data, refusal } = answers[chosen];
  return (
    <Stack>
      <Cards aria-label="채널">
        {channels.map((one) => (
          <ChannelCard
            key={one}
            channel={one}
            state={answers[one].data}
            isChosen={one === chosen}
          />
        ))}
      </Cards>
      {refusal && <Trouble refusal={refusal} />}
      {data && <ChannelDetail key={chosen} state={data} />}
    </Stack>
  );
}
