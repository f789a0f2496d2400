import styled from '@emotion/styled';
import { Cluster, media } from '@portal/ui';
import type { ReactNode } from 'react';
import { Link } from '../desk/address.tsx';
import { channels, type Channel, type ChannelState } from '../desk/answers.ts';
import { Badge } from '../look/Badge.tsx';
import { channelWords } from '../words.ts';
import type { ChannelAnswers } from './use-channels.ts';

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
const Signs = styled(Cluster)`
  margin-top: 6px;
  gap: 6px;
  &:empty {
    display: none;
  }
`;

/** Cards to choose a channel from. Each page gives its own line about a channel. */
export function ChannelCards(props: {
  answers: ChannelAnswers;
  /** The path of the page to open. */
  path: string;
  chosen: Channel;
  signs(state: ChannelState): ReactNode;
  content(state: ChannelState): ReactNode;
}) {
  const { answers, path, chosen, signs, content } = props;
  return (
    <Cards aria-label="채널">
      {channels.map((channel) => {
        const { data } = answers[channel];
        return (
          <Card
            key={channel}
            href={`${path}?channel=${channel}`}
            aria-current={channel === chosen ? 'true' : undefined}
          >
            <small>
              {channelWords[channel]} · {channel}
            </small>
            {data?.pin && content(data)}
            {data && !data.pin && <small>아직 지정한 세트가 없습니다.</small>}
            <Signs>{data ? signs(data) : <Badge tone="danger">읽을 수 없음</Badge>}</Signs>
          </Card>
        );
      })}
    </Cards>
  );
}
