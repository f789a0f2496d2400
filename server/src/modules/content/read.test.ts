import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { contentFolder } from '../../testing/api.ts';
import { changedContent } from '../../testing/changed-content.ts';
import { readContent } from './read.ts';

test('lists every file to serve under an address with its hash', async () => {
  const { media } = await readContent(contentFolder);
  const addresses = [...media.files.keys()];
  expect(addresses).toHaveLength(14);
  for (const address of addresses) expect(address).toMatch(/^\/api\/media\/[0-9a-f]{8}\/[\w.-]+$/);
});

const first = (change: object) => (list: Record<string, unknown>[]) => [
  { ...list[0], ...change },
  ...list.slice(1),
];

test.each([
  ['faq.json', first({ product: 'x' }), 'faq.json, bbsIdx 101: 0.product: '],
  ['faq.json', first({ type: 'none' }), 'faq.json, bbsIdx 101: 0.type: '],
  ['faq.json', first({ bbsIdx: 'a1' }), 'faq.json, bbsIdx a1: 0.bbsIdx: '],
  ['faq.json', first({ bbsIdx: '9' }), 'faq.json, bbsIdx 9: stands there twice'],
  ['faq.json', first({ publishedOn: '2026-02-30' }), 'bbsIdx 101: 0.publishedOn: no such day'],
  ['faq.json', first({ publishedOn: '2026-2-3' }), 'bbsIdx 101: 0.publishedOn: '],
  ['faq.json', first({ views: -1 }), 'bbsIdx 101: 0.views: '],
  ['faq.json', first({ subject: ' ' }), 'bbsIdx 101: 0.subject: '],
  ['faq.json', () => ({}), 'faq.json: list: '],
  ['video.json', first({ clip: 'lost' }), 'video.json, bbsIdx 201: there is no clip lost'],
  ['video.json', first({ type: 'manual' }), 'video.json, bbsIdx 201: 0.type: '],
  [
    'clips.json',
    first({ file: 'media/none.mp4' }),
    'clips.json, id open-box: media/none.mp4 cannot',
  ],
  [
    'clips.json',
    first({ file: 'media/../faq.json' }),
    'clips.json, id open-box: 0.file: not media/',
  ],
  ['clips.json', first({ file: '/etc/passwd' }), 'clips.json, id open-box: 0.file: not media/'],
  [
    'clips.json',
    first({ poster: 'media/.x.webp' }),
    'clips.json, id open-box: 0.poster: not media/',
  ],
  ['clips.json', first({ captions: 'media/상자.vtt' }), 'clips.json, id open-box: 0.captions: not'],
  [
    'documents.json',
    first({ bytes: 1 }),
    'documents.json, id chair: manuals/chair.pdf has 543 bytes',
  ],
  ['documents.json', first({ title: '' }), 'documents.json, id chair: 0.title: '],
  [
    'manual.json',
    first({ document: 'lost' }),
    'manual.json, bbsIdx 301: there is no document lost',
  ],
  ['manual.json', first({ bbsIdx: '201' }), 'manual.json, bbsIdx 201: stands in video.json too'],
  ['service-rate.json', first({ code: 'tip' }), 'service-rate.json, code tip: 0.code: '],
  ['service-rate.json', first({ bf: -1 }), 'service-rate.json, code visit: 0.bf: '],
  [
    'service-rate.json',
    (list: unknown[]) => list.slice(1),
    'service-rate.json, code visit: is missing',
  ],
  ['service-window.json', first({ windows: [] }), 'service-window.json, code all: 0.windows: '],
  [
    'service-window.json',
    first({ windows: [{ window: '9~12', places: 1 }] }),
    'service-window.json, code all: 0.windows.0.window: ',
  ],
  ['filter.json', first({ models: [] }), 'filter.json, code sediment: 0.models: '],
  [
    'paper.json',
    first({ file: 'manuals/chair.pdf' }),
    'file manuals/chair.pdf: 0.file: not downloads/',
  ],
  ['download.json', first({ bbsIdx: '301' }), 'bbsIdx 301: stands in manual.json too'],
  ['download.json', first({ type: 'film' }), 'download.json, bbsIdx 501: 0.type: '],
  [
    'download.json',
    first({ file: 'downloads/lost.pdf' }),
    'bbsIdx 501: downloads/lost.pdf cannot be read',
  ],
  ['download.json', first({ file: 'downloads/x.exe' }), 'bbsIdx 501: 0.file: not downloads/'],
  ['download.json', first({ file: 'manuals/chair.pdf' }), 'bbsIdx 501: 0.file: not downloads/'],
])('refuses %s with %p and names the entry', async (file, change, message) => {
  await expect(readContent(changedContent(file, change))).rejects.toThrow(
    `content: ${message.startsWith(file) ? '' : `${file}, `}${message}`,
  );
});

