/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { paths } from '@portal/paths';
import { icons, spots } from '@portal/ui';
import { join, resolve } from 'node:path';
import vm from 'node:vm';
import { sectionTable, tableFile } from '../section-table.ts';
import { serverBundle } from './server-bundle.ts';
import { singletons } from '../singletons.ts';

const root = resolve(import.meta.dirname, '../../../..');
async function code(folder: string, { server, calls }: { server?: string; calls?: string[] }) {
  const tables = [tableFile(join(root, folder))];
  const table = await sectionTable(tables);
  const part = { folder: join(root, folder), tables, table, mode: 'production' as const };
  return Buffer.from(await serverBundle({ ...part, server, ...(calls && { calls }) })).toString();
}

test('a remote requires only the shell’s libraries, and nothing of Node or the browser', async () => {
  const bundle = await code('mfe-guide', { calls: ['listFaqs'] });
  const required = [...bundle.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
  expect(required.length).toBeGreaterThan(0);
  expect(required.filter((name) => !singletons.includes(name as never))).toEqual([]);
  for (const absent of ['pdfjs-dist', 'getDocument', 'createDOMPurify', 'valibot"'])
    expect(bundle).not.toContain(absent);
  expect(bundle.length).toBeLessThan(70_000);
  expect(bundle.match(/[^\0-\x7f]/)).toBeNull();
});

test('a remote contains its pages, and only the calls it names', async () => {
  const bundle = (await code('mfe-guide', { calls: ['listFaqs'] })).replace(
    /\\u([0-9A-F]{4})/g,
    (_, hex: string) => String.fromCharCode(parseInt(hex, 16)),
  );
  for (const own of ['자주 묻는 질문', '동영상 가이드', '사용 설명서', 'selectFaqList'])
    expect(bundle).toContain(own);
  for (const foreign of ['insertQna', 'requestCertification', 'selectNoticeList'])
    expect(bundle).not.toContain(foreign);
  // Nor the addresses, icons and drawings that its pages do not use.
  for (const unused of [paths.showrooms.template, icons.headset, spots.bill[0]?.[1]])
    expect(bundle).not.toContain(unused);
});

test('the shell contains every library, and requires nothing', async () => {
  const bundle = await code('shell', { server: join(root, 'shell/src/server.tsx') });
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
