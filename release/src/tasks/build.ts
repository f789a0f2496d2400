import { ReleaseStore } from '@portal/release-store';
import { join } from 'node:path';
import { root } from '../parts.ts';
import { publishAll } from '../publish-all.ts';

// The stores of the end-to-end tests: what was built before from the same sources is kept. Most tests
// run on development builds, because only those say where server and browser draw different things.
for (const mode of ['development', 'production'] as const) {
  const store = new ReleaseStore(join(root, '.cache/test', mode, 'store'));
  await publishAll(store, (line) => process.stdout.write(`${mode}: ${line}\n`), mode);
}
