import { reportTab } from '../analytics/tab-report.ts';
import { reportVitals } from '../analytics/web-vitals.ts';
import { watchReleases } from '../navigation/newer-release.ts';
import type { HostStore } from '../state/store.ts';

/**
 * Starts a tab's background work after its first page: reports versions and web vitals to the server, and asks for
 * newer releases. A new release reloads the tab only while no dialog is open and no call is running.
 */
export function startAfterLoad(store: HostStore): void {
  reportTab();
  reportVitals();
  watchReleases(() => {
    const { open, busy } = store.getState().layers;
    return open.length + busy.length === 0;
  });
}
