'use client';

import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { Switches } from './Switches.tsx';

/** The user area on phones. */
export function User() {
  const [open, setOpen] = useState(false);
  return (
    <div className="phone-only">
      <button
        type="button"
        aria-label={`내 정보 ${open ? '닫기' : '열기'}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon shape={open ? 'close' : 'user'} size={26} />
        {open ? '닫기' : '내 정보'}
      </button>
      {open && (
        <div className="sheet">
          <button type="button">로그인</button>
          <button type="button">회원가입</button>
          <h2>화면 설정</h2>
          <Switches />
        </div>
      )}
    </div>
  );
}
