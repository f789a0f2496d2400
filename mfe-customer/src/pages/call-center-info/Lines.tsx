import styled from '@emotion/styled';
import type { AnswerOf, listPhoneContacts } from '@portal/contract';
import { useHost } from '@portal/host';
import { Icon, media, OpenNow, PhoneLink, icons } from '@portal/ui';

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
    font-size: var(--h3);
  }
  &[data-type='main'] a {
    font-size: calc(var(--h1) * 1.15);
  }
  ${media.mobile} {
    padding: 20px 24px;
  }
`;

type Contact = AnswerOf<typeof listPhoneContacts>['list'][number];

/** Phone lines; the main one is large and says whether it answers now. */
export function Lines({ contacts }: { contacts: Contact[] }) {
  const { schedule } = useHost().company;
  return (
    <List>
      {contacts.map(({ seq, type, title, phone }) => (
        <Line key={seq} data-type={type}>
          <h2>{title}</h2>
          <PhoneLink href={`tel:${phone}`} aria-label={`${title} ${phone}`}>
            <Icon shape={icons.phone} size={type === 'main' ? 32 : 24} />
            {phone}
          </PhoneLink>
          {type === 'main' && <OpenNow schedule={schedule} />}
        </Line>
      ))}
    </List>
  );
}
