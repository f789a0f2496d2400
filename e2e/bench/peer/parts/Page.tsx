import type { ReactNode } from 'react';
import { Usable } from './Usable.tsx';

/** What every page ends with. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Usable fontCss={process.env['FONT_CSS'] ?? ''} />
    </>
  );
}
