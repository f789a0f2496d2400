'use client';

import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { NewTabLink } from './NewTabLink.tsx';

/** The maker's other sites: a button that shows their links. */
export function FamilySites({ sites }: { sites: { label: string; url: string }[] }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        패밀리 사이트
        <Icon shape="chevronDown" size={20} />
      </button>
      <ul hidden={!open}>
        {sites.map(({ label, url }) => (
          <li key={url}>
            <NewTabLink href={url}>{label}</NewTabLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
