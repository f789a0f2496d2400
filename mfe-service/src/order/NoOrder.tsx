import { ButtonLink, MessagePage, spots } from '@portal/ui';

export function NoOrder({ title, href }: { title: string; href: string }) {
  return (
    <MessagePage
      page={title}
      spot={spots.request}
      title="서비스 접수 정보가 없습니다."
      text="접수하신 계정으로 로그인하셨는지 확인해 주세요."
      actions={<ButtonLink href={href}>접수 내역 보기</ButtonLink>}
    />
  );
}
