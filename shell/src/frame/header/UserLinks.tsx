import styled from '@emotion/styled';
import { useHost, useSession } from '@portal/host';
import { paths } from '@portal/paths';
import { UntilKnown, useBusy } from '@portal/ui';

const Area = styled(UntilKnown)`
  display: flex;
  align-items: center;
  gap: inherit;
`;

function VisitorLinks() {
  const { session } = useHost();
  const login = useBusy(() => session.login());
  const join = useBusy(() => session.join());
  return (
    <>
      <button type="button" {...login}>
        로그인
      </button>
      <button type="button" {...join}>
        회원가입
      </button>
    </>
  );
}

function MemberLinks() {
  const { session, hrefFor } = useHost();
  const state = useSession();
  const user = state.is === 'member' ? state.user : null;
  const myPage = user?.userIdx ? hrefFor(paths.member()) : null;
  // The name comes last in a right-aligned row: when it grows to the left, nothing else moves.
  return (
    <>
      {user && <span>{user.userName}님</span>}
      {myPage && <a href={myPage}>마이페이지</a>}
      <button type="button" onClick={() => session.logout()}>
        로그아웃
      </button>
    </>
  );
}

/** Login and join for visitors, my page and logout for members. The parent component styles them. */
export function UserLinks() {
  const { is } = useSession();
  return (
    <>
      {is !== 'member' && (
        <Area data-until-known={is === 'unknown' ? 'visitor' : undefined}>
          <VisitorLinks />
        </Area>
      )}
      {is !== 'visitor' && (
        <Area data-until-known={is === 'unknown' ? 'member' : undefined}>
          <MemberLinks />
        </Area>
      )}
    </>
  );
}
