import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import { swcOptions } from '../swc-options.ts';
import { UsedCallsPlugin } from './used-calls.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** The calls used by a part with this module, which lies inside the checkout to import its packages. */
async function callsOf(source: string) {
  const folder = mkdtempSync(join(root, 'shared/build/.test-'));
  writeFileSync(join(folder, 'index.ts'), source);
  const used = new UsedCallsPlugin();
  try {
    await new Promise<void>((done, failed) =>
      webpack(
        {
          mode: 'development',
          entry: join(folder, 'index.ts'),
          output: { path: folder },
          module: {
            rules: [{ test: /\.ts$/, use: { loader: 'swc-loader', options: swcOptions } }],
          },
          plugins: [used],
        },
        (error, stats) =>
          error || stats?.hasErrors()
            ? failed(error ?? new Error(stats?.toString('errors-only')))
            : done(),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  return used.calls();
}

test('finds imported and re-exported calls, but no types and no constants', async () => {
  const calls = await callsOf(`
    import { productNames, getTerms, type selectNoticeList } from '@portal/contract';
    export { selectFaqList as faqList } from '@portal/contract';
    export const terms = [getTerms, productNames];
    export type Notices = typeof selectNoticeList;`);
  expect(Object.keys(calls)).toEqual(['faqList', 'terms']);
  expect(calls['faqList']).toMatchObject({
    method: 'POST',
    path: '/api/customer/selectFaqList',
    request: { properties: { searchStr: { type: 'string' } } },
    answer: { properties: { list: { type: 'array' } } },
  });
});
