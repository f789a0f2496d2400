import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseStore, verifyAudit } from './index.ts';
import { by, temporaryStore } from './testing/temporary-store.ts';

let my: ReturnType<typeof temporaryStore>;
beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0 guide@1.0.0');
  await my.pin('shell@1.0.0 guide@1.0.1');
});
afterEach(() => rmSync(my.root, { recursive: true }));

/** Arguments to run this code in a process, with `store`, `by` and `fs` in scope. */
const node = (code: string) => [
  '--input-type=module',
  '-e',
  `import fs from 'node:fs';
   import { syncBuiltinESMExports } from 'node:module';
   import { ReleaseStore } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
   const store = new ReleaseStore(${JSON.stringify(my.root)});
   const by = ${JSON.stringify(by)};
   ${code}`,
];

/** The disk operations of writing one record. */
const STEPS = ['writeFileSync', 'linkSync', 'rmSync'];

test('a pin killed before any of its steps is complete or absent', async () => {
  const change = `await store.pinSet('dev', store.pin('dev').revision, { set: '1', ...by })`;
  const ends = STEPS.map((step) => {
    const before = my.store.pin('dev')?.revision ?? 0;
    const { signal } = spawnSync(
      process.execPath,
      node(`
        fs.${step} = () => process.kill(process.pid, 'SIGKILL');
        syncBuiltinESMExports();
        ${change};`),
    );
    expect(signal).toBe('SIGKILL');
    const after = new ReleaseStore(my.root);
    expect(verifyAudit(after).faults).toEqual([]);
    return (after.pin('dev')?.revision ?? 0) - before;
  });
  expect(ends).toEqual([0, 0, 1]);
  // The leftovers of the killed processes disturb nobody.
  expect(readdirSync(join(my.root, 'channels/dev')).filter((name) => name[0] === '.')).not.toEqual(
    [],
  );
  expect((await my.pin('shell@1.0.0 guide@1.0.2')).revision).toBe(4);
});
