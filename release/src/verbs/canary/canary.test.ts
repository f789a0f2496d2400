import { expect, test } from '@jest/globals';
import { passChecks } from '@portal/release-store/testing';
import { storeOfVerbs } from '../testing/store-of-verbs.ts';
import type { Values } from '../verb.ts';

const my = storeOfVerbs();
const { release } = my;

test('a canary follows its policy’s steps, can be held and aborted, and becomes the pin at 100', async () => {
  await release('pin 2');
  const canary = () => my.store.pin('dev')?.canary;
  await release('canary start 3', { percent: '1', steps: '1,10,100', minimum: '50', allowed: '2' });
  expect(canary()).toMatchObject({
    set: '3',
    percent: 1,
    held: false,
    policy: { minimum: 50, allowed: 0.02, automatic: false },
  });
  my.said = [];
  await release('audit');
  await release('versions guide');
  expect(my.said.find((line) => line.includes('canary'))).toMatch(
    /canary start {2}set 2, set 3 for 1 % /,
  );
  expect(my.said.at(-1)).toMatch(/^guide@1\.0\.2 .* live in dev$/);
  await expect(release('canary start 1', { percent: '1' })).rejects.toThrow(
    /set 3 runs in dev since \S+Z by kim: release canary abort --channel dev/,
  );
  await release('canary hold');
  expect(canary()?.held).toBe(true);
  await release('freeze');
  await expect(release('canary advance')).rejects.toMatchObject({ kind: 'frozen' });
  await release('unfreeze');
  await release('canary advance');
  expect(canary()).toMatchObject({ percent: 10, held: false });
  await expect(release('canary advance', { percent: '5' })).rejects.toMatchObject({
    kind: 'check',
  });
  await release('canary abort');
  expect(my.store.pin('dev')).toMatchObject({ set: '2', canary: null, openTabs: 'normal' });
  await expect(release('canary abort')).rejects.toThrow('no canary runs in dev');

  await release('canary start 3', { percent: '10', steps: '10,100' });
  await release('canary advance');
  expect(my.store.pin('dev')).toMatchObject({ set: '3', canary: null, verb: 'canary advance' });
  await release('rollback');
  expect(my.store.pin('dev')?.set).toBe('2');
  await expect(release('canary start 2', { percent: '1' })).rejects.toThrow('is the base set');
  await expect(release('production: canary abort')).rejects.toThrow('needs --expect REVISION');
});

test('outside dev a canary advances by its figures, or with a reason', async () => {
  const reason = 'test';
  await passChecks(my.store, '1');
  await release('production: pin 1', { expect: '0', reason });
  const start = { expect: '1', reason, percent: '1', minimum: '2' };
  await expect(release('production: canary start 2', start)).rejects.toThrow(/set 2 .*check/);
  expect(my.store.pin('production')?.revision).toBe(1);
  await passChecks(my.store, '2');
  await release('production: canary start 2', start);
  const advance = (more: Values = {}) =>
    release('production: canary advance', { expect: '2', reason, percent: '5', ...more });
  await expect(advance()).rejects.toThrow('guide@1.0.1 has 0 mounts and 0 in the base: 2 are');
  const row = { part: 'guide', mounts: 3, failures: {} };
  await my.store.counts('production').add({
    at: new Date().toISOString(),
    server: 'a',
    rows: [
      { ...row, set: '1', version: '1.0.0' },
      { ...row, set: '2', version: '1.0.1' },
    ],
    tabs: {},
    failures: [],
  });
  my.said = [];
  await release('production: live');
  expect(my.said.at(-3)).toMatch(/^advance {4}guide@1\.0\.1 fails in 0\.0 % of 3/);
  await advance();
  expect(my.store.pin('production')?.canary?.percent).toBe(5);
  await expect(advance({ expect: '3', percent: '9' })).rejects.toMatchObject({ kind: 'check' });
  await advance({ expect: '3', percent: '9', unproven: true });
  expect(my.store.pin('production')?.canary?.percent).toBe(9);
});

test('a canary’s set becomes the base set by its figures, or as one that is taken unproven', async () => {
  const reason = 'test';
  for (const set of ['1', '2', '3']) await passChecks(my.store, set);
  await release('production: pin 1', { expect: '0', reason });
  const start = { expect: '1', reason, percent: '1', minimum: '2' };
  await release('production: canary start 2', start);
  const on = { expect: '2', reason };
  const refusal = 'guide@1.0.1 has 0 mounts and 0 in the base: 2 are needed';
  await expect(release('production: pin 2', on)).rejects.toThrow(
    `${refusal}: wait, or release pin 2 --unproven`,
  );
  await expect(release('production: rollback', { ...on, to: '2' })).rejects.toThrow(
    'release rollback --to 2 --unproven',
  );
  expect(my.store.pin('production')).toMatchObject({ set: '1', revision: 2 });
  // The figures are of the canary's set alone.
  await release('production: pin 3', on);
  await release('production: canary start 2', { ...start, expect: '3' });
  await release('production: pin 2', { expect: '4', reason, unproven: true });
  expect(my.store.pin('production')).toMatchObject({ set: '2', canary: null });
});

test('judge aborts a failing canary, and says why it leaves another running', async () => {
  expect(await release('canary judge')).toEqual({ verdict: null, reason: null, pin: null });
  await release('pin 2');
  await release('canary start 3', { percent: '5', minimum: '100' });
  my.said = [];
  expect(await release('canary judge')).toMatchObject({ verdict: 'hold', pin: null });
  expect(my.said).toEqual([expect.stringMatching(/^unchanged {2}dev: guide@1\.0\.2 has 0 mounts/)]);
  const row = { part: 'guide', mounts: 200 };
  await my.store.counts('dev').add({
    at: new Date().toISOString(),
    server: 'a',
    rows: [
      { ...row, set: '2', version: '1.0.1', failures: {} },
      { ...row, set: '3', version: '1.0.2', failures: { mount: 100 } },
    ],
    tabs: {},
    failures: [],
  });
  expect(await release('canary judge')).toMatchObject({ verdict: 'abort', pin: { actor: 'kim' } });
  expect(my.said.at(-1)).toMatch(/^aborted {4}dev: all get set 2/);
  expect(my.store.pin('dev')).toMatchObject({ set: '2', canary: null, verb: 'canary abort' });
});
