/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import vm from 'node:vm';
import { serverBundle } from './server-bundle.ts';
import { singletons } from './singletons.ts';

const root = resolve(import.meta.dirname, '../../..');
const code = async (folder: string, shell: boolean) =>
  Buffer.from(await serverBundle(join(root, folder), { shell, mode: 'production' })).toString();

test('a remote takes every library from the shell, and nothing of Node or the browser', async () => {
  const bundle = await code('mfe-guide', false);
  const required = [...bundle.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
  expect(required.length).toBeGreaterThan(0);
  expect(required.filter((name) => !singletons.includes(name as never))).toEqual([]);
  for (const absent of ['pdfjs-dist', 'getDocument', 'createDOMPurify'])
    expect(bundle).not.toContain(absent);
  expect(bundle.length).toBeLessThan(70_000);
});

test('a remote holds its pages, and of the contract what it calls', async () => {
  const bundle = (await code('mfe-guide', false)).replace(/\\u([0-9A-F]{4})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  for (const own of ['자주 묻는 질문', '동영상 가이드', '사용 설명서', 'selectFaqList'])
    expect(bundle).toContain(own);
  expect(bundle).not.toContain('only the browser loads ./pages');
  for (const foreign of ['insertQna', 'requestCertification', 'selectNoticeList'])
    expect(bundle).not.toContain(foreign);
});

test('a page that is imported otherwise than every table does it is no page of the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-table-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/app.tsx'), "export * from './routes.tsx';");
  writeFileSync(join(folder, 'src/routes.tsx'), "export const page = () => import('./Page.tsx');");
  await expect(serverBundle(folder, { shell: false, mode: 'production' })).rejects.toThrow(
    './Page.tsx: a page is imported with the name of its chunk',
  );
});

test('the shell carries them all, and asks for nothing', async () => {
  const bundle = await code('shell', true);
  expect(bundle).not.toMatch(/[^.\w]require\("/);
  const module = { exports: {} as { libraries: Record<string, unknown> } };
  const context = vm.createContext({
    URL,
    URLSearchParams,
    TextEncoder,
    AbortController,
    setTimeout,
  });
  vm.compileFunction(bundle, ['module', 'exports'], { parsingContext: context })(
    module,
    module.exports,
  );
  expect(Object.keys(module.exports.libraries)).toEqual([...singletons]);
});
