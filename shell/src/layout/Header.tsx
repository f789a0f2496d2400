import styled from '@emotion/styled';
import { Icon, media } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import type { MenuGroup } from '@portal/host';
import type { ViewStore } from '../host/view.ts';
import { DesktopMenu } from './DesktopMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const Bar = styled.header`
  position: relative;
  height: var(--header);
  background: var(--surface);
  border-bottom: var(--line-width) solid var(--line);
`;
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 32px;
  max-width: 1248px;
  height: 100%;
  margin: 0 auto;
  padding: 0 var(--gutter);
  ${media.mobile} {
    gap: 8px;
  }
`;
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
`;
const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-left: auto;
  color: var(--text);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;
  svg {
    color: var(--primary);
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
    top: 8px;
  }
`;

/** Top of every page. Its menu is what the pinned parts say of themselves. */
export function Header(props: {
  brand: string;
  phone: string;
  menu: MenuGroup[];
  view: ViewStore;
}) {
  const { brand, phone, menu, view } = props;
  const { pathname, pending } = useSyncExternalStore(view.subscribe, view.get, view.initial);
  return (
    <Bar>
      <Skip href="#main">본문 바로가기</Skip>
      <Inner>
        <Brand href="/">
          {brand} <span>고객센터</span>
        </Brand>
        <DesktopMenu menu={menu} pathname={pathname} />
        <Call href={`tel:${phone}`} aria-label={`고객센터 전화 ${phone}`}>
          <Icon name="phone" size={20} />
          {phone}
        </Call>
        {/* A new page closes the menu. */}
        <MobileMenu key={pathname} menu={menu} pathname={pathname} />
      </Inner>
      <ProgressBar active={pending} />
    </Bar>
  );
}
