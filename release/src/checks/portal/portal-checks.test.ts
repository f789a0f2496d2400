import { afterEach, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Check, Subject } from '../check.ts';
import { draftOf, heavy, subjectOf } from '../testing/set.ts';
import { wayOver } from './boot.ts';
import { documents } from './documents.ts';
import { files } from './files.ts';
import { links } from './links.ts';

const FILE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-type': 'text/javascript; charset=utf-8',
};
const PAGES: Record<string, string> = {
  '/': '<a href="/guide">guide</a><a href="/go">short</a><a href="/api/media/1">media</a>',
  '/guide': '<a class="x" href="/guide/7?a=1">seven</a><a href="/guide/8">eight</a>',
  '/guide/7': '',
  '/voc': '<a href="https://elsewhere.test/">elsewhere</a>',
};

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}
const servers: Server[] = [];
const roots: string[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A sound set on a portal whose answers `change` may replace. */
async function subject(
  change: (path: string, encoding: string) => Answer | null,
): Promise<Subject> {
  const about = await subjectOf(() => {});
  roots.push(about.root);
  const answerTo = (path: string): Answer => {
    const [, name = '', version = '', file = ''] = /^\/r\/(.+)\/(.+)\/(.+)$/.exec(path) ?? [];
    const bytes = name && draftOf(name, version).files.get(file);
    if (bytes) return { headers: FILE_HEADERS, body: bytes };
    if (path === '/go') return { status: 302, headers: { location: '/guide' } };
    const html = PAGES[path];
    return html === undefined ? { status: 404 } : { body: html };
  };
  const send = (to: ServerResponse, { status = 200, headers = {}, body = '' }: Answer) =>
    to.writeHead(status, headers).end(body);
  const server = createServer(({ url = '', headers }, response) => {
    const path = new URL(url, 'http://portal').pathname;
    send(response, change(path, String(headers['accept-encoding'])) ?? answerTo(path));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = () => Promise.reject(new Error('no browser here'));
  return { ...about, portal: async () => ({ origin, browser }) };
}

async function faultsOf(check: Check, about: Subject): Promise<string[]> {
  const { faults = [] } = await check.run(about);
  return faults;
}

test('a sound portal passes', async () => {
  const about = await subject(() => null);
  expect(await files.run(about)).toEqual({ faults: [], figures: { files: 6 } });
  expect(await links.run(about)).toEqual({ faults: [], figures: { pages: 3, links: 3 } });
  expect(await documents.run(about)).toEqual({
    faults: [],
    figures: { 'shell list KB': 0.1, 'guide list KB': 0.1, 'voc list KB': 0 },
  });
});

const FILE = '/r/guide/1.0.1/page.js';
const other = { headers: FILE_HEADERS, body: 'other' };

test.each<[string, (path: string, encoding: string) => Answer | null, string[]]>([
  ['is missing', () => ({ status: 404 }), ['page.js answers 404']],
  [
    'has other bytes',
    () => other,
    ['identity', 'br'].map((as) => `page.js (${as}) has other bytes`),
  ],
  [
    'has other bytes compressed',
    (_, encoding) => (encoding === 'br' ? other : null),
    ['page.js (br) has other bytes'],
  ],
  [
    'may be cached by another site',
    () => ({ headers: { ...FILE_HEADERS, 'cross-origin-resource-policy': 'cross-origin' } }),
    [
      'page.js (identity) has other bytes',
      'page.js has the wrong header cross-origin-resource-policy: cross-origin',
      'page.js (br) has other bytes',
    ],
  ],
  [
    'is no script',
    () => ({ ...other, headers: { ...FILE_HEADERS, 'content-type': 'text/plain' } }),
    ['page.js (identity) has other bytes', 'page.js is answered as text/plain', 'page.js (br)'],
  ],
])('a file that %s is refused', async (_, change, said) => {
  const about = await subject((path, encoding) => (path === FILE ? change(path, encoding) : null));
  const faults = await faultsOf(files, about);
  expect(faults).toEqual(said.map((text) => expect.stringContaining(`guide@1.0.1: ${text}`)));
  expect(await faultsOf(links, about)).toEqual([]);
});

test.each<[string, string, Answer, string[]]>([
  ['a page that fails', '/voc', { status: 500 }, ['page /voc answers 500: repair it']],
  [
    'a link to no page',
    '/voc',
    { body: '<a href="/gone">gone</a>' },
    ['/voc links to /gone, which is no page: change the link'],
  ],
  [
    'a short link to no page',
    '/go',
    { status: 302, headers: { location: '/gone' } },
    ['/ links to /go, which is no page: change the link'],
  ],
  [
    'a page that redirects to itself',
    '/voc',
    { status: 302, headers: { location: '/voc' } },
    ['page /voc answers 508: repair it'],
  ],
])('%s is refused', async (_, path, answer, said) => {
  const about = await subject((asked) => (asked === path ? answer : null));
  expect(await faultsOf(links, about)).toEqual(said);
  expect(await faultsOf(files, about)).toEqual([]);
});

test('a page with a heavy document is refused by its name, and one that fails is left to `links`', async () => {
  const about = await subject((path) => {
    if (path === '/voc') return { status: 500 };
    return path === '/guide' ? { body: heavy(23) } : null;
  });
  expect(await faultsOf(documents, about)).toEqual([
    'guide list (/guide) has a document of 23.0 KB, more than 22 KB: show less of it at first',
  ]);
});

test('the path through the pages enters every part twice', async () => {
  const { versions, root } = await subjectOf(({ record }) => {
    const [page] = record.section.pages;
    if (page)
      record.section.pages = ['/guide', '/guide/{id}', '/guide/new'].map((pattern) => ({
        ...page,
        pattern,
      }));
  });
  roots.push(root);
  expect(wayOver(versions).map(({ path }) => path)).toEqual([
    '/',
    '/guide',
    '/voc',
    '/',
    '/guide/new',
    '/voc',
  ]);
});
