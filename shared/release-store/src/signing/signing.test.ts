import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  decideCanary,
  defaultPolicy,
  openStore,
  startCanary,
  verifyAudit,
  type ReleaseStore,
} from '../index.ts';
import { encode } from '../hashed.ts';
import { keysOf } from '../testing/keys.ts';
import { by, passChecks, temporaryStore } from '../testing/temporary-store.ts';

/** One second before the records' date, though later when compared as text. */
const UNTIL = '2026-11-21T08:59:59+09:00';
let folder: string;
let keys: ReturnType<typeof keysOf>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-signed-'));
  keys = keysOf(folder, [
    { id: 'minji', role: 'manager' },
    { id: 'platform', role: 'team', remotes: ['shell'] },
    { id: 'guides', role: 'team', remotes: ['guide'] },
  ]);
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (where: object) =>
  openStore({ ...keys.of(), ...where }, { as: 'command', follows: false, warn() {} });
const storeOf = async (id: string) => temporaryStore(await open(keys.of(id)));
const reader = (more = {}) => open(more);
const at = (path: string) => join(folder, 'store', path);
const json = (path: string) => JSON.parse(readFileSync(at(path), 'utf8')) as Record<string, object>;

/** Publishes a version by each team, and pins both. */
async function release(patch: number): Promise<ReleaseStore> {
  const [platform, guides, minji] = [
    await storeOf('platform'),
    await storeOf('guides'),
    await storeOf('minji'),
  ];
  const shell = await platform.publish('shell', '1.0.0');
  const guide = await guides.publish('guide', `1.0.${patch}`);
  const { id: set } = await minji.makeSet(shell, guide);
  const expected = minji.store.pin('production')?.revision ?? 0;
  await passChecks(minji.store, set);
  await minji.store.pinSet('production', expected, { set, ...by });
  return minji.store;
}

test('every record names its signer, and a reader with only the public keys accepts it', async () => {
  await release(0);
  await release(1);
  const store = await reader({ PORTAL_ENV: 'production' });
  expect(store.version('guide', '1.0.1').signedBy).toBe('guides');
  expect(store.set('2').signedBy).toBe('minji');
  expect(json('channels/production/2.json')['signature']).toMatchObject({ key: 'minji' });
  expect(store.served('production').get('guide')?.record.version).toBe('1.0.1');
  const { faults, unsigned } = verifyAudit(store);
  expect([faults, unsigned]).toEqual([[], 0]);
});

test.each([
  ['versions/guide/1.0.0/version.json', { commit: 'other' }],
  ['sets/1.json', { note: 'other' }],
  ['channels/production/1.json', { reason: 'other' }],
])('refuses an altered %s, even with its original signature', async (path, change) => {
  await release(0);
  writeFileSync(at(path), encode({ ...json(path), ...change, signature: json(path)['signature'] }));
  const store = await reader();
  expect(() => store.served('production')).toThrow(/is not what \w+ signed|was altered/);
  expect(verifyAudit(store).faults).toContainEqual(expect.stringContaining(path));
});

test('the signature covers the bytes: refuses other white space', async () => {
  await release(0);
  writeFileSync(
    at('channels/production/1.json'),
    JSON.stringify(json('channels/production/1.json')),
  );
  const store = await reader();
  expect(() => store.pin('production')).toThrow(/is not what minji signed/);
});

test('refuses a record that was signed for another path', async () => {
  const store = await release(0);
  await store.pinSet('staging', 0, { set: '1', ...by });
  copyFileSync(at('channels/staging/1.json'), at('channels/production/2.json'));
  const fresh = await reader();
  expect(() => fresh.pin('production')).toThrow(/production\/2\.json is not what minji signed/);
});

test('refuses a record by an untrusted key; a process that has read the previous one goes on', async () => {
  const store = await release(0);
  const stranger = await openStore(
    { DATA_DIR: join(folder, 'stranger') },
    { as: 'command', follows: false, warn() {} },
  );
  const theirs = temporaryStore(stranger);
  await theirs.pin('shell@1.0.0 guide@1.0.0');
  expect(store.pin('production')?.revision).toBe(1);
  copyFileSync(join(stranger.root, 'channels/dev/1.json'), at('channels/production/2.json'));
  expect(store.pin('production')?.revision).toBe(1);
  expect(store.refusals).toEqual([
    expect.stringMatching(/2\.json is signed by development, whose key is not trusted/),
  ]);
  await expect(store.pinSet('production', 1, { set: '1', ...by })).rejects.toThrow(/not trusted/);
  const fresh = await reader();
  expect(() => fresh.pin('production')).toThrow(/not trusted: move it out of the store/);
  rmSync(at('channels/production/2.json'));
  expect((await store.pinSet('production', 1, { set: '1', ...by })).revision).toBe(2);
});

