import styled from '@emotion/styled';
import { Icon, media } from '@portal/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { MenuGroup } from '@portal/host';

const Toggle = styled.button`
  display: none;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 48px;
  margin-right: -8px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  cursor: pointer;
  ${media.mobile} {
    display: inline-flex;
  }
`;
const Panel = styled.nav`
  display: none;
  ${media.mobile} {
    display: block;
    position: absolute;
    top: 100%;
    left: 0;
    right: 0;
    max-height: calc(100dvh - var(--header));
    overflow: auto;
    padding: 8px var(--gutter) 24px;
    border-bottom: var(--line-width) solid var(--line);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  h2 {
    padding: 16px 0 4px;
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

/** The menu of phones: one button, all groups below each other. */
export function MobileMenu({ menu, pathname }: { menu: MenuGroup[]; pathname: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div onKeyDown={onKeyDown}>
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? '메뉴 닫기' : '메뉴 열기'}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} size={28} />
      </Toggle>
      <Panel id={id} hidden={!open} aria-label="전체 메뉴">
        {menu.map(({ name, label, items }) => (
          <div key={name}>
            <h2>{label}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <a
                    href={item.href}
                    aria-current={item.href === pathname ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Panel>
    </div>
  );
}
