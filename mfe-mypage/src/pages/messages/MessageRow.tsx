import styled from '@emotion/styled';
import {
  messageStates,
  type AnswerOf,
  type listMessages,
  type MessageState,
} from '@portal/contract';
import { formatInstant } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Badge, edge, Icon, icons, Text, unbroken } from '@portal/ui';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: start;
  padding: 16px 4px;
  border-bottom: var(--line-width) solid var(--line);
  h3 {
    font-size: 1rem;
  }
  p,
  details {
    grid-column: 1 / -1;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 4px;
    width: fit-content;
    min-height: 44px;
    color: var(--primary);
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  [open] > summary svg {
    rotate: 180deg;
  }
  blockquote {
    max-width: 560px;
    margin: 4px 0 16px;
    padding: 16px 20px;
    ${edge}
    border-radius: var(--radius);
    background: var(--sunken);
    white-space: pre-line;
  }
`;

/** For messages that did not arrive: the sentence below the title, with the reason and what the member can do. */
const whys: Partial<Record<MessageState, string>> = {
  failed: '카카오톡이나 문자로 도착하지 못했습니다. 받으시는 번호가 맞는지 확인해 주세요.',
  declined: '받지 않기로 하셔서 보내지 않았습니다.',
  unreachable: '휴대전화 번호가 없어서 보내지 못했습니다.',
  late: '하루 안에 보낼 수 없어서 보내지 않았습니다.',
};

/** A row of the list: the title, time and state of a message, and its text, which opens on a press. */
export function MessageRow({
  message,
}: {
  message: AnswerOf<typeof listMessages>['list'][number];
}) {
  const { title, text, state, at, order, href } = message;
  const { hrefFor } = useHost();
  const own = order ? paths.serviceOrder({ service: order.service, id: order.ordNbr }) : href;
  const way = own && hrefFor(own);
  const why = whys[state];
  // Several messages of one kind go out in a minute: the number tells them apart.
  const sent = [formatInstant(at), order && `접수 번호 ${order.ordNbr}`]
    .filter(Boolean)
    .join(' · ');
  return (
    <Item>
      <h3>{title}</h3>
      <Badge as="strong" tone={why && state !== 'declined' ? 'notable' : 'soft'}>
        {messageStates[state]}
      </Badge>
      <Text size="small" tone="text-second">
        {unbroken(sent)}
      </Text>
      {why && <p>{why}</p>}
      <details>
        <summary aria-label={`${title} ${sent} 보낸 글`}>
          보낸 글
          <Icon shape={icons.chevronDown} size={20} />
        </summary>
        <blockquote>{unbroken(text)}</blockquote>
        {way && (
          <p>
            <a href={way} aria-label={`${title} ${sent} 알린 내용으로 가기`}>
              알린 내용으로 가기
            </a>
          </p>
        )}
      </details>
    </Item>
  );
}