test('a team publishes its own remote, and no other', async () => {
  await release(0);
  const guides = await storeOf('guides');
  await expect(guides.store.reserveVersion('shell', '1.0')).rejects.toMatchObject({
    kind: 'not-allowed',
    message: expect.stringMatching(/the key guides may not sign versions\/shell\//),
  });
  await expect(guides.publish('voc', '1.0.0')).rejects.toMatchObject({ kind: 'not-allowed' });
  const minji = await storeOf('minji');
  await expect(minji.publish('guide', '1.0.9')).rejects.toMatchObject({ kind: 'not-allowed' });
  expect(guides.store.versions('shell')).toEqual(['1.0.0']);
});

test('readers refuse a version signed by another team', async () => {
  keys.change({ guides: { remotes: ['guide', 'voc'] } });
  await (await storeOf('guides')).publish('voc', '1.0.0');
  keys.change({});
  const store = await reader();
  expect(() => store.version('voc', '1.0.0')).toThrow(
    /signed by guides, and should be by a team whose key has voc among its remotes/,
  );
});

test('a team may pin in dev; only a manager may pin elsewhere or block a version', async () => {
  await release(0);
  const { store } = await storeOf('guides');
  expect((await store.pinSet('dev', 0, { set: '1', ...by })).revision).toBe(1);
  const kind = { kind: 'not-allowed' };
  const revision = store.pin('production')?.revision ?? 0;
  await expect(store.pinSet('production', revision, { set: '1', ...by })).rejects.toMatchObject(
    kind,
  );
  const status = { name: 'guide', version: '1.0.0', status: 'blocked' as const, ...by };
  await expect(store.setStatus(status)).rejects.toMatchObject(kind);
  await expect((await reader()).pinSet('dev', 1, { set: '1', ...by })).rejects.toThrow(
    /name your key's file in RELEASE_SIGNING_KEY_FILE/,
  );
});

test('counts need no key, and only a manager’s key ends a canary', async () => {
  const store = await release(0);
  await release(1);
  await store.pinSet('production', 2, { set: '1', verb: 'rollback', ...by });
  const canary = { set: '2', percent: 1, policy: defaultPolicy, openTabs: 'quiet' as const };
  await startCanary(store, 'production', 3, { ...by, ...canary });
  const portal = await reader({ PORTAL_ENV: 'production' });
  const row = { part: 'guide', mounts: 300 };
  await portal.counts('production').add({
    at: new Date().toISOString(),
    server: 'a',
    rows: [
      { ...row, set: '1', version: '1.0.0', failures: {} },
      { ...row, set: '2', version: '1.0.1', failures: { mount: 300 } },
    ],
    tabs: {},
    failures: [],
  });
  const { store: team } = await storeOf('guides');
  for (const powerless of [portal, team])
    await expect(decideCanary(powerless, 'production', 'desk')).rejects.toMatchObject({
      kind: 'not-allowed',
    });
  const { store: desk } = await storeOf('minji');
  expect(await decideCanary(desk, 'production', 'desk')).toMatchObject({ verb: 'canary abort' });
  expect(json('channels/production/5.json')['signature']).toMatchObject({ key: 'minji' });
  expect(verifyAudit(portal).faults).toEqual([]);
});

test('an expired key signs nothing more, and its earlier signatures stay valid', async () => {
  await release(0);
  keys.change({ guides: { until: '2026-12-01T00:00:00.000Z' } });
  expect((await reader()).version('guide', '1.0.0').signedBy).toBe('guides');
  // Its versions are dated later than this.
  keys.change({ guides: { until: UNTIL } });
  const store = await reader();
  expect(() => store.version('guide', '1.0.0')).toThrow(/dated after the key of guides ended/);
  const guides = await storeOf('guides');
  await expect(guides.publish('guide', '1.0.1')).rejects.toMatchObject({
    kind: 'not-allowed',
    message: expect.stringMatching(/the key guides ended at/),
  });
  keys.change({ guides: null });
  const later = await reader();
  expect(() => later.version('guide', '1.0.0')).toThrow(/guides, whose key is not trusted/);
});

test('accepts and counts unsigned records up to the first signed one; production refuses them', async () => {
  const old = temporaryStore();
  await old.pin('shell@1.0.0 guide@1.0.0');
  await old.pin('shell@1.0.0 guide@1.0.1');
  rmSync(join(folder, 'store'), { recursive: true, force: true });
  cpSync(old.root, join(folder, 'store'), { recursive: true });
  const { store } = await storeOf('minji');
  expect(store.pin('dev')).toMatchObject({ revision: 2, set: '2' });
  await store.pinSet('dev', 2, { set: '1', ...by });
  const { chains, unsigned, faults } = verifyAudit(await reader());
  expect([faults, chains[0]?.unsigned, unsigned]).toEqual([[], 2, 5]);

  const unsignedPin = { ...json('channels/dev/2.json'), revision: 4 };
  writeFileSync(at('channels/dev/4.json'), encode(unsignedPin));
  const fresh = await reader();
  expect(() => fresh.pin('dev')).toThrow(
    /4\.json is not signed, and channels\/dev\/3\.json before/,
  );
  rmSync(at('channels/dev/4.json'));
  const strict = await reader({ PORTAL_ENV: 'production' });
  expect(() => strict.served('dev')).toThrow(/is not signed/);
  rmSync(old.root, { recursive: true });
});

test.each([
  ['no JSON', 'nonsense', /RELEASE_KEYS_FILE .*release-keys\.json: /],
  ['a role that there is not', '[{"id":"a","publicKey":"","role":"boss"}]', /RELEASE_KEYS_FILE /],
  ['no key', '[{"id":"a","publicKey":"AAAA","role":"team"}]', /RELEASE_KEYS_FILE /],
])('a file of keys that has %s stops the start', async (_, text, said) => {
  writeFileSync(keys.of().RELEASE_KEYS_FILE, text);
  await expect(reader()).rejects.toThrow(said);
});

test('a private key that is not in the file of keys stops the start', async () => {
  keys.change({ minji: null });
  await expect(open(keys.of('minji'))).rejects.toThrow(/add its public key there/);
});
