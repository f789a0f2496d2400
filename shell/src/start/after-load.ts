import { tracePageViews } from '../analytics/page-traces.ts';
import { reportTab } from '../analytics/tab-report.ts';
import { ownerOf } from '../navigation/navigation.ts';
import { watchReleases } from '../navigation/newer-release.ts';
import type { HostStore } from '../state/store.ts';

/** How many visits measure their web vitals: the library weighs 3 KB, and a quarter of the visits gives the same percentiles. */
const MEASURED_SHARE = 1 / 4;

const measure = () =>
  import(/* webpackChunkName: "web-vitals" */ '../analytics/web-vitals.ts').then(
    ({ reportVitals }) => reportVitals(),
    // A visit without figures.
    () => {},
  );

/**
 * Starts a tab's background work after its first page: reports versions, web vitals and, where it is traced, page views
 * to the server, and asks for newer releases. A new release reloads the tab only while no dialog is open and no call is running.
 */
export function startAfterLoad(store: HostStore): void {
  reportTab();
  if (Math.random() < MEASURED_SHARE) void measure();
  tracePageViews(store, (pathname) => ownerOf(pathname).page?.pattern ?? '/404');
  watchReleases(() => {
    const { open, busy } = store.getState().layers;
    return open.length + busy.length === 0;
  });
}
