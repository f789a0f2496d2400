'use client';

import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { menu } from '../menu.ts';
import { MenuLink } from '../MenuLink.tsx';

/** The menu on phones: a button for a sheet with all groups. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  return (
    <div className="phone-only">
      <button
        type="button"
        aria-expanded={open}
        aria-label={open ? '메뉴 닫기' : '메뉴 열기'}
        onClick={() => setOpen(!open)}
      >
        <Icon shape={open ? 'close' : 'menu'} size={26} />
        {open ? '닫기' : '메뉴'}
      </button>
      {open && (
        <nav className="sheet" aria-label="전체 메뉴" onClick={() => setOpen(false)}>
          {menu.map(({ label, items }) => (
            <div key={label}>
              <h2>{label}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.href}>
                    <MenuLink item={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
    </div>
  );
}
