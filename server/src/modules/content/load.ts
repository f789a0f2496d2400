import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { replaceFaqs } from '../faq/repository.ts';
import type { MediaLibrary } from '../media/library.ts';
import { replaceReferences } from '../reference/repository.ts';
import { readContent } from './read.ts';
import { contentRevision, lockContent, setContentRevision } from './repository.ts';

/**
 * Makes the database hold exactly what the folder holds, in one transaction; where it does already,
 * nothing is written. The revision is taken from the rows rather than the files, so that a release
 * which makes other rows of the same files reloads them too.
 * @returns the files to serve
 * @throws StartError naming the file and the entry that is wrong
 */
export async function loadContent(db: Db, folder: string): Promise<MediaLibrary> {
  const { faqs, references, media } = await readContent(folder);
  const revision = createHash('sha256')
    .update(JSON.stringify([faqs, references]))
    .digest('hex')
    .slice(0, 16);
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    if ((await contentRevision(transaction)) === revision) return;
    await replaceFaqs(transaction, faqs);
    await replaceReferences(transaction, references);
    await setContentRevision(transaction, revision);
  });
  return media;
}
