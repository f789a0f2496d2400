import { reportTab } from '../analytics/tab-report.ts';
import { reportVitals } from '../analytics/web-vitals.ts';
import { watchReleases } from '../navigation/newer-release.ts';
import type { HostStore } from '../state/store.ts';

/** Starts what a tab does beside its page: it reports on itself, and follows new releases. */
export function startAfterLoad(store: HostStore): void {
  reportTab();
  reportVitals();
  watchReleases(() => {
    const { open, busy } = store.getState().layers;
    return open.length + busy.length === 0;
  });
}
