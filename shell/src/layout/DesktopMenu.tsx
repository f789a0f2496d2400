import styled from '@emotion/styled';
import { Icon, media } from '@portal/ui';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { MenuGroup } from '@portal/host';

const Groups = styled.ul`
  display: flex;
  gap: 4px;
  list-style: none;
  ${media.mobile} {
    display: none;
  }
`;
const Group = styled.li`
  position: relative;
`;
const Toggle = styled.button`
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
`;
const Panel = styled.div`
  position: absolute;
  top: 100%;
  left: 0;
  min-width: 200px;
  /* The gap belongs to the panel, so that the pointer can cross it. */
  padding-top: 8px;
  ul {
    padding: 8px;
    border: var(--line-width) solid var(--line);
    border-radius: 16px;
    background: var(--surface);
    box-shadow: var(--shadow);
    list-style: none;
  }
  a {
    display: block;
    padding: 10px 14px;
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

function MenuItem({ group, pathname }: { group: MenuGroup; pathname: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  // Touch comes as a pointer too; there the button alone opens.
  const hover = (to: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(to);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <Group
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-current={group.items.some(({ href }) => href === pathname) || undefined}
        // A mouse has opened it by hovering: its click must not close it again.
        onClick={(event) => setOpen(event.detail === 0 ? !open : true)}
      >
        {group.label}
        <Icon name="chevron-down" size={18} />
      </Toggle>
      <Panel id={id} hidden={!open}>
        <ul>
          {group.items.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={href === pathname ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </Group>
  );
}

/** Groups that open under the pointer, by a tap and by keyboard alike. */
export function DesktopMenu({ menu, pathname }: { menu: MenuGroup[]; pathname: string }) {
  return (
    <nav aria-label="주 메뉴">
      <Groups>
        {menu.map((group) => (
          <MenuItem key={group.name} group={group} pathname={pathname} />
        ))}
      </Groups>
    </nav>
  );
}
