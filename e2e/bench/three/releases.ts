import { openStore, type ReleaseStore, type SetRecord } from '@portal/release-store';
import { passChecks } from '@portal/release-store/testing';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../release/src/parts.ts';
import { publishAll } from '../../../release/src/publish-all.ts';
import { by } from '../servers/targets.ts';

/** The channel that customers get. */
export const CHANNEL = 'production';
/** Versions stay in its store, so that the next start has to build little. */
export const CACHE = join(root, '.cache/three');

const openCache = (say: (line: string) => void): Promise<ReleaseStore> => {
  mkdirSync(CACHE, { recursive: true });
  return openStore({ DATA_DIR: CACHE }, { as: 'command', follows: false, warn: say });
};

/** Publishes the parts of this checkout that changed. @returns the set of all */
export async function publishToday(say: (line: string) => void): Promise<string> {
  const store = await openCache(say);
  await publishAll(store, say, 'production');
  await store.close();
  return store.pin('dev')?.set ?? '';
}

/** The set with these versions, which are published. @param versions by part */
export async function setOf(
  versions: Record<string, string>,
  say: (line: string) => void,
): Promise<string> {
  const store = await openCache(say);
  const parts: SetRecord['parts'] = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const { sha384 } = store.version(name, version);
      return [name, { version, sha384 }];
    }),
  );
  const names = Object.keys(parts);
  const isSame = ({ parts: own }: SetRecord) =>
    Object.keys(own).length === names.length &&
    names.every((name) => own[name]?.sha384 === parts[name]?.sha384);
  const found =
    store.readableSets().find(({ record }) => isSame(record)) ??
    (await store.createSet({
      parent: null,
      parts,
      note: 'another commit',
      author: by.actor,
      createdAt: new Date().toISOString(),
    }));
  await store.close();
  return found.record.id;
}

/** The files of the key that signs, and of those that are trusted. */
export function signingFiles(): { RELEASE_KEYS_FILE: string; RELEASE_SIGNING_KEY_FILE: string } {
  const pem = join(CACHE, 'keys/release.pem');
  const spki = createPublicKey(createPrivateKey(readFileSync(pem))).export({
    type: 'spki',
    format: 'der',
  });
  const keys = join(CACHE, 'keys/trusted.json');
  const row = { id: 'development', role: 'manager', remotes: ['*'] };
  writeFileSync(keys, JSON.stringify([{ ...row, publicKey: spki.toString('base64') }]));
  return { RELEASE_KEYS_FILE: keys, RELEASE_SIGNING_KEY_FILE: pem };
}

/** Gives customers a set, as one that passed its checks. */
export async function give(
  store: ReleaseStore,
  set: string,
  verb: 'pin' | 'rollback' = 'pin',
): Promise<void> {
  if (!store.evidence.newest(set)) await passChecks(store, set);
  const at = new Date().toISOString();
  await store.pinSet(CHANNEL, store.pin(CHANNEL)?.revision ?? 0, { set, verb, at, ...by });
}

/** Gives customers a set, after an earlier one without a remote, so that there is something to return to. */
export async function firstRelease(store: ReleaseStore, set: string): Promise<void> {
  const { record } = store.set(set);
  const parts = Object.fromEntries(Object.entries(record.parts).filter(([name]) => name !== 'voc'));
  const { record: earlier } = await store.createSet({
    parent: record.id,
    parts,
    createdAt: new Date().toISOString(),
    note: 'without the remote voc',
    author: by.actor,
  });
  for (const id of [earlier.id, set]) await give(store, id);
  await store.close();
}
