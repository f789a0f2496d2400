import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { replaceAll } from '../../db/replace-all.ts';
import type { MediaLibrary } from '../media/library.ts';
import { replaceWords } from '../search/words.ts';
import { readContent } from './read.ts';
import { contentRevision, setContentRevision } from '../revision/repository.ts';
import { lockContent } from './repository.ts';

/**
 * Makes the database contain exactly what the folder contains, in one transaction; writes nothing if it already
 * does. The revision is a hash of the rows and not of the files, so that a release which makes other rows from the
 * same files loads them again.
 * @returns the files to serve
 * @throws StartError naming the file and the entry at fault
 */
export async function loadContent(db: Db, folder: string): Promise<MediaLibrary> {
  const { media, ...rows } = await readContent(folder);
  const revision = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    if ((await contentRevision(transaction)) === revision) return;
    await replaceAll(transaction, 'faq', rows.faqs);
    await replaceAll(transaction, 'reference_post', rows.references);
    await replaceAll(transaction, 'notice', rows.notices);
    await replaceAll(transaction, 'search_entry', rows.searchEntries);
    await replaceAll(transaction, 'search_vocabulary', rows.vocabulary);
    await replaceWords(transaction, rows.words);
    await replaceAll(transaction, 'product_model', rows.products);
    await replaceAll(transaction, 'serial_number', rows.serials);
    await replaceAll(transaction, 'popup', rows.popups);
    await replaceAll(transaction, 'seat', rows.seats);
    await replaceAll(transaction, 'service_rate', rows.rates);
    await replaceAll(transaction, 'filter', rows.filters);
    await replaceAll(transaction, 'showroom', rows.showrooms);
    await replaceAll(transaction, 'terms', rows.terms);
    await replaceAll(transaction, 'aicc_data', rows.aiccData);
    await setContentRevision(transaction, revision);
  });
  return media;
}
