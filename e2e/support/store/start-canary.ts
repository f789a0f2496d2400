import { defaultPolicy, startCanary } from '@portal/release-store';
import { openOwnStore } from './open.ts';

// `start-canary.ts SET MINUTES MINIMUM` gives half of the customers of dev a set, as if that had been so many minutes ago, in the
// store of DATA_DIR. It goes on by itself: to everybody, once each group has as many visits as the minimum.

const [set = '', minutes = '', minimum = ''] = process.argv.slice(2);
const store = await openOwnStore();
await startCanary(store, 'dev', store.pin('dev')?.revision ?? 0, {
  set,
  percent: 50,
  policy: { ...defaultPolicy, minimum: Number(minimum), steps: [50, 100], automatic: true },
  openTabs: 'quiet',
  actor: 'kim',
  reason: 'test',
  at: new Date(Date.now() - Number(minutes) * 60_000).toISOString(),
});
await store.close();
