import type { ProductCode } from '@portal/contract';
import type { Vocabulary } from '../../db/search.ts';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import { contentRevision } from '../revision/repository.ts';
import { readSentences, type Sentence } from './excerpt.ts';
import { lettersOf } from './rules.ts';

/** A post as searches match it. Titles stand apart, because a word in a title says more. */
export interface Post extends Row<'search_entry'> {
  title: string;
  squeezedTitle: string;
  titleLemmas: string;
  /** The letters that type its subject, which suggestions compare with what was typed. */
  letters: string;
  /** Of its subject, and of its text. */
  sentences: { subject: Sentence[]; text: Sentence[] };
}

/** Everything that a search reads. */
export interface Posts {
  list: readonly Post[];
  known: Vocabulary;
  /** The product of each model, by its number without hyphens. */
  models: ReadonlyMap<string, ProductCode>;
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** A post with its titles apart; `search_text`, `squeezed` and `lemmas` have the subject as their first line. */
export const toPost = (row: Row<'search_entry'>): Post => ({
  ...row,
  title: firstLine(row.search_text),
  squeezedTitle: firstLine(row.squeezed),
  titleLemmas: firstLine(row.lemmas),
  letters: lettersOf(row.subject),
  sentences: { subject: readSentences(row.subject), text: readSentences(row.body) },
});

/** A manual's title has the number of its model. */
function productsOfModels(list: readonly Post[], known: Vocabulary): Posts['models'] {
  const models = new Map<string, ProductCode>();
  for (const { classification, product, title } of list)
    for (const [word, [number]] of known)
      if (
        classification === 'manual' &&
        product &&
        number &&
        /\d/.test(word) &&
        title.includes(number)
      )
        models.set(word, product);
  return models;
}

async function readPosts(db: Db): Promise<Posts> {
  const [rows, vocabulary] = await Promise.all([
    db.selectFrom('search_entry').selectAll().execute(),
    db.selectFrom('search_vocabulary').selectAll().execute(),
  ]);
  const list = rows.map(toPost);
  const known: Vocabulary = new Map(vocabulary.map(({ word, also }) => [word, also]));
  return { list, known, models: productsOfModels(list, known) };
}

const kept = new WeakMap<Db, { revision: string | null; posts: Promise<Posts> }>();

/**
 * The posts of every board, read once for each publication and kept in memory: a search compares them all in a
 * millisecond, where the database needs many. A search asks for the revision first, so that all processes of the API
 * answer from the same content.
 */
export async function postsOf(db: Db): Promise<Posts> {
  const revision = await contentRevision(db);
  const known = kept.get(db);
  if (known?.revision === revision) return known.posts;
  const posts = readPosts(db);
  kept.set(db, { revision, posts });
  // A failed read is tried again by the next search.
  posts.catch(() => kept.delete(db));
  return posts;
}
