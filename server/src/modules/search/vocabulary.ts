import { fold, squeeze } from '../../db/search.ts';
import type { NewRow } from '../../db/tables.ts';
import { isVerb } from '../../korean/lemmas.ts';

/** Another word that customers use for a word of the content. */
export interface Synonym {
  word: string;
  also: readonly string[];
}

/** The rows for what posts say, the numbers of models, with and without hyphens, and synonyms. */
export function vocabularyRows(
  posts: readonly { lemmas: string }[],
  models: readonly string[],
  synonyms: readonly Synonym[],
): NewRow<'search_vocabulary'>[] {
  const words = new Map<string, readonly string[]>();
  for (const { lemmas } of posts) {
    const [title = '', text = ''] = lemmas.split('\n');
    for (const lemma of title.split(' ')) if (lemma !== '') words.set(lemma, []);
    // Only the verbs of a text: its nouns are too many to be what a mistyped word was meant to be.
    for (const lemma of text.split(' ')) if (isVerb(lemma)) words.set(lemma, []);
  }
  for (const model of models) words.set(squeeze(model), [fold(model)]);
  for (const { word, also } of synonyms) words.set(fold(word), also.map(fold));
  return [...words].map(([word, also]) => ({ word, also: JSON.stringify(also) }));
}
