/** @jest-environment node */
import { afterAll, expect, test } from '@jest/globals';
import { sha384 } from '@portal/release-store';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { run } from './build-part.ts';
import { isHashList, ScriptLoadingPlugin } from './script-loading.ts';
import { webpackConfig } from './webpack-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-script-loading-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BASE = 'https://portal.test/r/guide/1.0.0/';

/** A built part with one chunk: its entry's text, its chunk and its list. */
async function build(own: string[] = []) {
  writeFileSync(
    join(folder, 'index.js'),
    `globalThis.later = () => import(/* webpackChunkName: "later" */ './later.js');`,
  );
  writeFileSync(join(folder, 'later.js'), `export const text = 'later';`);
  const path = join(folder, `built-${own.length}`);
  const part = {
    name: 'guide',
    folder,
    version: '1.0.0',
    outputFolder: path,
    mode: 'production',
  } as const;
  await run({
    mode: 'production',
    entry: join(folder, 'index.js'),
    output: { path, publicPath: BASE },
    // The minifier of every part may not take the list's name or hash apart.
    optimization: webpackConfig(part).optimization ?? {},
    plugins: [new ScriptLoadingPlugin(sha384, own)],
  });
  const files = readdirSync(path);
  const text = (file = '') => readFileSync(join(path, file), 'utf8');
  const list = files.find(isHashList) ?? '';
  const chunk = files.find((file) => file.endsWith('.js') && file !== 'main.js') ?? '';
  return { text, list, chunk };
}
const built = await build();

interface Script {
  src?: string;
  integrity?: string;
  onload?: (event: object) => void;
}

/** Runs the entry in a browser of this test, whose network answers the list after `failures`. */
function browse(failures: number, part = built) {
  const asked: { url: string; integrity: string }[] = [];
  const scripts: Script[] = [];
  const window: Record<string, unknown> & { later?: () => Promise<{ text: string }> } = {
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute() {} }),
      head: {
        appendChild(script: Script) {
          scripts.push(script);
          runInNewContext(part.text(part.chunk), window);
          script.onload?.({ type: 'load', target: script });
        },
      },
    },
    location: { origin: 'https://portal.test' },
    fetch(url: string, { integrity }: { integrity: string }) {
      asked.push({ url, integrity });
      return asked.length <= failures
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(part.text(part.list)));
    },
    AbortSignal,
    clearTimeout,
    // Attempts follow one another at once; nothing here times out.
    setTimeout: (next: () => void, ms: number) => (ms < 8000 ? setImmediate(next) : 0),
  };
  window['self'] = window['window'] = window['globalThis'] = window;
  runInNewContext(part.text('main.js'), window);
  return { window, asked, scripts };
}

test('the entry has the hash of its list, and the list that of every chunk', () => {
  const list = built.text(built.list);
  expect(built.text('main.js')).toContain(built.list);
  expect(built.text('main.js')).toContain(sha384(list));
  expect(built.text('main.js')).not.toContain(sha384(built.text(built.chunk)));
  expect(JSON.parse(list)).toEqual({ [built.chunk]: sha384(built.text(built.chunk)) });
});

test('a chunk is loaded with its hash, which the list is fetched for once', async () => {
  const { window, asked, scripts } = browse(0);
  expect(asked).toEqual([]);
  expect((await window.later?.())?.text).toBe('later');
  await window.later?.();
  expect(asked).toEqual([{ url: BASE + built.list, integrity: sha384(built.text(built.list)) }]);
  expect(scripts).toMatchObject([
    { src: BASE + built.chunk, integrity: sha384(built.text(built.chunk)) },
  ]);
});

test('a chunk that the document named itself needs no list', async () => {
  const { window, asked } = browse(0);
  runInNewContext(built.text(built.chunk), window);
  expect((await window.later?.())?.text).toBe('later');
  expect(asked).toEqual([]);
});

test('a list that fails twice is asked for again; after three times the chunk fails, until it is asked for again', async () => {
  const twice = browse(2);
  expect((await twice.window.later?.())?.text).toBe('later');
  const ever = browse(3);
  await expect(ever.window.later?.()).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: BASE + built.chunk,
  });
  expect(ever.scripts).toEqual([]);
  expect((await ever.window.later?.())?.text).toBe('later');
});

test('a chunk of every visit is loaded with the hash that the entry has itself', async () => {
  const part = await build(['later']);
  expect(part.text('main.js')).toContain(`later.js:${sha384(part.text('later.js'))}`);
  const { window, asked, scripts } = browse(0, part);
  expect((await window.later?.())?.text).toBe('later');
  expect(asked).toEqual([]);
  expect(scripts).toMatchObject([{ integrity: sha384(part.text('later.js')) }]);
  await expect(build(['none'])).rejects.toThrow('no chunk is called none');
});
