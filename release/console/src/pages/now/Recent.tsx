import styled from '@emotion/styled';
import type { Channel } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { Ago } from '../../look/Ago.tsx';
import { Trouble } from '../../look/Trouble.tsx';
import { described } from '../../record/described.ts';

/** One more is asked for: what a switch did is told by the record before it. */
const SHOWN = 5;

const List = styled.ol`
  margin-top: 12px;
  list-style: none;
  li {
    padding: 8px 0;
    border-top: var(--line-width) solid var(--line);
  }
  p {
    display: flex;
    gap: 8px;
    justify-content: space-between;
  }
  small {
    color: var(--text-second);
    font-size: var(--small);
  }
`;

/** What changed last in a channel, and by whom; the newest first. */
export function Recent({ channel }: { channel: Channel }) {
  const { data, refusal } = useAnswer('audit', { channel, last: String(SHOWN + 1) });
  if (refusal) return <Trouble refusal={refusal} />;
  const records = described(data ?? []).slice(0, SHOWN);
  return (
    <List>
      {records.map(({ record, subject, done }) => (
        <li key={record.revision}>
          <p>
            <b>
              {subject} {done}
            </b>
            <small>
              <Ago at={record.at} />
            </small>
          </p>
          <small>
            {record.actor} · {record.reason}
          </small>
        </li>
      ))}
    </List>
  );
}
