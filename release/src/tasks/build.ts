import { openStore } from '@portal/release-store';
import { join } from 'node:path';
import { heavyPages } from '../checks/weight.ts';
import { parts, root } from '../parts.ts';
import { publishAll } from '../publish-all.ts';

// Builds into the end-to-end tests' store, and keeps a version built from the same sources.
const say = (line: string) => void process.stdout.write(`${line}\n`);
const where = { DATA_DIR: join(root, '.cache/test') };
const store = await openStore(where, { as: 'command', follows: false, warn: say });
await publishAll(store, say, 'production');
const newest = parts().map(({ name }) => {
  const { record } = store.version(name, store.versions(name).at(-1) ?? '');
  return [name, record] as const;
});
const heavy = heavyPages(store, new Map(newest));
if (heavy.length > 0) throw new Error(heavy.join('\n'));
