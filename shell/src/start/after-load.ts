import { tracePageViews } from '../analytics/page-traces.ts';
import { reportTab } from '../analytics/tab-report.ts';
import { reportVitals } from '../analytics/web-vitals.ts';
import { ownerOf } from '../navigation/navigation.ts';
import { watchReleases } from '../navigation/newer-release.ts';
import type { HostStore } from '../state/store.ts';

/**
 * Starts a tab's background work after its first page: reports versions, web vitals and, where it is traced, page views
 * to the server, and asks for newer releases. A new release reloads the tab only while no dialog is open and no call is running.
 */
export function startAfterLoad(store: HostStore): void {
  reportTab();
  reportVitals();
  tracePageViews(store, (pathname) => ownerOf(pathname).page?.pattern ?? '/404');
  watchReleases(() => {
    const { open, busy } = store.getState().layers;
    return open.length + busy.length === 0;
  });
}
