import { useHost, useSession } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, MessagePage, useBusy, spots } from '@portal/ui';

/**
 * Shown to a guest who has not looked anything up, or has reloaded since. Says why, and links to the look-up; offers members who
 * have not passed the identity check to do so.
 */
export function NothingLookedUp() {
  const { session } = useHost();
  const isMember = useSession().is === 'member';
  const login = useBusy(() => session.login());
  const certify = useBusy(() => session.certify());
  return (
    <MessagePage
      page="배송 내역"
      spot={spots.box}
      title={isMember ? '본인 확인이 필요합니다.' : '배송을 다시 조회해 주세요.'}
      text={
        isMember
          ? '본인 확인을 마치시면 주문하신 제품의 배송을 모두 보실 수 있습니다. 한 번만 마치시면 됩니다.'
          : '개인정보를 지키려고, 조회하신 내용은 저장하지 않습니다. 화면을 새로 고치거나 닫으면 지워집니다.'
      }
      actions={
        <>
          <ButtonLink look="primary" href={paths.delivery({ step: 'delivery' })}>
            비회원으로 조회하기
          </ButtonLink>
          {isMember ? (
            <Button {...certify}>본인 확인하기</Button>
          ) : (
            <Button {...login}>로그인</Button>
          )}
        </>
      }
    />
  );
}
