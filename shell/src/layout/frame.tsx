import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { shellCache } from '../host/shell-cache.ts';
import type { ViewStore } from '../host/view.ts';
import type { Host } from '@portal/host';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Header and footer are roots of their own: nothing that happens in a section reaches them. */
function draw(id: string, content: ReactNode): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  createRoot(element, { identifierPrefix: `${id}-` }).render(
    <CacheProvider value={shellCache}>{content}</CacheProvider>,
  );
}

export function drawFrame({ company, menu }: Host, view: ViewStore): void {
  draw(
    'header',
    <Header brand={company.brand} phone={company.phones.main} menu={menu} view={view} />,
  );
  draw('footer', <Footer company={company} />);
}
