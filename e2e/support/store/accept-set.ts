import { passChecks } from '@portal/release-store/testing';
import { openOwnStore } from './open.ts';

// Writes evidence that a set passed every check, into the store of DATA_DIR: for tests that are about something else.

const [set = ''] = process.argv.slice(2);
const store = await openOwnStore();
await passChecks(store, set);
await store.close();
