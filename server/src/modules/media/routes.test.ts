import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildBareApp, contentFolder } from '../../testing/api.ts';
import { describeFile } from './library.ts';

const TITLE = '안마의자 사용 설명서 (2026)';
let app: FastifyInstance;
let addresses: string[];
const published = async () => null;
const served = ['open-box.mp4', 'open-box.webp', 'open-box.ko.vtt']
  .map((name) => `media/${name}`)
  .concat('manuals/chair.pdf');
beforeAll(async () => {
  const files = await Promise.all(served.map((path) => describeFile(contentFolder, path, TITLE)));
  addresses = files.map(({ url }) => url);
  const library = {
    root: contentFolder,
    files: new Map(files.map((file) => [file.url, file])),
    published,
  };
  app = await buildBareApp({ library });
});
afterAll(() => app.close());

const address = (name: string) => addresses.find((each) => each.endsWith(`/${name}`)) ?? '';
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const film = readFileSync(join(contentFolder, 'media/open-box.mp4'));

test.each([
  ['open-box.mp4', 'video/mp4'],
  ['open-box.webp', 'image/webp'],
  ['open-box.ko.vtt', 'text/vtt; charset=utf-8'],
  ['chair.pdf', 'application/pdf'],
])('serves %s as %s, cacheable forever', async (name, type) => {
  const answer = await get(address(name), { 'accept-encoding': 'br, gzip' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
});

test.each([
  ['bytes=0-99', 0, 100],
  ['bytes=100-', 100, film.length],
  ['bytes=-62', film.length - 62, film.length],
  [`bytes=1000-${film.length + 500}`, 1000, film.length],
])('serves the range %s', async (range, from, to) => {
  const answer = await get(address('open-box.mp4'), { range });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${film.length}`);
  expect(answer.rawPayload.equals(film.subarray(from, to))).toBe(true);
});

test('refuses a range beyond the end, in the envelope', async () => {
  const answer = await get(address('open-box.mp4'), { range: 'bytes=99999-' });
  expect(answer.statusCode).toBe(416);
  expect(answer.headers['content-range']).toBe(`bytes */${film.length}`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().status.code).toBe('ERR_RANGE');
});

test('answers HEAD without the bytes', async () => {
  const answer = await app.inject({ method: 'HEAD', url: address('open-box.mp4') });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(answer.headers['content-length']).toBe(String(film.length));
});

test('serves a document as a download with its Korean title on request', async () => {
  const answer = await get(`${address('chair.pdf')}?download=1`);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(`${TITLE}.pdf`).replace('(', '%28').replace(')', '%29')}`,
  );
  const other = await get(`${address('chair.pdf')}?download=0`);
  expect(other.headers['content-disposition']).toBe('inline');
});

test.each([
  '/api/media/',
  '/api/media/00000000/open-box.mp4',
  '/api/media/faq.json',
  '/api/media/../faq.json',
  '/api/media/%2e%2e/faq.json',
  '/api/media/..%2ffaq.json',
  '/api/media/..%5cfaq.json',
  '/api/media//etc/passwd',
  '/api/media/%00',
  '/api/media/media/open-box.mp4',
  '/api/media/constructor',
])('does not find %s', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json().status.code]).toEqual([404, 'ERR_NOT_FOUND']);
});

test('does not find a file by a longer or a shorter address', async () => {
  const known = address('chair.pdf');
  for (const url of [
    `${known}/`,
    known.slice(0, -1),
    known.replace('media/', 'media//'),
    known.toUpperCase(),
  ])
    expect((await get(url)).statusCode).toBe(404);
});

test('does not find a file that is missing on the disk', async () => {
  const url = '/api/media/12345678/gone.pdf';
  const file = {
    url,
    path: 'manuals/gone.pdf',
    contentType: 'application/pdf',
    bytes: 1,
    name: 'x',
  };
  const library = { root: contentFolder, files: new Map([[url, file]]), published };
  const answer = await (await buildBareApp({ library })).inject(url);
  expect([answer.statusCode, answer.json().status.code]).toEqual([404, 'ERR_NOT_FOUND']);
  expect(answer.headers['cache-control']).toBe('no-store');
});
