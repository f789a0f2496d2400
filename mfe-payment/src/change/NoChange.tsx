import { ButtonLink, Icon, Message, PageHeading } from '@portal/ui';

/** In place of a change that the member does not have. */
export function NoChange({ title, href }: { title: string; href: string }) {
  return (
    <>
      <PageHeading title={title} />
      <Message
        picture={<Icon name="alert" size={40} />}
        title="내역이 없습니다."
        text="변경을 신청하신 계정으로 로그인하셨는지 확인해 주세요."
        actions={<ButtonLink href={href}>계약 목록</ButtonLink>}
      />
    </>
  );
}
