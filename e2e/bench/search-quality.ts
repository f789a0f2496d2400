/**
 * Prints what the search finds for queries as people type them, the worst first, and the share with a fitting hit among the
 * first three: pages and posts, as the search page shows them. `!` marks a query with a page among its hits where only posts
 * fit. `npm run search-quality -- held-back` asks the queries that
 * were written before the search was tuned and kept apart.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sectionTable, tableFile } from '@portal/build';
import { openPglite } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { loadContent } from '../../server/src/modules/content/load.ts';
import { search } from '../../server/src/modules/search/repository.ts';
import {
  goodShare,
  heldBack,
  judge,
  queries,
} from '../../server/src/testing/search-quality/judge.ts';
import { pageHits } from '../../shell/section/search/page-hits.ts';
import { pagesOf } from '../../shell/shared/pages.ts';

const FLOOR = 0.9;
const ROOT = join(import.meta.dirname, '../..');
const parts = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
const tables = await Promise.all(parts.map((part) => sectionTable([tableFile(join(ROOT, part))])));
const pages = pagesOf(tables.map(({ record }) => record));

const { db, close } = await openPglite();
await migrate(db);
await loadContent(db, join(ROOT, 'server/content'));

let searching = 0;
const find = async (searchStr: string) => {
  const began = performance.now();
  const { list, words, nearest } = await search(
    db,
    {
      searchStr,
      saveStrTeam: 'N',
      page: 1,
      listSize: 5,
      classification: 'all',
      bbsCode: undefined,
    },
    '2026-11-21',
  );
  searching += performance.now() - began;
  const posts = [...list, ...nearest];
  return [
    ...pageHits(pages, searchStr, words).map(({ href }) => href),
    ...posts.map(({ classification, bbsIdx }) => `${classification} ${bbsIdx}`),
  ];
};
const { short, sentence, wrong } = process.argv.includes('held-back') ? heldBack : queries;
const judged = await judge({ ...short, ...sentence, ...wrong }, find);
for (const { place, searchStr, found, fits } of judged)
  console.log(
    `${place ?? '-'}${found.some((hit) => hit.startsWith('/')) && !fits.some((hit) => hit.startsWith('/')) ? '!' : ''}  ${searchStr}: ${found.join(', ') || 'nothing'}; fits: ${fits.join(', ')}`,
  );
const share = goodShare(judged);
const lost = judged.filter(({ found }) => found.length === 0).length;
console.log(
  `${judged.length} queries: ${(100 * share).toFixed(1)} % with a fitting hit among the first three, ${lost} with none but the ways on, ${(searching / judged.length).toFixed(1)} ms each`,
);
await close();
process.exitCode = share >= FLOOR ? 0 : 1;
