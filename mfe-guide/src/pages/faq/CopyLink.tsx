import { Icon, icons, TapLink, Text } from '@portal/ui';
import { useState, type MouseEvent } from 'react';

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
      <TapLink size="small" tone="second" top={12} href={href} onClick={copy}>
        <Icon shape={copied ? icons.check : icons.link} size={18} />이 질문 주소 복사
      </TapLink>{' '}
      <Text as="span" size="small" tone="success" role="status">
        {copied && '주소를 복사했습니다.'}
      </Text>
    </>
  );
}
