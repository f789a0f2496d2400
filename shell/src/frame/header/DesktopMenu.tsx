import styled from '@emotion/styled';
import { Icon, media, icons } from '@portal/ui';
import type { MenuGroup } from '@portal/host';
import { useRef, useState, type PointerEvent } from 'react';
import { useDisclosure } from '../disclosure.ts';

/**
 * One styled element for the whole menu: with a styled element per part, every page would take longer to hydrate. Below the widest
 * screens the groups are closer and have no arrow, because with large text the brand and five groups would not fit otherwise. Padding
 * above a panel instead of a gap keeps the pointer on it as it moves down from the button.
 */
const Groups = styled.ul`
  display: flex;
  gap: 4px;
  list-style: none;
  ${media.mobile} {
    display: none;
  }
  > li {
    position: relative;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 48px;
    padding: 0 14px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    font-weight: 600;
    cursor: pointer;
    white-space: nowrap;
    &:hover,
    &[aria-expanded='true'] {
      background: var(--sunken);
    }
    &[data-current] {
      color: var(--primary);
    }
    svg {
      transition: transform 160ms ease-out;
    }
    &[aria-expanded='true'] svg {
      transform: rotate(180deg);
    }
    ${media.belowPc} {
      padding: 0 7px;
      svg {
        display: none;
      }
    }
  }
  > li > div {
    position: absolute;
    top: 100%;
    left: 0;
    min-width: 200px;
    padding-top: 8px;
  }
  > li:nth-last-of-type(-n + 2) > div {
    left: auto;
    right: 0;
  }
  ul {
    max-height: calc(100dvh - var(--header) - 24px);
    overflow: auto;
    padding: 8px;
    border: var(--line-width) solid var(--line);
    border-radius: 16px;
    background: var(--surface);
    box-shadow: var(--shadow);
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 0 14px;
    border-radius: 10px;
    color: var(--text);
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    background: var(--sunken);
  }
  a[aria-current] {
    color: var(--primary);
    font-weight: 700;
  }
`;

function MenuItem(props: {
  group: MenuGroup;
  pathname: string;
  open: boolean;
  setOpen(open: boolean): void;
}) {
  const { group, pathname, open, setOpen } = props;
  const { root, toggle, panel } = useDisclosure<HTMLLIElement>(open, setOpen);
  const pressedBy = useRef('');

  // Touch also sends pointer events but cannot hover, so there only the button opens the group.
  const hover = (to: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(to);
  };
  return (
    <li {...root} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <button
        {...toggle}
        data-current={group.items.some(({ href }) => href === pathname) || undefined}
        onPointerDown={(event) => (pressedBy.current = event.pointerType)}
        // A mouse click must not close the group that hovering opened. `detail` is 0 for a key press.
        onClick={({ detail }) => setOpen((detail > 0 && pressedBy.current === 'mouse') || !open)}
      >
        {group.label}
        <Icon shape={icons.chevronDown} size={18} />
      </button>
      <div {...panel}>
        <ul>
          {group.items.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === pathname ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Menu groups that open on hover, by a tap and by keyboard, one at a time. */
export function DesktopMenu({ menu, pathname }: { menu: MenuGroup[]; pathname: string }) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <nav aria-label="주 메뉴">
      <Groups>
        {menu.map((group) => (
          <MenuItem
            key={group.name}
            group={group}
            pathname={pathname}
            open={group.name === opened}
            setOpen={(open) =>
              setOpened((now) => (open ? group.name : now === group.name ? null : now))
            }
          />
        ))}
      </Groups>
    </nav>
  );
}
