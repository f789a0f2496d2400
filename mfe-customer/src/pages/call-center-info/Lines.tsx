import styled from '@emotion/styled';
import type { AnswerOf, selectPhoneContactList } from '@portal/contract';
import { useHost } from '@portal/host';
import { Icon, media, OpenNow } from '@portal/ui';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  list-style: none;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Line = styled.li`
  padding: 24px 32px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  &[data-type='main'] {
    grid-column: 1 / -1;
    background: var(--soft-primary);
    color: var(--on-soft-primary);
  }
  h2 {
    font-size: 1rem;
    letter-spacing: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    color: inherit;
    font-size: var(--h3);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    text-decoration: none;
    white-space: nowrap;
  }
  &[data-type='main'] a {
    font-size: calc(var(--h1) * 1.15);
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  ${media.mobile} {
    padding: 20px 24px;
  }
`;

type Contact = AnswerOf<typeof selectPhoneContactList>['list'][number];

/** The lines, the main one large and with whether it answers now. */
export function Lines({ contacts }: { contacts: Contact[] }) {
  const { schedule } = useHost().company;
  return (
    <List>
      {contacts.map(({ seq, type, title, phone }) => (
        <Line key={seq} data-type={type}>
          <h2>{title}</h2>
          <a href={`tel:${phone}`} aria-label={`${title} ${phone}`}>
            <Icon name="phone" size={type === 'main' ? 32 : 24} />
            {phone}
          </a>
          {type === 'main' && <OpenNow schedule={schedule} />}
        </Line>
      ))}
    </List>
  );
}
