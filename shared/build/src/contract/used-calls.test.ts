import { expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../build-part.ts';
import { swcOptions } from '../swc-options.ts';
import { PureValuesPlugin } from './pure-values.ts';
import { UsedCallsPlugin } from './used-calls.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Builds a part of this module; it lies below the checkout, whose packages it imports. */
async function build(source: string) {
  const folder = mkdtempSync(join(root, 'shared/build/.test-'));
  writeFileSync(join(folder, 'index.ts'), source);
  const used = new UsedCallsPlugin();
  try {
    const stats = await run({
      mode: 'production',
      entry: join(folder, 'index.ts'),
      output: { path: join(folder, 'built') },
      externals: { '@portal/host': 'host' },
      module: { rules: [{ test: /\.ts$/, use: { loader: 'swc-loader', options: swcOptions } }] },
      plugins: [new PureValuesPlugin(), used],
    });
    const files = Object.keys(stats.compilation.assets);
    const code = files.map((file) => readFileSync(join(folder, 'built', file), 'utf8')).join('');
    return { used, code };
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

test('a call without a name of its own fails the build', async () => {
  await expect(
    build(`
      import { api } from '@portal/host';
      export const named = (name) => api[name];`),
  ).rejects.toThrow('name each call, as in api.fileRepair');
});
