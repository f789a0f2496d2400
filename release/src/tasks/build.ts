import { ReleaseStore } from '@portal/release-store';
import { join } from 'node:path';
import { parts, root } from '../parts.ts';
import { publishAll } from '../publish-all.ts';
import { refuseHeavyPages } from '../script-weight.ts';

// The store of the end-to-end tests; a version that was built from the same sources is kept.
const store = new ReleaseStore(join(root, '.cache/test/store'));
await publishAll(store, (line) => process.stdout.write(`${line}\n`), 'production');
refuseHeavyPages(
  store,
  parts().map(({ name }) => name),
);
