import { Button, ButtonLink, icons, Message, PageHeading, useBusy } from '@portal/ui';
import { useHost, useSession } from '../host.ts';
import type { Page } from '../section.ts';

function LoginNeeded({ lookUp }: { lookUp: string | undefined }) {
  const { session, hrefFor } = useHost();
  const login = useBusy(() => session.login());
  const found = lookUp === undefined ? null : hrefFor(lookUp);
  const join = useBusy(() => session.join());
  return (
    <Message
      icon={icons.lock}
      title="로그인이 필요합니다."
      text={
        found === null
          ? '회원만 볼 수 있는 화면입니다. 로그인하면 바로 이 화면으로 돌아옵니다.'
          : '회원이시면 로그인해 주세요. 로그인하면 바로 이 화면으로 돌아옵니다. 회원이 아니시면 이름과 휴대전화 번호로 조회하실 수 있습니다.'
      }
      actions={
        <>
          <Button look="primary" {...login}>
            로그인
          </Button>
          <Button {...join}>회원가입</Button>
          {found !== null && <ButtonLink href={found}>비회원으로 조회하기</ButtonLink>}
        </>
      }
    />
  );
}

function CertificationNeeded() {
  const { session } = useHost();
  const certify = useBusy(() => session.certify());
  return (
    <Message
      icon={icons.lock}
      title="본인 확인이 필요합니다."
      text="본인 확인을 마친 회원만 볼 수 있는 화면입니다. 한 번만 마치시면 바로 이 화면이 열립니다."
      actions={
        <Button look="primary" {...certify}>
          본인 확인하기
        </Button>
      }
    />
  );
}

/** Replaces a member's page until a member is signed in and certified. */
export function AccessNeeded({ page }: { page: Page }) {
  const { is } = useSession();
  return (
    <>
      <PageHeading title={page.title} />
      {is === 'member' ? <CertificationNeeded /> : <LoginNeeded lookUp={page.lookUp} />}
    </>
  );
}
