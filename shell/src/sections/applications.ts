import { addErrorHandler, registerApplication, start } from 'single-spa';
import { yieldToBrowser } from '@portal/browser';
import { viewChanged } from '../state/store.ts';
import { closeWithPage } from '../layers/layers.ts';
import { ownerOf } from '../navigation/navigation.ts';
import { reportFailure } from '../release/failure.ts';
import { portal } from '../release/inlined.ts';
import type { Frame, SectionLifecycle } from './section-lifecycle.ts';

/**
 * Registers each part as a single-spa application; from here on the address alone decides which one is active. `first`
 * is mounted already.
 */
export async function startApplications(
  lifecycles: ReadonlyMap<string, SectionLifecycle>,
  first: string,
  { store }: Frame,
): Promise<void> {
  // Back or forward may have led to another section before single-spa could hear of it.
  if (ownerOf(location.pathname).section.name !== first) await lifecycles.get(first)?.unmount();
  for (const [name, lifecycle] of lifecycles)
    registerApplication({
      name,
      app: async () => lifecycle,
      activeWhen: ({ pathname }) => ownerOf(pathname).section.name === name,
    });
  addErrorHandler((error) => {
    const part = portal.parts.find(({ name }) => name === error.appOrParcelName);
    if (part) reportFailure(part, error, 'mount');
  });
  window.addEventListener('single-spa:before-routing-event', (event) => {
    const { section, page } = ownerOf(location.pathname);
    const next = lifecycles.get(section.name);
    // A section that is on the screen loads its pages itself.
    if (!page || !next || next.isMounted()) return;
    next.requestAhead(page.id);
    // Switch in a task of its own: the requests leave first, and the browser answers the tap.
    const { detail } = event as CustomEvent<{ cancelNavigation(cancel: Promise<false>): void }>;
    detail.cancelNavigation(yieldToBrowser().then(() => false));
  });
  let at = location.href;
  window.addEventListener('single-spa:routing-event', () => {
    // The start is told of as well: what was opened before it stays.
    if (location.href === at) return;
    at = location.href;
    // A move right after the start, as from the login, is ahead of single-spa's own mount of the first section: then
    // single-spa never unmounts it.
    const begun = lifecycles.get(first);
    if (ownerOf(location.pathname).section.name !== first && begun?.isMounted())
      void begun.unmount();
    closeWithPage();
    store.dispatch(viewChanged({ pathname: location.pathname }));
  });
  start({ urlRerouteOnly: true });
}
