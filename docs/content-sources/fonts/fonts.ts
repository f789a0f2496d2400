import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { pretendard } from '../render/browser.ts';
import { cutsOf, rangesIn, rangesOf } from './cut.ts';

/** What changes how a text of ours looks. The others are alternates that no style of ours asks for. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];
/** Weights that our styles use. */
const WEIGHTS = { min: 400, max: 800, default: 400 };
const FAMILY = 'Portal Sans';

/** Where a table of a TrueType font begins. */
function tableAt(font: Buffer, tag: string): number {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag) ?? 0;
  return font.readUInt32BE(entry + 8);
}

/** The characters that a font has, from its map of format 12. Pretendard's own subsets name others, too. */
function charactersIn(font: Buffer): Set<number> {
  const table = tableAt(font, 'cmap');
  const maps = Array.from(
    { length: font.readUInt16BE(table + 2) },
    (_, i) => table + font.readUInt32BE(table + 8 + 8 * i),
  );
  const map = maps.find((at) => font.readUInt16BE(at) === 12) ?? 0;
  return new Set(
    Array.from({ length: font.readUInt32BE(map + 12) }, (_, i) => map + 16 + 12 * i).flatMap(
      (run) => {
        const first = font.readUInt32BE(run);
        return Array.from({ length: font.readUInt32BE(run + 4) - first + 1 }, (_, i) => first + i);
      },
    ),
  );
}

/** The licence keeps the name Pretendard for unchanged copies, so ours bears another, of the same length. */
function renamed(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  const table = tableAt(copy, 'name');
  const strings = table + copy.readUInt16BE(table + 4);
  for (let i = 0; i < copy.readUInt16BE(table + 2); i++) {
    const record = table + 6 + 12 * i;
    // Copyright, trademark and licence stay.
    if ([0, 7, 13].includes(copy.readUInt16BE(record + 6))) continue;
    const start = strings + copy.readUInt16BE(record + 10);
    const name = copy.subarray(start, start + copy.readUInt16BE(record + 8));
    for (const spaced of ['', '\0']) {
      const written = (text: string) => Buffer.from([...text].join(spaced), 'latin1');
      const at = name.indexOf(written('Pretendard'));
      if (at >= 0) written('PortalSans').copy(name, at);
    }
  }
  return copy;
}

const named = (name: string, bytes: Uint8Array, type: string) =>
  `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.${type}`;

/** Cuts the web font into files by what pages show, and writes them with their style sheet. */
export async function cutFonts(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const dist = join(pretendard, 'dist');
  const font = renamed(readFileSync(join(dist, 'public/variable/PretendardVariable.ttf')));
  const sheet = join(dist, 'web/variable/pretendardvariable-dynamic-subset.css');
  const groups = readFileSync(new URL('groups.txt', import.meta.url), 'utf8').trim().split('\n');
  const theirs = rangesOf(readFileSync(sheet, 'utf8'));
  const cuts = cutsOf(groups, theirs, charactersIn(font));
  const faces: string[] = [];
  for (const [i, cut] of cuts.entries()) {
    const bytes = await subsetFont(font, String.fromCodePoint(...cut), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: WEIGHTS },
      noHinting: true,
      dropTables: ['STAT'],
    });
    const file = named(String(i).padStart(2, '0'), bytes, 'woff2');
    writeFileSync(join(folder, file), bytes);
    faces.push(
      `@font-face{font-family:'${FAMILY}';font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;` +
        `src:url(${file})format('woff2-variations');unicode-range:${rangesIn(cut)}}`,
    );
    console.log(`${file} ${cut.length} characters, ${(bytes.length / 1024).toFixed(1)} KB`);
  }
  const css = Buffer.from(`${faces.join('\n')}\n`);
  const name = named('sheet', css, 'css');
  writeFileSync(join(folder, name), css);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(css));
  writeFileSync(join(folder, 'LICENSE.txt'), readFileSync(join(dist, 'LICENSE.txt')));
}
