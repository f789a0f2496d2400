import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { pretendard } from '../render/browser.ts';
import { ownCharacters, rangesOf } from './characters.ts';
import { cutsOf, rangesIn } from './cuts.ts';

const script = fileURLToPath(new URL('cut.py', import.meta.url));
const python = (input: string, ...args: string[]) =>
  execFileSync(process.env.PYTHON ?? 'python3', [script, ...args], {
    input,
    stdio: ['pipe', 'pipe', 'inherit'],
  }).toString();

const hashOf = (bytes: readonly Buffer[]) => {
  const hash = createHash('sha256');
  for (const part of bytes) hash.update(part);
  return hash.digest('hex').slice(0, 8);
};

/** Cuts the web font into files by what Korean readers meet, and writes them with their style sheet. */
export function cutFonts(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const dist = join(pretendard, 'dist');
  const font = join(dist, 'public/variable/PretendardVariable.ttf');
  const sheet = join(dist, 'web/variable/pretendardvariable-dynamic-subset.css');
  const has = new Set<number>(JSON.parse(python('', font)));
  const cuts = cutsOf(ownCharacters(), rangesOf(readFileSync(sheet, 'utf8')), has);
  python(JSON.stringify(cuts), font, folder);
  const cutFiles = readdirSync(folder).sort();
  // One hash for all keeps the list short, and a character that moves changes two files anyway.
  const hash = hashOf(cutFiles.map((file) => readFileSync(join(folder, file))));
  const ranges = rangesIn(cuts);
  const faces = cutFiles.map((file, i) => {
    const name = file.replace('.', `.${hash}.`);
    renameSync(join(folder, file), join(folder, name));
    return (
      `@font-face{font-family:'Portal Sans';font-weight:400 800;font-display:swap;` +
      `src:url(${name})format('woff2-variations');unicode-range:${ranges[i]}}`
    );
  });
  // The commonest file's rule is last, because it wins over the ranges of the others.
  const css = Buffer.from(`${faces.reverse().join('\n')}\n`);
  const name = `sheet.${hashOf([css])}.css`;
  writeFileSync(join(folder, name), css);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(css));
  writeFileSync(join(folder, 'LICENSE.txt'), readFileSync(join(dist, 'LICENSE.txt')));
  console.log(`${cuts.length} files; ${name}`);
}
