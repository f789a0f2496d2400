import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkNames,
  ReleaseStore,
  sha384,
  type Hashed,
  type SetRecord,
  type VersionRecord,
} from '../index.ts';

const at = '2026-11-21T00:00:00.000Z';
export const by = { actor: 'kim', reason: 'test', at };

export const serverCode = Buffer.from('exports.app = {};');

/** Adds evidence that a set passed every check. */
export async function passChecks(store: ReleaseStore, set: string): Promise<void> {
  const nothing = { faults: [], notes: [], figures: {}, tookMs: 1 };
  await store.evidence.add(store.evidence.newest(set)?.revision ?? 0, {
    set,
    setSha384: store.set(set).sha384,
    base: null,
    results: Object.fromEntries(checkNames.map((name) => [name, nothing])),
    waivers: {},
    tookMs: 1,
    ...by,
  });
}

/** Shortcuts to fill a store; by default in a temporary folder. */
export function temporaryStore(
  store = new ReleaseStore(mkdtempSync(join(tmpdir(), 'portal-store-'))),
) {
  const { root } = store;

  /** Publishes a version with one file; the shell has no prefix. */
  function publish(
    name: string,
    version: string,
    code = `${name} ${version}`,
    needs = '^1.0.0',
  ): Promise<Hashed<VersionRecord>> {
    const bytes = Buffer.from(code);
    const isShell = name === 'shell';
    const record: VersionRecord = {
      name,
      version,
      sourceHash: sha384(code),
      commit: null,
      builtAt: at,
      files: { 'remoteEntry.js': { sha384: sha384(bytes), bytes: bytes.length, kind: 'entry' } },
      shared: isShell ? { '@portal/host': version } : { react: '^19.3.1' },
      needs: { host: isShell ? '' : needs },
      api: null,
      section: { name, prefix: isShell ? null : `/${name}`, label: name, order: 1, pages: [] },
      preload: {},
      server: { sha384: sha384(serverCode), bytes: serverCode.length },
    };
    return store.publish(record, new Map([['remoteEntry.js', bytes]]), serverCode);
  }

  const makeSet = async (...versions: Hashed<VersionRecord>[]): Promise<SetRecord> => {
    const { record } = await store.createSet({
      parent: null,
      parts: Object.fromEntries(
        versions.map(({ record, sha384: hash }) => [
          record.name,
          { version: record.version, sha384: hash },
        ]),
      ),
      note: '',
      author: 'kim',
      createdAt: at,
    });
    return record;
  };

  /** Publishes what is missing of `shell@1.0.0 guide@1.0.1`, and pins these in dev as a new set. */
  async function pin(parts: string) {
    const versions = [];
    for (const part of parts.split(' ')) {
      const [name = '', version = ''] = part.split('@');
      versions.push(
        store.versions(name).includes(version)
          ? store.version(name, version)
          : await publish(name, version),
      );
    }
    const expected = store.pin('dev')?.revision ?? 0;
    const { id: set } = await makeSet(...versions);
    return store.pinSet('dev', expected, { set, ...by });
  }

  /** Pins an existing set. */
  const pinAgain = (set: string) =>
    store.pinSet('dev', store.pin('dev')?.revision ?? 0, { set, ...by });

  const block = (name: string, version: string, reason = 'it leaks') =>
    store.setStatus({ name, version, status: 'blocked', ...by, reason });

  return { root, store, publish, makeSet, pin, pinAgain, block };
}
