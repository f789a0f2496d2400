import createCache from '@emotion/cache';
import type { Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { renderInSlices, Slices } from '@portal/host/slices';
import { collectingCache, stylesOf } from '@portal/host/styles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { menuOf } from '../shared/menu.ts';
import { pagesOf } from '../shared/pages.ts';
import type { Awaited, ReleaseFacts, RenderedFrame } from '../shared/rendered-frame.ts';
import { hrefIn } from '../shared/route-match.ts';
import { tasksOf } from '../shared/tasks.ts';
import { frameParts } from './frame/frame-parts.tsx';
import { SHELL_STYLES, ShellRoot } from './roots/ShellRoot.tsx';
import { AwaitedPage } from './sections/AwaitedPage.tsx';
import { DisabledCard } from './sections/DisabledCard.tsx';
import { createHostStore } from './state/store.ts';

export { createSection } from '@portal/host/app';

/** Creates the host for sections on the server. */
export const createHost = ({ company, sections }: ReleaseFacts): Host =>
  createHostDouble({
    company,
    menu: menuOf(sections),
    tasks: tasksOf(sections),
    pages: async () => pagesOf(sections),
    hrefFor: hrefIn(sections),
  });

const inPlaceOf = ({ disabled, ...page }: Awaited, { company }: Host) =>
  disabled ? (
    <DisabledCard title={page.title} phone={company.phones.main} {...disabled} />
  ) : (
    <AwaitedPage page={page} onRetry={() => {}} />
  );

/** Renders header and footer and, if `page` is given, its skeleton, or its card if the part is disabled. */
export function renderFrame(host: Host, pathname: string, page: Awaited | null): RenderedFrame {
  const cache = collectingCache(createCache({ key: SHELL_STYLES }));
  const store = createHostStore(pathname);
  const render = (id: string, content: ReactNode) =>
    renderInSlices(
      <ShellRoot cache={cache} host={host} store={store}>
        <Slices>{content}</Slices>
      </ShellRoot>,
      (tree) => renderToString(tree, { identifierPrefix: `${id}-` }),
    );
  return {
    header: render('header', frameParts.header),
    footer: render('footer', frameParts.footer),
    awaited: page ? render('awaited', inPlaceOf(page, host)) : '',
    styles: stylesOf(cache),
  };
}
