import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseStore, sha384, type Hashed, type SetRecord, type VersionRecord } from '../index.ts';

const at = '2026-11-21T00:00:00.000Z';
export const by = { actor: 'kim', reason: 'test', at };

export const serverCode = Buffer.from('exports.app = {};');

/** A store in a folder of its own, and short ways to fill it. */
export function temporaryStore() {
  const root = mkdtempSync(join(tmpdir(), 'portal-store-'));
  const store = new ReleaseStore(root);

  /** Publishes a version with one file; the shell is the part without a prefix. */
  function publish(
    name: string,
    version: string,
    code = `${name} ${version}`,
    needs = '^1.0.0',
  ): Hashed<VersionRecord> {
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
      section: { name, prefix: isShell ? null : `/${name}`, label: name, order: 1, pages: [] },
      preload: {},
      server: { sha384: sha384(serverCode), bytes: serverCode.length },
    };
    return store.publish(record, new Map([['remoteEntry.js', bytes]]), serverCode);
  }

  const makeSet = (...versions: Hashed<VersionRecord>[]): SetRecord =>
    store.createSet({
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
    }).record;

  /** Publishes what is missing of `shell@1.0.0 guide@1.0.1`, and pins them in dev as a set of their own. */
  function pin(parts: string) {
    const versions = parts.split(' ').map((part) => {
      const [name = '', version = ''] = part.split('@');
      return store.versions(name).includes(version)
        ? store.version(name, version)
        : publish(name, version);
    });
    const expected = store.pin('dev')?.revision ?? 0;
    return store.pinSet('dev', expected, { set: makeSet(...versions).id, ...by });
  }

  /** Pins a set that exists. */
  const pinAgain = (set: string) =>
    store.pinSet('dev', store.pin('dev')?.revision ?? 0, { set, ...by });

  const block = (name: string, version: string, reason = 'it leaks') =>
    store.setStatus({ name, version, status: 'blocked', ...by, reason });

  return { root, store, publish, makeSet, pin, pinAgain, block };
}
