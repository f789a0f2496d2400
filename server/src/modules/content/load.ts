import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { replaceAiccData } from '../aicc/repository.ts';
import { replaceFaqs } from '../faq/repository.ts';
import type { MediaLibrary } from '../media/library.ts';
import { replaceNotices } from '../notice/repository.ts';
import { replacePopups } from '../popup/repository.ts';
import { replaceProducts } from '../product/repository.ts';
import { replaceReferences } from '../reference/repository.ts';
import { replaceSearchEntries } from '../search/repository.ts';
import { replaceWords } from '../search/words.ts';
import { replaceTerms } from '../terms/repository.ts';
import { readContent } from './read.ts';
import { contentRevision, lockContent, setContentRevision } from './repository.ts';

/**
 * Makes the database hold exactly what the folder holds, in one transaction; writes nothing where it does
 * already. The revision is a hash of the rows, not of the files, so that a release which makes other rows from
 * the same files loads them again.
 * @returns the files to serve
 * @throws StartError naming the file and the entry at fault
 */
export async function loadContent(db: Db, folder: string): Promise<MediaLibrary> {
  const { media, ...rows } = await readContent(folder);
  const revision = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    if ((await contentRevision(transaction)) === revision) return;
    await replaceFaqs(transaction, rows.faqs);
    await replaceReferences(transaction, rows.references);
    await replaceNotices(transaction, rows.notices);
    await replaceSearchEntries(transaction, rows.searchEntries);
    await replaceWords(transaction, rows.words);
    await replaceProducts(transaction, rows.products);
    await replacePopups(transaction, rows.popups);
    await replaceTerms(transaction, rows.terms);
    await replaceAiccData(transaction, rows.aiccData);
    await setContentRevision(transaction, revision);
  });
  return media;
}
