import type { ReactNode } from 'react';

export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="hidden">(새 창)</span>
    </a>
  );
}
