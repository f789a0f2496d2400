import type { Host } from '@portal/host';
import { addErrorHandler, registerApplication, start } from 'single-spa';
import { followLinks, hrefFor, navigate, ownerOf } from './host/navigation.ts';
import { startScroll } from './host/scroll.ts';
import { sectionLifecycle, type Frame } from './host/section-lifecycle.ts';
import { createViewStore } from './host/view.ts';
import { drawFrame } from './layout/frame.tsx';
import { reportFailure, reportMismatch, watchUncaught } from './release/failure.ts';
import { portal, type InlinedPart } from './release/inlined.ts';
import { loadApp, registerParts } from './release/load-app.ts';
import { menuOf } from './release/menu.ts';
import { prefetchOnIntent } from './release/prefetch.ts';

/** Each part is an application of single-spa; whose turn it is follows from the address alone. */
function registerSections(frame: Frame): void {
  for (const part of portal.parts) {
    const lifecycle = sectionLifecycle(part, frame);
    registerApplication({
      name: part.name,
      app: async () => lifecycle,
      activeWhen: ({ pathname }) => ownerOf(pathname).section.name === part.name,
    });
  }
  addErrorHandler((error) => {
    const part = portal.parts.find(({ name }) => name === error.appOrParcelName);
    if (part) reportFailure(part, error, 'mount');
  });
  window.addEventListener('single-spa:routing-event', () =>
    frame.view.set({ pathname: location.pathname }),
  );
}

export function startPortal(): void {
  const main = document.getElementById('main');
  if (!main) throw new Error('the page has no #main');
  const { company, parts } = portal;
  const shell = parts.find(({ section }) => section.prefix === null) as InlinedPart;
  const menu = menuOf(parts.map(({ section }) => section));
  const host: Host = { company, menu, hrefFor, navigate };
  const view = createViewStore(location.pathname);
  watchUncaught();
  startScroll();
  followLinks();
  prefetchOnIntent(loadApp);
  registerParts();
  registerSections({ main, host, view, loadApp });
  drawFrame(host, view, (error) => reportMismatch(shell, error));
  start({ urlRerouteOnly: true });
}
