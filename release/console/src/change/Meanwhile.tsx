import styled from '@emotion/styled';
import { Button, Icon, icons } from '@portal/ui';
import type { Channel } from '../desk/answers.ts';
import { useAnswer } from '../desk/live.tsx';
import { Ago } from '../look/Ago.tsx';
import { described } from '../record/described.ts';

const Box = styled.div`
  padding: 14px 16px;
  border: var(--line-width) solid var(--accent);
  border-radius: var(--radius);
  background: var(--soft-accent);
  color: var(--on-soft-accent);
  h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    font-size: var(--h3);
  }
  ul {
    margin: 8px 0 12px;
    list-style: none;
  }
  li + li {
    margin-top: 4px;
  }
`;

/** How many of the newest changes to show. */
const MOST = '20';

/** What others changed since the manager decided. Nothing is sent before the manager has seen it. */
export function Meanwhile(props: { channel: Channel; decidedOn: number; onDecideAgain(): void }) {
  const { channel, decidedOn, onDecideAgain } = props;
  const { data } = useAnswer('audit', { channel, last: MOST });
  const newer = described(data ?? []).filter(({ record }) => record.revision > decidedOn);
  return (
    <Box role="alert">
      <h3>
        <Icon shape={icons.alert} size={20} />그 사이에 다른 변경이 있었습니다
      </h3>
      <ul>
        {newer.map(({ record, subject, done }) => (
          <li key={record.revision}>
            <b>{record.actor}</b> · {subject} {done} · <Ago at={record.at} /> · {record.reason}
            (리비전 {record.revision})
          </li>
        ))}
      </ul>
      <Button onClick={onDecideAgain}>바뀐 상태에서 다시 결정하기</Button>
    </Box>
  );
}
