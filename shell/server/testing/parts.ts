import { readConfig } from '@portal/config';
import {
  ReleaseStore,
  sha384,
  type Hashed,
  type PageRecord,
  type VersionRecord,
} from '@portal/release-store';
import type { LogSink } from '@portal/metrics';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { InlinedPortal } from '../../shared/inlined-portal.ts';
import { buildPortal } from '../app.ts';

/** The time at which these tests publish and pin. */
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
  words: [],
  skeleton: 'list',
  render: 'server',
  webView: false,
  forMember: false,
  canonical: {},
  query: [],
};
/** A version of a part with one page; `files` maps names to texts. */
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

/** Publishes a version of the shell, or of a remote under the prefix of its name, with a script that its page needs. */
export function publishPart(store: ReleaseStore, name: string, number: string) {
  const isShell = name === 'shell';
  const script = { [isShell ? 'main.js' : 'remoteEntry.js']: `${name} ${number}` };
  const files = isShell ? { ...script, 'base.css': 'body {}' } : script;
  const record = version(name, number, isShell ? null : `/${name}`, files);
  return publish(store, { ...record, preload: { page: Object.keys(script) } }, files);
}

/** Makes a store in the data folder of a portal, with a set of shell and guide that is pinned in dev. */
export async function storeWithSet(dataDir: string): Promise<{ store: ReleaseStore; set: string }> {
  const store = new ReleaseStore(join(dataDir, 'store'));
  const parts = [
    await publishPart(store, 'shell', '1.0.0'),
    await publishPart(store, 'guide', '1.0.0'),
  ];
  const set = await createSet(store, parts);
  await store.pinSet('dev', 0, { set, actor: 'kim', reason: 'test', at: AT });
  return { store, set };
}

/** Builds a portal on this data. Nothing renders and no API answers: neither decides which parts a page gets. */
export const quietPortal = (dataDir: string, env: Record<string, string> = {}, logTo?: LogSink) =>
  buildPortal(
    readConfig({
      DATA_DIR: dataDir,
      RENDER_PROCESSES: '0',
      API_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      ...env,
    }),
    logTo,
  );

/** Creates a set of published versions. Resolves to its id. */
export async function createSet(store: ReleaseStore, versions: Hashed<VersionRecord>[]) {
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

/** Sends a report to a portal as a page in a browser at the address `from` does. */
export const sendReport = (
  app: FastifyInstance,
  path: string,
  body: object,
  { from, cohort, site = 'same-origin' }: { from: string; cohort?: string; site?: string },
) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost:3000',
      'content-type': 'text/plain',
      'sec-fetch-site': site,
      ...(cohort && { cookie: `cohort=${cohort}` }),
    },
    remoteAddress: from,
    payload: JSON.stringify(body),
  });

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
