import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Company, Host } from '@portal/host';
import type { Styles } from '@portal/host/app';
import { collectingCache, stylesOf } from '@portal/host/styles';
import type { SectionRecord } from '@portal/release-store';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { AwaitedPage, type Awaited } from './host/AwaitedPage.tsx';
import { createViewStore } from './host/view.ts';
import { FRAME_STYLES, frameParts } from './layout/frame-parts.tsx';
import { menuOf } from './release/menu.ts';
import { hrefIn } from './release/route-match.ts';

export { app } from './app.tsx';

/** What a release is to the code that renders it. */
export interface ReleaseFacts {
  company: Company;
  sections: SectionRecord[];
}

/** The shell's promises to a section, where there is no browser. */
export const createHost = ({ company, sections }: ReleaseFacts): Host => ({
  company,
  menu: menuOf(sections),
  hrefFor: hrefIn(sections),
  navigate() {},
});

export interface RenderedFrame {
  header: string;
  footer: string;
  /** Stands in the page's place until the browser has drawn it. */
  awaited: string;
  styles: Styles;
}

/** Header, footer and, where it is needed, the skeleton of a page. */
export function renderFrame(host: Host, pathname: string, page: Awaited | null): RenderedFrame {
  const cache = collectingCache(createCache({ key: FRAME_STYLES }));
  const draw = (id: string, content: ReactNode) =>
    renderToString(<CacheProvider value={cache}>{content}</CacheProvider>, {
      identifierPrefix: `${id}-`,
    });
  const { header, footer } = frameParts(host, createViewStore(pathname));
  return {
    header: draw('header', header),
    footer: draw('footer', footer),
    awaited: page ? draw('awaited', <AwaitedPage page={page} onRetry={() => {}} />) : '',
    styles: stylesOf(cache),
  };
}
