import {
  sha384,
  type PageRecord,
  type ReleaseStore,
  type VersionRecord,
} from '@portal/release-store';
import { temporaryStore } from '@portal/release-store/testing';
import { randomBytes } from 'node:crypto';
import type { Subject } from '../check.ts';
import type { Contract } from '../contract-of-api.ts';

const AT = '2026-11-23T00:00:00.000Z';
const HOST = '@portal/host';

export const page = (id: string, pattern: string): PageRecord => ({
  id,
  pattern,
  title: id,
  description: '',
  indexable: true,
  access: 'public',
  nav: null,
  task: null,
  words: [],
  skeleton: 'list',
  render: 'server',
  webView: false,
  forMember: false,
  query: [],
  canonical: {},
});

const noticeList = {
  method: 'GET',
  path: '/api/notices',
  request: { type: 'object', properties: { page: { type: 'number' } }, required: [] },
  answer: { type: 'object', properties: { total: { type: 'number' } }, required: ['total'] },
};
/** A stand-in hash of a contract. */
export const hashOf = (text: string) => sha384(text);

/** The API in these tests. */
const contractToday: Contract = { sha384: hashOf('today'), calls: { noticeList } };

/** A version to publish: its record, and its files' bytes by name. */
export interface Draft {
  record: VersionRecord;
  files: Map<string, Uint8Array>;
}

/** A sound version of a part: an entry with its chunk's hash, one page, one call. */
export function draftOf(name: string, version: string): Draft {
  const isShell = name === 'shell';
  const chunk = Buffer.from(`chunk of ${name} ${version}`);
  const entry = isShell ? 'main.js' : 'remoteEntry.js';
  const files = new Map<string, Uint8Array>([
    [entry, Buffer.from(`hashes = {"page.js":"${sha384(chunk)}"}`)],
    ['page.js', chunk],
  ]);
  const declared = [...files].map(([file, bytes]) => {
    const kind = file === entry ? ('entry' as const) : ('chunk' as const);
    return [file, { sha384: sha384(bytes), bytes: bytes.length, kind }] as const;
  });
  for (const [file, bytes] of [...files]) files.set(`${file}.br`, bytes);
  const prefix = isShell ? null : `/${name}`;
  const record: VersionRecord = {
    name,
    version,
    sourceHash: `${name} ${version}`,
    commit: null,
    builtAt: AT,
    files: Object.fromEntries(declared),
    server: null,
    shared: isShell ? { react: '19.3.1', [HOST]: '4.1.0' } : { react: '^19.3.1', [HOST]: '^4.1.0' },
    needs: { host: isShell ? '' : '^4.1.0' },
    api: { sha384: hashOf('then'), calls: { noticeList: structuredClone(noticeList) } },
    section: { name, prefix, label: name, order: 1, pages: [page('list', prefix ?? '/')] },
    preload: { list: ['page.js'] },
  };
  return { record, files };
}

/** Random bytes, which do not compress. */
export const heavy = (kb: number) => randomBytes(kb * 1024);

const publish = async (store: ReleaseStore, { record, files }: Draft) =>
  (await store.publish(record, files, null)).record;

/**
 * The set of `shell`, `guide` and `voc` to check, after `change` altered a new version of `guide`, with the set
 * before it.
 */
export async function subjectOf(
  change: (guide: Draft) => void,
): Promise<Subject & { root: string }> {
  const { store, root } = temporaryStore();
  const base = [];
  for (const name of ['shell', 'guide', 'voc'])
    base.push(await publish(store, draftOf(name, '1.0.0')));
  const draft = draftOf('guide', '1.0.1');
  change(draft);
  const guide = await publish(store, draft);
  const mapOf = (records: VersionRecord[]) =>
    new Map(records.map((record) => [record.name, record]));
  return {
    root,
    store,
    base: mapOf(base),
    versions: mapOf(base.map((record) => (record.name === 'guide' ? guide : record))),
    contract: async () => contractToday,
    portal: () => Promise.reject(new Error('no portal here')),
    progress: () => {},
  };
}
