import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { useSelector } from 'react-redux';
import { Icon, media, icons } from '@portal/ui';
import type { HostState } from '../../state/store.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { DesktopMenu } from './DesktopMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { MobileUser } from './MobileUser.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { UtilityRow } from './UtilityRow.tsx';

const Bar = styled.header`
  position: relative;
  height: 100%;
  background: var(--surface);
  border-bottom: var(--line-width) solid var(--line);
`;
const Inner = styled.div`
  max-width: 1248px;
  margin: 0 auto;
  padding: 0 var(--gutter);
`;
const MainRow = styled.div`
  display: flex;
  align-items: center;
  gap: 40px;
  height: var(--header);
  ${media.belowPc} {
    gap: 12px;
  }
  ${media.mobile} {
    --header-button: 52px;
    gap: 0;
    margin-right: -8px;
  }
  ${media.mobileSmall} {
    --header-button: 44px;
  }
`;
/** Visually hidden, but part of the link's name. */
const hidden =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);';
// The second part of the name (`span`) is hidden from sight at 400 % zoom, so that the four buttons fit beside the first, and on tablets
// with large text, where the five groups, search and help fill the row.
const Brand = styled.a`
  display: inline-flex;
  align-items: baseline;
  gap: 8px;
  min-height: 44px;
  padding: 6px 0;
  color: var(--text);
  font-size: 1.3rem;
  font-weight: 800;
  letter-spacing: -0.03em;
  text-decoration: none;
  white-space: nowrap;
  span {
    color: var(--primary);
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  ${media.mobile} {
    margin-right: auto;
  }
  ${media.mobileSmall} {
    gap: 4px;
    font-size: 1.1rem;
    span {
      font-size: 0.882rem;
    }
  }
  @media (max-width: 340px) {
    span {
      ${hidden}
    }
  }
  @media (min-width: 769px) and (max-width: 1024px) {
    html[data-text='large'] & span {
      ${hidden}
    }
  }
`;
const Search = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 48px;
  margin-left: auto;
  color: var(--text);
  font-weight: 600;
  text-decoration: none;
  ${media.belowPc} {
    span {
      display: none;
    }
  }
  ${media.mobile} {
    flex-direction: column;
    gap: 0;
    min-width: var(--header-button);
    margin: 0;
    font-size: 0.706rem;
    line-height: 1.2;
    span {
      display: inline;
    }
  }
`;
const Skip = styled.a`
  position: absolute;
  left: 8px;
  top: -80px;
  z-index: 20;
  padding: 12px 20px;
  border-radius: var(--radius);
  background: var(--primary);
  color: var(--on-primary);
  &:focus {
    top: calc(var(--utility) + 8px);
  }
`;

/** Top of every page. Its menu comes from the tables of the pinned parts. */
export function Header() {
  const { company, menu, hrefFor } = useHost();
  const search = hrefFor(paths.search());
  const { pathname, pending } = useSelector((state: HostState) => state.view);
  return (
    <Bar>
      <Skip href="#main">본문 바로가기</Skip>
      <Inner>
        <UtilityRow />
        <MainRow>
          <Brand href="/">
            {company.brand} <span>고객센터</span>
          </Brand>
          <DesktopMenu menu={menu} pathname={pathname} />
          {search && (
            <Search href={search} aria-label="검색">
              <Icon shape={icons.search} />
              <span>검색</span>
            </Search>
          )}
          <HelpButton />
          {/* The keys close both menus on a new page. */}
          <MobileUser key={`user ${pathname}`} />
          <MobileMenu key={`menu ${pathname}`} menu={menu} pathname={pathname} />
        </MainRow>
      </Inner>
      <ProgressBar active={pending} />
    </Bar>
  );
}
