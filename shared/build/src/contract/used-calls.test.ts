import { expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../build-part.ts';
import { swcOptions } from '../swc-options.ts';
import { CallsApartPlugin } from './calls-apart.ts';
import { PureValuesPlugin } from './pure-values.ts';
import { UsedCallsPlugin } from './used-calls.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Builds a part of this module and its pages; they lie below the checkout, whose packages they import. */
async function build(source: string, page = '') {
  const folder = mkdtempSync(join(root, 'shared/build/.test-'));
  writeFileSync(join(folder, 'index.ts'), source);
  writeFileSync(join(folder, 'page.ts'), page);
  const used = new UsedCallsPlugin();
  try {
    const stats = await run({
      mode: 'production',
      entry: join(folder, 'index.ts'),
      output: { path: join(folder, 'built') },
      externals: { '@portal/host': 'host' },
      module: { rules: [{ test: /\.ts$/, use: { loader: 'swc-loader', options: swcOptions } }] },
      plugins: [new PureValuesPlugin(), new CallsApartPlugin(), used],
    });
    const files = Object.keys(stats.compilation.assets);
    const read = (file: string) => readFileSync(join(folder, 'built', file), 'utf8');
    return { used, code: files.map(read).join(''), first: read('main.js') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('finds imported and re-exported calls, but no types and no constants', async () => {
  const { used } = await build(`
    import { productNames, readTerms, type listNotices } from '@portal/contract';
    export { listFaqs as faqs } from '@portal/contract';
    export const terms = [readTerms, productNames];
    export type Notices = typeof listNotices;`);
  expect(Object.keys(used.calls())).toEqual(['faqList', 'terms']);
  expect(used.calls()['faqList']).toMatchObject({
    method: 'POST',
    path: '/api/customer/selectFaqList',
    request: { properties: { searchStr: { type: 'string' } } },
    answer: { properties: { list: { type: 'array' } } },
  });
  expect(await used.named()).toEqual([]);
});

test('the calls that a part names are all that its import of the contract holds', async () => {
  const { used, code } = await build(`
    import { api } from '@portal/host';
    export const calls = () => import('@portal/contract');
    export const named = [api.listFaqs, api.readTerms];`);
  expect(await used.named()).toEqual(['listFaqs', 'readTerms']);
  expect(Object.keys(used.calls())).toEqual(['faqList', 'terms']);
  expect(code).toContain('/api/customer/selectFaqList');
  for (const foreign of ['insertQna', 'saveAfterService', 'selectNoticeList'])
    expect(code).not.toContain(foreign);
});

test('the file that shows a name of the contract holds no call, and no schema', async () => {
  const { code, first } = await build(
    `import { shown } from './page.ts';
     console.log(shown);
     export const calls = () => import('@portal/contract');`,
    `import { faqTypeNames } from '@portal/contract';
     import { api } from '@portal/host';
     export const shown = [faqTypeNames, api.listFaqs];`,
  );
  expect(first).toContain('고장·증상');
  for (const late of ['/api/customer/selectFaqList', 'publishedOn', 'vendor:"valibot"']) {
    expect(first).not.toContain(late);
    expect(code).toContain(late);
  }
});

test('a call without a name of its own fails the build', async () => {
  await expect(
    build(`
      import { api } from '@portal/host';
      export const named = (name) => api[name];`),
  ).rejects.toThrow('name each call, as in api.fileRepair');
});
