'use client';

import { useState, type MouseEvent } from 'react';
import { Icon } from './Icon.tsx';

/** Copies a question's address. */
export function CopyLink({ href }: { href: string }) {
  const [copied, setCopied] = useState(false);
  const copy = (event: MouseEvent) => {
    event.preventDefault();
    void navigator.clipboard
      ?.writeText(new URL(href, location.origin).href)
      .then(() => setCopied(true));
  };
  return (
    <>
      <a href={href} onClick={copy}>
        <Icon shape={copied ? 'check' : 'link'} size={18} />이 질문 주소 복사
      </a>{' '}
      <span role="status">{copied && '주소를 복사했습니다.'}</span>
    </>
  );
}
