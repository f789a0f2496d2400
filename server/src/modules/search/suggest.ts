import type { AnswerOf, listRecommendedWords } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { postsOf, type Post } from './posts.ts';
import { publishedBy, ranked, wordsOf } from './repository.ts';
import { lettersOf } from './rules.ts';
import { termsIn } from './terms.ts';
import { recommendedWords } from './words.ts';

const MOST = 4;
/** Fewer letters begin too many titles. */
const FEWEST = 3;
/** A consonant or vowel that is not a syllable yet. Initial consonants of a whole word stay: ㄹㅁㅋ. */
const UNFINISHED = /(?<=[가-힣])[ㄱ-ㅎㅏ-ㅣ]+$/u;

const toSuggestion = ({ classification, bbs_idx, product, subject }: Post) => ({
  classification,
  bbsIdx: bbs_idx,
  product,
  subject,
});

/** What to suggest for a text being typed: words that complete it, and posts, those with its letters in the title first. */
export async function suggest(
  db: Db,
  searchStr: string,
  today: string,
): Promise<AnswerOf<typeof listRecommendedWords>> {
  const { list } = await recommendedWords(db, searchStr, today);
  const letters = lettersOf(searchStr);
  if (letters.length < FEWEST) return { list, hits: [], words: [] };
  const posts = await postsOf(db);
  const said = termsIn(posts, searchStr.trim().replace(UNFINISHED, ''));
  const all = publishedBy(posts.list, today);
  const titled = all.filter((post) => post.letters.includes(letters));
  const found = ranked(all, said.terms, posts.models);
  const place = (post: Post) => (found.includes(post) ? found.indexOf(post) : found.length);
  const hits = [...titled.sort((a, b) => place(a) - place(b)), ...found];
  return {
    list,
    hits: [...new Set(hits)].slice(0, MOST).map(toSuggestion),
    words: wordsOf(said),
  };
}
