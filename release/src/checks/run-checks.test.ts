import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { temporaryStore } from '@portal/release-store/testing';
import { rmSync } from 'node:fs';
import { runChecks, type CheckNews } from './run-checks.ts';

let my: ReturnType<typeof temporaryStore>;
beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0 guide@1.0.0');
});
afterEach(() => rmSync(my.root, { recursive: true }));

/** Runs two checks, of which the second fails, and returns what was heard. */
async function run(stop?: { at: number; by: AbortController }): Promise<CheckNews[]> {
  const heard: CheckNews[] = [];
  await my.block('guide', '1.0.0');
  const done = runChecks({
    store: my.store,
    parts: my.store.set('1').record.parts,
    base: null,
    names: ['host', 'blocked'],
    config: readConfig({ DATA_DIR: my.root }),
    say: () => {},
    heard(news) {
      heard.push(news);
      if (heard.length === stop?.at) stop.by.abort(new Error('enough'));
    },
    ...(stop && { signal: stop.by.signal }),
  });
  if (stop) await expect(done).rejects.toThrow('enough');
  else expect((await done)['blocked']?.faults).toHaveLength(1);
  return heard;
}

test('each check is heard when it begins, and when it has passed or failed', async () => {
  expect((await run()).map(({ name, state }) => `${name} ${state}`)).toEqual([
    'host running',
    'host passed',
    'blocked running',
    'blocked failed',
  ]);
});

test('a signal ends them before the next check, and after the last', async () => {
  expect(await run({ at: 2, by: new AbortController() })).toHaveLength(2);
  expect(await run({ at: 4, by: new AbortController() })).toHaveLength(4);
});
