import { addErrorHandler, registerApplication, start } from 'single-spa';
import { unstable_forceFrameRate } from 'scheduler';
import { yieldToBrowser } from '@portal/browser';
import { closeWithPage } from '../layers/layers.ts';
import { ownerOf } from '../navigation/navigation.ts';
import { reportFailure } from '../release/failure.ts';
import { portal } from '../release/inlined.ts';
import type { SectionLifecycle } from './section-lifecycle.ts';

/**
 * React renders a page after a move in slices, between which taps are answered. Its own slices of 5 ms let the browser draw up to
 * twenty frames of a page that has not changed yet; slices of 25 ms let it draw a few, and none is a long task.
 */
const SLICES_A_SECOND = 40;

/**
 * Registers each part as a single-spa application; from then on the address decides which one is active. `first` is
 * mounted already.
 */
export async function startApplications(
  lifecycles: ReadonlyMap<string, SectionLifecycle>,
  first: string,
): Promise<void> {
  // Back or Forward may have changed the section before single-spa listened.
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
    // A mounted section loads its own pages.
    if (!page || !next || next.isMounted()) return;
    // A section can hold a page that is already rendered: the one that the customer left, or one that was rendered ahead. Showing it takes
    // a few milliseconds, so do not wait for another task.
    if (next.isRendered()) return;
    next.requestAhead(page.id);
    // Switch in a separate task: the requests leave first, and the browser shows the tap.
    const { detail } = event as CustomEvent<{ cancelNavigation(cancel: Promise<false>): void }>;
    detail.cancelNavigation(yieldToBrowser().then(() => false));
  });
  let at = location.href;
  window.addEventListener('single-spa:routing-event', () => {
    // single-spa also reports the start; then keep open layers.
    if (location.href === at) return;
    at = location.href;
    // A navigation right after the start, as from the login, comes before single-spa mounts the first section, and
    // then single-spa never unmounts it.
    const begun = lifecycles.get(first);
    if (ownerOf(location.pathname).section.name !== first && begun?.isMounted())
      void begun.unmount();
    closeWithPage();
  });
  unstable_forceFrameRate(SLICES_A_SECOND);
  start({ urlRerouteOnly: true });
}
