import { tracePageViews } from '../analytics/page-traces.ts';
import { reportTab } from '../analytics/tab-report.ts';
import { reportVitals } from '../analytics/web-vitals.ts';
import { ownerOf } from '../navigation/navigation.ts';
import { prefetchLikely, prefetchOnIntent } from '../navigation/prefetch.ts';
import { watchReleases } from '../navigation/newer-release.ts';
import type { Frame } from '../sections/section-lifecycle.ts';
import { elementOf } from '../sections/section-place.tsx';

interface Started extends Pick<Frame, 'store' | 'host' | 'loadSection'> {
  /** Resolves once the first page is on the screen. */
  isShown: Promise<void>;
}

/**
 * Starts a tab's background work after its first page: prefetches likely next pages, reports versions, web vitals and, if tracing is on,
 * page views, and asks for newer releases. A new release reloads the tab only while no dialog is open and no call is running.
 */
export function startAfterLoad({ store, host, loadSection, isShown }: Started): void {
  prefetchOnIntent(loadSection, host);
  void isShown.then(() => prefetchLikely(loadSection, host, elementOf));
  reportTab();
  reportVitals();
  tracePageViews(store, (pathname) => ownerOf(pathname).page?.pattern ?? '/404');
  watchReleases(() => {
    const { open, busy } = store.getState().layers;
    return open.length + busy.length === 0;
  });
}
