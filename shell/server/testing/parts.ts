import {
  sha384,
  type Hashed,
  type PageRecord,
  type ReleaseStore,
  type VersionRecord,
} from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import type { InlinedPortal } from '../../shared/inlined-portal.ts';

/** When everything in these tests happens. */
export const AT = '2026-11-21T09:00:00.000Z';

const page: PageRecord = {
  id: 'page',
  pattern: '/',
  title: '화면',
  description: '',
  indexable: false,
  access: 'public',
  nav: null,
  task: null,
  skeleton: 'list',
  render: 'server',
  webView: false,
  canonical: {},
  query: [],
};
/** A version of a part with one page; `files` are its text by name. */
export function version(
  name: string,
  number: string,
  prefix: string | null,
  files: Record<string, string>,
): VersionRecord {
  const entry = Object.keys(files)[0] ?? '';
  return {
    name,
    version: number,
    sourceHash: number,
    commit: null,
    builtAt: AT,
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        {
          sha384: sha384(text),
          bytes: text.length,
          kind: file === entry ? ('entry' as const) : ('style' as const),
        },
      ]),
    ),
    server: null,
    shared: {},
    needs: { host: '' },
    api: null,
    section: {
      name,
      prefix,
      label: name,
      order: 1,
      pages: [{ ...page, pattern: prefix ?? '/' }],
    },
    preload: {},
  };
}
/** Publishes a version with the text of its files. */
export function publish(store: ReleaseStore, record: VersionRecord, files: Record<string, string>) {
  const bytes = Object.entries(files).map(([file, text]) => [file, Buffer.from(text)] as const);
  return store.publish(record, new Map(bytes), null);
}

/** Creates a set of published versions. Resolves to its id. */
export async function createSet(
  store: ReleaseStore,
  versions: Hashed<VersionRecord>[],
): Promise<string> {
  const parts = versions.map(({ record: { name, version: number }, sha384: hash }) => [
    name,
    { version: number, sha384: hash },
  ]);
  const { record } = await store.createSet({
    parent: null,
    parts: Object.fromEntries(parts) as Record<string, { version: string; sha384: string }>,
    note: '',
    author: 'kim',
    createdAt: AT,
  });
  return record.id;
}

/** Asks a portal for a page. Returns it with the data that it inlines. */
export async function ask(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string> = { host: 'localhost:3000' },
) {
  const { statusCode, body, headers: answered } = await app.inject({ url: path, headers });
  const [, text = 'null'] = /id="portal"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return {
    status: statusCode,
    html: body,
    headers: answered,
    inlined: JSON.parse(text) as InlinedPortal,
  };
}
