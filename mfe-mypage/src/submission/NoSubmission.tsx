import { ButtonLink, MessagePage, spots } from '@portal/ui';

/** Shown if the member has no such inquiry or voice. */
export const NoSubmission = (props: { name: string; title: string; href: string }) => (
  <MessagePage
    page={props.name}
    spot={spots.letter}
    title={props.title}
    text="이미 지우셨거나 다른 계정으로 남기신 글입니다. 접수하신 계정으로 로그인하셨는지 확인해 주세요."
    actions={<ButtonLink href={props.href}>목록 보기</ButtonLink>}
  />
);
