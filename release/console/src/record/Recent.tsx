import styled from '@emotion/styled';
import type { Channel } from '../desk/answers.ts';
import { useAnswer } from '../desk/live.tsx';
import { Ago } from '../look/Ago.tsx';
import { Trouble } from '../refusal/Trouble.tsx';
import { Quiet } from '../look/Panel.tsx';
import { described, type Described } from './described.ts';

const SHOWN = 5;
/** How many of the newest records to search for those of the channel. */
const SEARCHED = '50';

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

/** The latest changes of a channel and who made them, newest first. @param none shown if there are none */
export function Recent(props: {
  channel: Channel;
  isWanted?(one: Described): boolean;
  none: string;
}) {
  const { channel, isWanted = () => true, none } = props;
  const { data, refusal } = useAnswer('audit', { channel, last: SEARCHED });
  if (refusal) return <Trouble refusal={refusal} />;
  if (!data) return null;
  const records = described(data).filter(isWanted).slice(0, SHOWN);
  if (records.length === 0) return <Quiet>{none}</Quiet>;
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
