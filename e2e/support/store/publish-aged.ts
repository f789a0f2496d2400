import { copyOfNewest, openOwnStore } from './open.ts';

// `publish-aged.ts NAME DAYS` publishes the newest version of a part again, as one that was built so many days ago, in the store
// of DATA_DIR. Prints the version.

const [name = '', days = ''] = process.argv.slice(2);
const store = await openOwnStore();
const { record, files, server, version } = await copyOfNewest(store, name);
const builtAt = new Date(Date.now() - Number(days) * 86_400_000).toISOString();
await store.publish({ ...record, version, builtAt }, files, server);
await store.close();
process.stdout.write(version);
