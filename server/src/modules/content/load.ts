import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { lemmaReader } from '../../db/search.ts';
import { replaceAll } from '../../db/replace-all.ts';
import { findPublished, storeFiles } from '../media/repository.ts';
import { vocabularyRows } from '../search/vocabulary.ts';
import { replaceWords } from '../search/words.ts';
import { readContent, type Content } from './read.ts';
import { contentRevision, isReplaced, setContentRevision } from '../revision/repository.ts';

/** Any number that no other advisory lock of this database uses. */
const LOCK = 7_401_001;

/** Lets one process at a time load content, until its transaction ends. */
const lockContent = async (transaction: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
};

/** Hash of the names and bytes of all files of a folder. */
async function sourceOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) {
    const bytes = await readFile(path);
    hash.update(`${relative(folder, path)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The files that decide which lemmas a text has: the analyser's model and our code. */
const readers = [
  'garu-ko/models/base.gmdl',
  '../../korean/analyser.ts',
  '../../korean/lemmas.ts',
  '../../db/search.ts',
  '../search/vocabulary.ts',
];

/**
 * Hash of the rows and not of the files, so that a release which makes other rows from the same files loads them again. The rows have
 * no lemmas yet, so the hash covers the files that decide them instead.
 */
async function revisionOf(rows: Omit<Content, 'media'>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(rows));
  for (const reader of readers)
    hash.update(await readFile(fileURLToPath(import.meta.resolve(reader))));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes the database contain exactly what the folder contains, in one transaction; writes nothing if it already does.
 * @throws StartError naming the file and the entry at fault
 */
async function load(db: Db, folder: string, replacesNewer: boolean) {
  const { media, ...rows } = await readContent(folder);
  const revision = await revisionOf(rows);
  const source = await sourceOf(folder);
  const isPublished = await db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    if (!replacesNewer && (await isReplaced(transaction, revision, source))) return false;
    await storeFiles(transaction, media);
    if ((await contentRevision(transaction)) === revision) {
      await setContentRevision(transaction, revision, source);
      return true;
    }
    const withLemmas = lemmaReader();
    const searchEntries = withLemmas(rows.searchEntries);
    const models = rows.products.map(({ goods_cd }) => goods_cd);
    await replaceAll(transaction, 'faq', withLemmas(rows.faqs));
    await replaceAll(transaction, 'reference_post', withLemmas(rows.references));
    await replaceAll(transaction, 'notice', withLemmas(rows.notices));
    await replaceAll(transaction, 'search_entry', searchEntries);
    const vocabulary = vocabularyRows(searchEntries, models, rows.synonyms);
    await replaceAll(transaction, 'search_vocabulary', vocabulary);
    await replaceWords(transaction, rows.words);
    await replaceAll(transaction, 'product_model', withLemmas(rows.products));
    await replaceAll(transaction, 'serial_number', rows.serials);
    await replaceAll(transaction, 'popup', rows.popups);
    await replaceAll(transaction, 'seat', rows.seats);
    await replaceAll(transaction, 'service_rate', rows.rates);
    await replaceAll(transaction, 'service_window', rows.windows);
    await replaceAll(transaction, 'engineer_picture', rows.engineerPictures);
    await replaceAll(transaction, 'filter', rows.filters);
    await replaceAll(transaction, 'showroom', withLemmas(rows.showrooms));
    await replaceAll(transaction, 'terms', rows.terms);
    await replaceAll(transaction, 'aicc_data', rows.aiccData);
    await setContentRevision(transaction, revision, source);
    return true;
  });
  const published = (url: string) => findPublished(db, url);
  return { library: { ...media, published }, isPublished };
}

/** Publishes the folder, even if something newer is published. */
export const loadContent = (db: Db, folder: string) => load(db, folder, true);

/** Publishes the folder, unless something newer is published, which then stays: a server that starts may have an old folder. */
export const loadNewerContent = (db: Db, folder: string) => load(db, folder, false);