test('names a list that is missing or is not JSON', async () => {
  const folder = changedContent('faq.json', (list) => list);
  writeFileSync(join(folder, 'video.json'), '[');
  await expect(readContent(folder)).rejects.toThrow('content: video.json: not JSON');
  rmSync(join(folder, 'faq.json'));
  await expect(readContent(folder)).rejects.toThrow('content: faq.json: ');
});

test('refuses a file with two titles', async () => {
  const folder = changedContent('download.json', first({ file: 'downloads/app.pdf' }));
  await expect(readContent(folder)).rejects.toThrow(
    /content: download.json, bbsIdx 50[13]: downloads\/app.pdf has the title .+\.pdf elsewhere/,
  );
});

test('refuses a file of another type than its name says', async () => {
  const folder = changedContent('download.json', (list) => list);
  writeFileSync(join(folder, 'downloads/letters.zip'), '<!doctype html>');
  await expect(readContent(folder)).rejects.toThrow(
    /content: (download.json, bbsIdx 502|notice.json, bbsIdx 402): downloads\/letters.zip is not what its name says/,
  );
});

test.each([
  ['notice.json', first({ pinned: 'yes' }), 'notice.json, bbsIdx 401: 0.pinned: '],
  [
    'notice.json',
    first({ files: [{ title: '', file: 'downloads/app.pdf' }] }),
    'notice.json, bbsIdx 401: 0.files.0.title: ',
  ],
  [
    'notice.json',
    first({ files: [{ title: '잃은 것', file: 'downloads/lost.pdf' }] }),
    'notice.json, bbsIdx 401: downloads/lost.pdf cannot be read',
  ],
  ['search-word.json', first({ weight: 0 }), 'search-word.json, word 필터: 0.weight: '],
  ['product.json', first({ product: 'c' }), 'product.json, goodsCd HG-200: 0.product: '],
  ['popup.json', first({ img: null }), 'popup.json, name now: 0: has no picture'],
  ['popup.json', first({ to: '2026-13-01' }), 'popup.json, name now: 0.to: '],
  ['card.json', first({ name: 'now' }), 'card.json, name now: stands in popup.json too'],
  ['help.json', first({ name: 'first' }), 'help.json, name first: stands in card.json too'],
  ['help.json', first({ blocks: [{ is: 'none' }] }), 'help.json, name seatPrice: 0.blocks.0.is: '],
  [
    'help.json',
    first({ blocks: [{ is: 'links', links: [{ text: '', label: '', href: '//evil' }] }] }),
    'help.json, name seatPrice: 0.blocks.0.links.0.href: ',
  ],
  [
    'showroom.json',
    first({ addr: '어딘가 송파구 1' }),
    'showroom.json, bbsIdx 901: 0: the address',
  ],
  ['showroom.json', first({ gu: '강남구' }), 'showroom.json, bbsIdx 901: 0: the address is in'],
  ['showroom.json', first({ lat: 48.1 }), 'showroom.json, bbsIdx 901: 0.lat: '],
  ['showroom.json', first({ weekly: [] }), 'showroom.json, bbsIdx 901: 0.weekly: '],
  [
    'showroom.json',
    first({ weekly: Array.from({ length: 7 }, () => '20:00-10:30') }),
    'showroom.json, bbsIdx 901: 0.weekly.0: closes before it opens',
  ],
  ['showroom.json', first({ models: ['HX'] }), 'showroom.json, bbsIdx 901: there is no model HX'],
  ['showroom.json', first({ pictures: ['x'] }), 'bbsIdx 901: there is no picture x'],
  [
    'engineer-picture.json',
    first({ file: 'media/lost.webp' }),
    'engineer-picture.json, file media/lost.webp: media/lost.webp cannot be read',
  ],
  ['seat.json', first({ price: 0 }), 'seat.json, code head: 0.price: '],
  [
    'terms.json',
    first({ termIndex: 'none' }),
    'terms.json, file terms/privacy-9.html: 0.termIndex',
  ],
  [
    'terms.json',
    first({ file: 'terms/lost.html' }),
    'file terms/lost.html: terms/lost.html cannot',
  ],
  ['terms.json', first({ file: '../x.html' }), 'file ../x.html: 0.file: not terms/<name>.html'],
  [
    'aicc.json',
    first({ request: { service: 'after', product: 'l', symptom: 'taste', text: '' } }),
    'aicc.json, idx 7: 0.request: the product has no such symptom',
  ],
  [
    'aicc.json',
    first({ request: { service: 'seat', product: 'bf', symptom: null, text: '' } }),
    'aicc.json, idx 7: 0.request.service: ',
  ],
  ['aicc.json', first({ path: '//evil.example' }), 'aicc.json, idx 7: 0.path: '],
])('refuses %s with %p', async (file, change, message) => {
  await expect(readContent(changedContent(file, change))).rejects.toThrow(message);
});
