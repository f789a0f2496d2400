import { openStore } from '@portal/release-store';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// `publish-aged.ts NAME DAYS` publishes the newest version of a part again, as one that was built so many days ago, in the store
// of DATA_DIR. Prints the version.

const [name = '', days = ''] = process.argv.slice(2);
const store = await openStore(
  { DATA_DIR: process.env['DATA_DIR'] ?? '' },
  { as: 'command', follows: false, warn() {} },
);
const { record } = store.version(name, store.versions(name).at(-1) ?? '');
const version = await store.reserveVersion(name, '1.0');
const folder = store.clientFolder(name, record.version);
const files = new Map(
  Object.keys(record.files).map((file) => [file, readFileSync(join(folder, file))] as const),
);
const builtAt = new Date(Date.now() - Number(days) * 86_400_000).toISOString();
const server = Buffer.from(store.serverCode(record));
await store.publish({ ...record, version, builtAt }, files, server);
await store.close();
process.stdout.write(version);
