import createCache from '@emotion/cache';
import type { Company, Host } from '@portal/host';
import type { Styles } from '@portal/host/app';
import { createHostDouble } from '@portal/host/double';
import { collectingCache, stylesOf } from '@portal/host/styles';
import type { SectionRecord } from '@portal/release-store';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { AwaitedPage, type Awaited } from './host/AwaitedPage.tsx';
import { createHostStore } from './host/store.ts';
import { FRAME_STYLES, frameParts, FrameTree } from './layout/frame-parts.tsx';
import { menuOf } from './release/menu.ts';
import { hrefIn } from './release/route-match.ts';

export { app } from './app.tsx';

/** What a release is to the code that renders it. */
export interface ReleaseFacts {
  company: Company;
  sections: SectionRecord[];
}

/** The shell's promises to a section, where there is no browser. */
export const createHost = ({ company, sections }: ReleaseFacts): Host =>
  createHostDouble({ company, menu: menuOf(sections), hrefFor: hrefIn(sections) });

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
  const store = createHostStore(pathname);
  const draw = (id: string, content: ReactNode) =>
    renderToString(
      <FrameTree cache={cache} host={host} store={store}>
        {content}
      </FrameTree>,
      { identifierPrefix: `${id}-` },
    );
  return {
    header: draw('header', frameParts.header),
    footer: draw('footer', frameParts.footer),
    awaited: page ? draw('awaited', <AwaitedPage page={page} onRetry={() => {}} />) : '',
    styles: stylesOf(cache),
  };
}
