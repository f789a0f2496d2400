import styled from '@emotion/styled';
import { media, useBusy } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { Link, useAddress } from '../desk/address.tsx';
import { send } from '../desk/ask.ts';
import { useLive } from '../desk/live.tsx';
import { useSession } from '../desk/session.ts';
import { Badge } from '../look/Badge.tsx';
import { SmallButton } from '../look/Panel.tsx';
import { Mark } from './Mark.tsx';
import { pageAt, pages } from './pages.ts';

const Layout = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  min-height: 100vh;
  ${media.belowPc} {
    display: block;
  }
`;
/** Hidden until it has the focus. */
const Skip = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 1;
  padding: 10px 16px;
  border-radius: var(--radius);
  background: var(--primary);
  color: var(--on-primary);
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
const Side = styled.header`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: 24px;
  height: 100vh;
  padding: 24px 12px 20px;
  border-right: var(--line-width) solid var(--line);
  background: var(--surface);
  ${media.belowPc} {
    position: static;
    flex-flow: row wrap;
    gap: 8px 16px;
    align-items: center;
    height: auto;
    padding: 10px 24px 0;
    border-right: 0;
    border-bottom: var(--line-width) solid var(--line);
  }
  ${media.mobile} {
    padding: 8px 16px 0;
  }
`;
const Name = styled(Link)`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 0 12px;
  color: var(--text);
  font-weight: 700;
  text-decoration: none;
  ${media.belowPc} {
    flex: 1;
    min-height: 44px;
    padding: 0;
  }
`;
const Menu = styled.ul`
  display: grid;
  gap: 2px;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    padding: 0 12px;
    border-radius: var(--radius);
    color: var(--text-second);
    font-weight: 500;
    text-decoration: none;
    &:hover {
      background: var(--sunken);
    }
    &[aria-current] {
      background: var(--soft-primary);
      color: var(--on-soft-primary);
      font-weight: 700;
    }
  }
  ${media.belowPc} {
    display: flex;
    flex-wrap: wrap;
    margin: 0 -12px;
    a {
      min-height: 44px;
      border-radius: 0;
      &[aria-current] {
        background: none;
        box-shadow: inset 0 -2px var(--primary);
      }
    }
  }
`;
const Nav = styled.nav`
  flex: 1;
  ${media.belowPc} {
    flex: none;
    order: 3;
    width: 100%;
  }
`;
const Foot = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 0 12px;
  font-size: var(--small);
  ${media.belowPc} {
    display: flex;
    align-items: center;
    padding: 0;
  }
`;
const Who = styled.p`
  color: var(--text-second);
  b {
    display: block;
    color: var(--text);
  }
  ${media.belowPc} {
    display: none;
  }
`;
const Main = styled.main`
  &:focus {
    outline: 0;
  }
  padding: 28px 32px 64px;
  > div {
    max-width: 1240px;
    margin: 0 auto;
  }
  ${media.belowPc} {
    padding: 24px 24px 64px;
  }
  ${media.mobile} {
    padding: 20px 16px 64px;
  }
`;
const Head = styled.div`
  margin-bottom: 20px;
  h1 {
    font-size: var(--h1);
  }
  p {
    margin-top: 4px;
    color: var(--text-second);
  }
`;

/** The frame of every page: menu, account, and whether the data is live. */
export function Frame() {
  const { account, onSignedOut } = useSession();
  const { isConnected } = useLive();
  const { pathname } = useAddress();
  const page = pageAt(pathname);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(page.path);
  useEffect(() => {
    document.title = `${page.title} | 릴리스 데스크`;
    // After a navigation focus the heading; on the first page leave the focus to the browser.
    if (shownBefore.current !== page.path) heading.current?.focus();
    shownBefore.current = page.path;
  }, [page]);
  const signOut = useBusy(async () => {
    await send('session', { method: 'DELETE' }).catch(() => {});
    onSignedOut();
  });
  const { Content } = page;
  return (
    <Layout>
      <Skip href="#main">본문 바로가기</Skip>
      <Side>
        <Name href="/">
          <Mark size={26} />
          릴리스 데스크
        </Name>
        <Nav aria-label="메뉴">
          <Menu>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <Link href={path} aria-current={path === page.path ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </Menu>
        </Nav>
        <Foot>
          <div role="status">
            {isConnected ? (
              <Badge tone="good">실시간</Badge>
            ) : (
              <Badge tone="warning">다시 연결하는 중</Badge>
            )}
          </div>
          <Who>
            <b>{account.id}</b>
            {account.role === 'manager' ? '릴리스 관리자' : `팀 ${account.remotes.join(', ')}`}
          </Who>
          <SmallButton {...signOut}>로그아웃</SmallButton>
        </Foot>
      </Side>
      <Main id="main" tabIndex={-1}>
        <div>
          <Head>
            <h1 ref={heading} tabIndex={-1}>
              {page.title}
            </h1>
            <p>{page.lead}</p>
          </Head>
          <Content key={page.path} />
        </div>
      </Main>
    </Layout>
  );
}
