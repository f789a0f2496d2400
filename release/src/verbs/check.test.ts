import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { checkNames, type CheckRecord } from '@portal/release-store';
import { by, temporaryStore } from '@portal/release-store/testing';
import { rmSync } from 'node:fs';
import { check } from './check.ts';
import type { SetState } from './look.ts';
import { runVerb } from './testing/run-verb.ts';
import type { Values } from './verb.ts';

let my: ReturnType<typeof temporaryStore>;
let said: string[];
let hasFailed: boolean;
beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0 guide@1.0.0');
  said = [];
  hasFailed = false;
});
afterEach(() => rmSync(my.root, { recursive: true }));

const release = async (set: string, values: Values = {}) =>
  (await check.run({
    store: my.store,
    config: readConfig({ DATA_DIR: my.root }),
    channel: 'dev',
    values,
    args: [set],
    actor: 'kim',
    say: (line) => void said.push(line),
    fail: () => void (hasFailed = true),
    took: () => '0.1 s',
  })) as CheckRecord;

/** Evidence in which each of these checks failed with one fault. */
async function failed(...names: string[]) {
  const results = checkNames.map((name) => {
    const faults = names.includes(name) ? [`${name} is bad`] : [];
    return [name, { faults, notes: [], figures: {}, tookMs: 1 }];
  });
  await my.store.evidence.add(my.store.evidence.newest('1')?.revision ?? 0, {
    set: '1',
    setSha384: my.store.set('1').sha384,
    base: null,
    results: Object.fromEntries(results) as CheckRecord['results'],
    waivers: {},
    tookMs: 1,
    ...by,
  });
}

test('a waiver records who and why, and the set is accepted if nothing else failed', async () => {
  await failed('weight', 'routes');
  const waived = await release('1', { waive: 'weight', reason: 'the new form' });
  expect(waived).toMatchObject({
    revision: 2,
    actor: 'kim',
    waivers: { weight: { actor: 'kim', reason: 'the new form' } },
  });
  expect(said).toContain('refused    set 1 has not passed routes  (0.1 s)');
  expect(hasFailed).toBe(true);
  hasFailed = false;
  await release('1', { waive: 'routes', reason: 'meant' });
  expect(said.at(-1)).toBe(
    'accepted   set 1: release pin 1 --channel staging --expect 0 --reason TEXT  (0.1 s)',
  );
  await my.store.pinSet('production', 0, { set: '1', ...by });
  await runVerb(
    my.store,
    'production: check 1',
    { waive: 'routes', reason: 'meant' },
    { say: (line) => void said.push(line) },
  );
  expect(said.at(-1)).toContain('release pin 1 --channel production --expect 1 --reason TEXT');
  expect([hasFailed, Object.keys(my.store.evidence.newest('1')?.waivers ?? {})]).toEqual([
    false,
    ['weight', 'routes'],
  ]);
});

test('the list of sets names what a set has not passed, and what of it may be waived', async () => {
  const listed = async () => {
    const [one] = (await runVerb(my.store, 'sets')) as SetState[];
    return [one?.open, one?.waivable];
  };
  expect(await listed()).toEqual([null, []]);
  await failed('chain', 'weight', 'routes');
  await release('1', { waive: 'weight', reason: 'the new form' });
  expect(await listed()).toEqual([['chain', 'routes'], ['routes']]);
});

test.each<[string, Values, string]>([
  ['without a reason', { waive: 'weight' }, '--waive needs --reason TEXT'],
  ['that did not fail', { waive: 'api', reason: 'x' }, 'set 1 has not failed api'],
  ['of broken integrity', { waive: 'chain', reason: 'x' }, 'chain cannot be waived'],
  ['that does not exist', { waive: 'taste', reason: 'x' }, 'there is no check taste'],
])('a waiver %s is refused', async (_, values, message) => {
  await failed('weight', 'chain');
  await expect(release('1', values)).rejects.toThrow(message);
  expect(my.store.evidence.newest('1')?.revision).toBe(1);
});
