import { expect, test } from '@jest/globals';
import { globSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { filesFor, piecesOf, subsetsOf, type Subset } from './add-web-font.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'shell/server/fonts');
const sheet = readdirSync(folder).find((file) => file.endsWith('.css')) ?? '';
const css = readFileSync(join(folder, sheet), 'utf8');
const subsets = subsetsOf(css, `https://portal.example/fonts/${sheet}`);
const listBytes = statSync(join(folder, `${sheet}.br`)).size;
const fileOf = ({ url }: Subset) => join(folder, url.split('/').at(-1) ?? '');
const filesOf = (text: string) => [...filesFor(text, subsets)];
/** What a text takes of the font, with the list. */
const bytesOf = (text: string) =>
  filesOf(text).reduce((sum, subset) => sum + statSync(fileOf(subset)).size, listBytes);

/** The first table of a WOFF2 file that is no other's transformation: its map of characters. */
function mapIn(file: Buffer): Buffer {
  let at = 48;
  const varied = () => {
    let value = 0;
    let byte: number;
    do value = value * 128 + ((byte = file.readUInt8(at++)) & 127);
    while (byte > 127);
    return value;
  };
  let start = 0;
  let map = { start: 0, length: 0 };
  for (let i = file.readUInt16BE(12); i > 0; i--) {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = varied();
    // `glyf` and `loca` are transformed at version 0, the others at any other.
    const isTransformed = flags >> 6 === 0 ? tag === 10 || tag === 11 : tag !== 10 && tag !== 11;
    const stored = isTransformed ? varied() : length;
    if (tag === 0) map = { start, length };
    start += stored;
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return tables.subarray(map.start, map.start + map.length);
}

/** The characters of a file, from the format 4 of its map: none of the font's is beyond 16 bits. */
function charactersIn(file: Buffer): Set<number> {
  const map = mapIn(file);
  const format4 = Array.from({ length: map.readUInt16BE(2) }, (_, i) => map.readUInt32BE(8 + 8 * i))
    .filter((at) => map.readUInt16BE(at) === 4)
    .at(0);
  const found = new Set<number>();
  if (format4 === undefined) return found;
  const doubled = map.readUInt16BE(format4 + 6);
  for (let i = 0; i < doubled; i += 2) {
    const last = map.readUInt16BE(format4 + 14 + i);
    const first = map.readUInt16BE(format4 + 16 + doubled + i);
    for (let code = first; code <= last && code < 0xffff; code++) found.add(code);
  }
  return found;
}

test('reads every face of the style sheet, with its file beside the sheet', () => {
  expect(subsets).toHaveLength(css.match(/@font-face/g)?.length ?? 0);
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(subsets.map((subset) => fileOf(subset)).toSorted()).toEqual(
    files.map((file) => join(folder, file)).toSorted(),
  );
});

test('each character is in the file that its last rule names, and in no other', () => {
  const misled: string[] = [];
  let syllables = 0;
  for (const subset of subsets) {
    const codes = [...charactersIn(readFileSync(fileOf(subset)))];
    const others = filesOf(String.fromCodePoint(...codes)).filter((file) => file !== subset);
    const isNamed = (code: number) =>
      subset.runs.some(([first, last]) => first <= code && code <= last);
    if (others.length > 0 || !codes.every(isNamed)) misled.push(subset.url);
    syllables += codes.filter((code) => code >= 0xac00 && code <= 0xd7a3).length;
  }
  expect(misled).toEqual([]);
  expect(syllables).toBe(0xd7a4 - 0xac00);
});

/** What no page shows: tables of letters, words that the search knows, the gallery of components, tests. */
const UNSEEN =
  /node_modules|\/testing\/|\.(test|suite)\.|^shared\/(format\/src\/(korean|characters)\.ts|gallery\/)|^server\/(content\/synonym\.json|src\/(korean|modules\/search)\/)/;
/** Everything that the portal and its demo show: pages, frame, answers, content, people. */
const texts = globSync('{mfe-*,shell,shared,server}/**/*.{ts,tsx,json,html,sql}', { cwd: root })
  .filter((path) => !UNSEEN.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

// If this fails after new texts, cut the font anew: docs/content-sources/README.md.
test('all texts of the portal and its demo together take at most 120 KB, with the list', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(bytesOf(texts.join(''))).toBeLessThanOrEqual(120 * 1024);
});

test('what the pages show is in one file', () => {
  expect(filesOf('한결 고객센터 로그인 1577-0000 AZaz ‘안내’')).toHaveLength(1);
});

test('a text needs the files of its characters, and of each the last that names it', () => {
  const [rare, frequent, own] = subsetsOf(
    `@font-face{src:url(2.woff2);unicode-range:U+ac00-d7a3}
@font-face{src:url(1.woff2);unicode-range:U+ac01-ac04,U+ff07}
@font-face{src:url(0.woff2);unicode-range:U+41,U+ac02}`,
    'https://portal.example/fonts/sheet.css',
  );
  const needed = (text: string) => [
    ...filesFor(
      text,
      [rare, frequent, own].filter((one) => one !== undefined),
    ),
  ];
  expect(needed('A\uac02')).toEqual([own]);
  expect(needed('\uac01\uac04\uff07')).toEqual([frequent]);
  expect(needed('\uac00 A\n\ud7a3')).toEqual([own, rare]);
  expect(needed('漢')).toEqual([]);
  expect(needed('')).toEqual([]);
});

const textsOf = (html: string) => {
  document.body.innerHTML = html;
  return piecesOf(document.body).map(({ textContent }) => textContent);
};

test('a long text is drawn in pieces of few letters, and all of it', () => {
  const [short, long] = ['가'.repeat(100), '나'.repeat(200)];
  expect(textsOf(`<header>${short}</header>`)).toEqual([short]);
  expect(
    textsOf(`<main>
      <h1>${short}</h1>
      <ul><li>${short}</li><li><p>${long}</p></li></ul>
      <p>${long} <a href="/">${long}</a></p>
    </main>`),
  ).toEqual([short, short, long, `${long} ${long}`]);
});
