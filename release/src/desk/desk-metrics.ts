import { addGauge, Gauge } from '@portal/metrics';
import type { ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import type { CheckJobs } from './jobs/check-jobs.ts';

/** Adds metrics of the release store and of the checks, each read when Prometheus asks. */
export function showState(
  { metrics }: Pick<FastifyInstance, 'metrics'>,
  { store, jobs }: { store: ReleaseStore; jobs: CheckJobs },
): void {
  addGauge(metrics, 'release_store_away', 'Whether the release store does not answer.', () =>
    store.mediumState().then(
      () => 0,
      () => 1,
    ),
  );
  new Gauge({
    name: 'check_jobs',
    help: 'Checks of sets that run or wait.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      this.reset();
      try {
        const states = jobs.states().map(({ state }) => state);
        for (const state of ['queued', 'running'])
          this.set({ state }, states.filter((each) => each === state).length);
      } catch {
        // The store does not answer: `release_store_away` says so.
      }
    },
  });
}
