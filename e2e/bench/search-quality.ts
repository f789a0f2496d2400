/**
 * Prints what the search finds for 150 queries, the worst first, and the share with a fitting hit among the first three.
 * `npm run search-quality -- held-back` asks the queries that were kept apart while the search was tuned.
 */
import { join } from 'node:path';
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

const FLOOR = 0.9;
const { db, close } = await openPglite();
await migrate(db);
await loadContent(db, join(import.meta.dirname, '../../server/content'));

const find = async (searchStr: string) => {
  const wanted = {
    searchStr,
    saveStrTeam: 'N',
    page: 1,
    listSize: 5,
    classification: 'all',
  } as const;
  const { list } = await search(db, { ...wanted, bbsCode: undefined }, '2026-11-21');
  return list.map(({ classification, bbsIdx }) => `${classification} ${bbsIdx}`);
};
const asked = process.argv.includes('held-back')
  ? heldBack
  : { ...queries.short, ...queries.sentence, ...queries.wrong };
const began = performance.now();
const judged = await judge(asked, find);
const each = (performance.now() - began) / judged.length;
for (const { place, searchStr, found, fits } of judged)
  console.log(
    `${place ?? '-'}  ${searchStr}: ${found.join(', ') || 'nothing'}; fits: ${fits.join(', ')}`,
  );
const nothing = judged.filter(({ found }) => found.length === 0).length;
const share = goodShare(judged);
console.log(
  `${judged.length} queries: ${(100 * share).toFixed(1)} % with a fitting hit among the first three, ${nothing} without a hit, ${each.toFixed(0)} ms each`,
);
await close();
process.exitCode = share >= FLOOR ? 0 : 1;
