import { reportTab } from '../analytics/tab-report.ts';
import { reportVitals } from '../analytics/web-vitals.ts';
import { watchReleases } from '../navigation/newer-release.ts';
import type { HostStore } from '../state/store.ts';

/**
 * Starts the background work of a tab once its first page is loaded: it reports versions and web vitals to the server, and
 * asks for newer releases. A new release reloads the tab only while no dialog and no call is open.
 */
export function startAfterLoad(store: HostStore): void {
  reportTab();
  reportVitals();
  watchReleases(() => {
    const { open, busy } = store.getState().layers;
    return open.length + busy.length === 0;
  });
}
