'use client';

import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { menu } from '../menu.ts';
import { MenuLink } from '../MenuLink.tsx';

/** The menu on wide screens: a button with a panel for each group. */
export function DesktopMenu() {
  const [open, setOpen] = useState('');
  return (
    <nav className="wide-only" aria-label="주 메뉴">
      <ul>
        {menu.map(({ label, items }) => (
          <li key={label}>
            <button
              type="button"
              aria-expanded={open === label}
              onClick={() => setOpen(open === label ? '' : label)}
            >
              {label}
              <Icon shape="chevronDown" size={18} />
            </button>
            <ul hidden={open !== label}>
              {items.map((item) => (
                <li key={item.href}>
                  <MenuLink item={item} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
