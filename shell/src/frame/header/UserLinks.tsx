import styled from '@emotion/styled';
import { useHost, useSession } from '@portal/host';
import { paths } from '@portal/paths';

/**
 * Until the session is known, both stand there and <html data-member> says which of them shows: the
 * same HTML serves visitors and members, and neither sees the other's for a moment. Not `:root`: emotion
 * takes a colon at the start for the element's own.
 */
const Area = styled.div`
  display: flex;
  align-items: center;
  gap: inherit;
  html:not([data-member]) &[data-until-known='member'],
  html[data-member] &[data-until-known='visitor'] {
    display: none;
  }
`;

function VisitorLinks() {
  const { session } = useHost();
  return (
    <>
      <button type="button" onClick={() => session.login()}>
        로그인
      </button>
      <button type="button" onClick={() => session.join()}>
        회원가입
      </button>
    </>
  );
}

function MemberLinks() {
  const { session, hrefFor } = useHost();
  const state = useSession();
  const user = state.is === 'member' ? state.user : null;
  const myPage = user?.userIdx ? hrefFor(paths.memberProducts()) : null;
  // What is known last stands first: the row ends at the right, so nothing moves when it comes.
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

/** Visitors join and log in; members see their page and log out. The look is the surrounding's. */
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
