import styled from '@emotion/styled';
import type { AnswerOf, listPhoneContacts } from '@portal/contract';
import { useHost } from '@portal/host';
import { Card, Icon, icons, media, OpenNow, PhoneLink, Text } from '@portal/ui';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  list-style: none;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Line = styled(Card)`
  &[data-type='main'] {
    grid-column: 1 / -1;
  }
  &[data-type='main'] a {
    font-size: calc(var(--h1) * 1.15);
  }
`;

type Contact = AnswerOf<typeof listPhoneContacts>['list'][number];

/** Phone lines; the main one is large and says whether it answers now. */
export function Lines({ contacts }: { contacts: Contact[] }) {
  const { schedule } = useHost().company;
  return (
    <List>
      {contacts.map(({ seq, type, title, phone }) => (
        <Line as="li" tone={type === 'main' ? 'soft' : 'plain'} key={seq} data-type={type}>
          <Text as="h2" size="body">
            {title}
          </Text>
          <PhoneLink size="h3" href={`tel:${phone}`} aria-label={`${title} ${phone}`}>
            <Icon shape={icons.phone} size={type === 'main' ? 32 : 24} />
            {phone}
          </PhoneLink>
          {type === 'main' && <OpenNow schedule={schedule} />}
        </Line>
      ))}
    </List>
  );
}
