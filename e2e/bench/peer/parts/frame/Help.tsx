'use client';

import { useState } from 'react';
import { Icon } from '../Icon.tsx';

/** A button with the ways to get help. */
export function Help({ phone, hours }: { phone: string; hours: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="도움">
      <button type="button" aria-label="도움" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon shape={open ? 'close' : 'headset'} />
        도움
      </button>
      {open && (
        <div className="sheet">
          <h2>전화로 물어보기</h2>
          <a href={`tel:${phone}`}>{phone}</a>
          <p>{hours}</p>
        </div>
      )}
    </section>
  );
}
