import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findToken, mintToken, openStore, revokeToken, tokensOf, verifyAudit } from '../index.ts';
import { keysOf } from '../testing/keys.ts';
import { by } from '../testing/temporary-store.ts';
import type { ReleaseStore } from '../store.ts';

let folder: string;
let keys: ReturnType<typeof keysOf>;
const open = (id: string) => openStore(keys.of(id), { as: 'command', follows: false, warn() {} });
let store: ReleaseStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-tokens-'));
  keys = keysOf(folder, [
    { id: 'minji', role: 'manager' },
    { id: 'team', role: 'team' },
  ]);
  store = await open('minji');
});
afterEach(() => rmSync(folder, { recursive: true }));

const scope = { name: 'guide-ci', parts: ['guide'], verbs: ['deliver'] };
const until = '2026-12-01T00:00:00.000Z';
const before = new Date('2026-11-30T23:59:59.999Z');
const mint = (name = scope.name) => mintToken(store, { ...scope, name, until }, by);

test('a token is found by its text alone, which the store does not have', async () => {
  const { text } = await mint();
  expect(text).toMatch(/^portal_desk_[\w-]{43}$/);
  expect(findToken(store, text, before)).toMatchObject({ ...scope, state: 'valid', by: 'kim' });
  expect(findToken(store, text.slice(0, -1), before)).toBeNull();
  const file = readFileSync(join(folder, 'store/desk/1.json'), 'utf8');
  expect(file).toContain('"hash"');
  expect(file).not.toContain(text.slice(-43));
});

test('a token ends at its time, and at once when it is revoked', async () => {
  const { text } = await mint();
  expect(findToken(store, text, new Date(until))?.state).toBe('ended');
  await revokeToken(store, 'guide-ci', by);
  expect(findToken(store, text, before)?.state).toBe('revoked');
  await expect(revokeToken(store, 'guide-ci', by)).rejects.toThrow(/^no token guide-ci is in use/);
});

test('a name has one token that can be used; a later one does not revive the earlier', async () => {
  const first = await mint();
  await expect(mint()).rejects.toThrow(/^there is a token guide-ci already/);
  await revokeToken(store, 'guide-ci', by);
  const second = await mint();
  await mint('voc-ci');
  expect(findToken(store, first.text, before)).toBeNull();
  expect(findToken(store, second.text, before)?.state).toBe('valid');
  expect(tokensOf(store, before).map(({ name }) => name)).toEqual(['guide-ci', 'voc-ci']);
});

test('another process sees a token and its end, and of two with one name one is created', async () => {
  const other = await open('minji');
  const { text } = await mint();
  expect(findToken(other, text, before)?.state).toBe('valid');
  await revokeToken(other, 'guide-ci', by);
  expect(findToken(store, text, before)?.state).toBe('revoked');
  const both = await Promise.allSettled([
    mint(),
    mintToken(other, { ...scope, until }, { ...by, actor: 'lee' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a team’s key creates none, and the audit proves those that are there', async () => {
  const team = await open('team');
  await expect(mintToken(team, { ...scope, until }, by)).rejects.toThrow(
    'the key team may not sign desk/1.json: ask a release manager',
  );
  await mint();
  await revokeToken(store, 'guide-ci', by);
  const { chains, faults } = verifyAudit(await open('minji'));
  expect(faults).toEqual([]);
  expect(chains.find(({ name }) => name === 'desk')).toMatchObject({ revision: 2, unsigned: 0 });
});
