import { openStore } from '@portal/release-store';
import { join } from 'node:path';
import { parts, root } from '../parts.ts';
import { publishAll } from '../publish-all.ts';
import { refuseHeavyPages } from '../script-weight.ts';

// The store of the end-to-end tests; a version that was built from the same sources is kept.
const say = (line: string) => void process.stdout.write(`${line}\n`);
const where = { DATA_DIR: join(root, '.cache/test') };
const store = await openStore(where, { as: 'command', follows: false, warn: say });
await publishAll(store, say, 'production');
refuseHeavyPages(
  store,
  parts().map(({ name }) => name),
);
