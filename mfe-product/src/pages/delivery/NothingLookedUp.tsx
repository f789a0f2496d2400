import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Icon, Message, PageHeading, useBusy } from '@portal/ui';

/** Shown to a visitor who has not looked anything up, or has reloaded since. Says why, and links to the look-up. */
export function NothingLookedUp() {
  const { session } = useHost();
  const login = useBusy(() => session.login());
  return (
    <>
      <PageHeading title="배송 내역" />
      <Message
        picture={<Icon name="search" size={40} />}
        title="배송을 다시 조회해 주세요."
        text="개인정보를 지키려고, 조회하신 내용은 저장하지 않습니다. 화면을 새로 고치거나 닫으면 지워집니다."
        actions={
          <>
            <ButtonLink look="primary" href={paths.delivery({ step: 'delivery' })}>
              비회원으로 조회하기
            </ButtonLink>
            <Button type="button" {...login}>
              로그인
            </Button>
          </>
        }
      />
    </>
  );
}
