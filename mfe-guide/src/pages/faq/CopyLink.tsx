import styled from '@emotion/styled';
import { Icon, icons } from '@portal/ui';
import { useState, type MouseEvent } from 'react';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  margin-top: 12px;
  color: var(--text-second);
  font-size: var(--small);
`;

const Copied = styled.span`
  margin-left: 12px;
  color: var(--success);
  font-size: var(--small);
`;

/** Copies a question's address; without a clipboard it works as a plain link. */
export function CopyLink({ href }: { href: string }) {
  const [copied, setCopied] = useState(false);
  const copy = (event: MouseEvent) => {
    if (!navigator.clipboard) return;
    event.preventDefault();
    navigator.clipboard.writeText(new URL(href, location.origin).href).then(
      () => setCopied(true),
      () => location.assign(href),
    );
  };
  return (
    <>
      <Link href={href} onClick={copy}>
        <Icon shape={copied ? icons.check : icons.link} size={18} />이 질문 주소 복사
      </Link>
      <Copied role="status">{copied && '주소를 복사했습니다.'}</Copied>
    </>
  );
}
