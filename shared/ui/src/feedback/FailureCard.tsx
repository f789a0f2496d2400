import styled from '@emotion/styled';
import { Button, ButtonLink } from '../action/Button.tsx';
import * as icons from '../content/icons.ts';
import { MessagePage } from './Message.tsx';

const Code = styled.span`
  display: block;
  margin-top: 8px;
  color: var(--text-third);
  font-size: var(--small);
  strong {
    color: var(--text);
    letter-spacing: 0.06em;
  }
`;

const texts = {
  broken: {
    icon: icons.alert,
    title: '이 화면을 불러오지 못했습니다.',
    text: '다시 시도해 주세요. 계속되면 고객센터에 아래 번호를 알려 주세요. 다른 메뉴는 그대로 이용하실 수 있습니다.',
  },
  server: {
    icon: icons.alert,
    title: '내용을 가져오지 못했습니다.',
    text: '잠시 뒤 다시 시도해 주세요. 다른 메뉴는 그대로 이용하실 수 있습니다.',
  },
  offline: {
    icon: icons.offline,
    title: '인터넷에 연결되지 않았습니다.',
    text: '와이파이나 데이터 연결을 확인한 뒤 다시 시도해 주세요.',
  },
} as const;

/** Replaces content that failed to load; everything around it keeps working. */
export function FailureCard(props: {
  reason: keyof typeof texts;
  /** Title of the page that this card replaces. */
  title: string;
  /** The code that a customer can read out to the customer centre; null if nothing was reported. */
  supportCode: string | null;
  /** The number of the customer centre. */
  phone: string;
  retrying?: boolean;
  onRetry(): void;
}) {
  const { icon, title, text } = texts[props.reason];
  return (
    <MessagePage
      page={props.title}
      role="alert"
      boxed
      icon={icon}
      title={title}
      text={
        <>
          {text}
          {props.supportCode && (
            <Code>
              지원 번호 <strong>{props.supportCode}</strong>
            </Code>
          )}
        </>
      }
      actions={
        <>
          <Button look="primary" disabled={props.retrying} onClick={props.onRetry}>
            {props.retrying ? '불러오는 중' : '다시 시도'}
          </Button>
          <ButtonLink href={`tel:${props.phone}`}>고객센터 {props.phone}</ButtonLink>
          <ButtonLink href="/">처음으로</ButtonLink>
        </>
      }
    />
  );
}
