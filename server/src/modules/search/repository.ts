import type { AnswerOf, ParsedInputOf, SearchHit, searchSite } from '@portal/contract';
import { searchBoards } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { ENOUGH } from '../../db/matching.ts';
import { pageToShow } from '../../db/read-page.ts';
import type { SearchTerm } from '../../db/search.ts';
import { answering, excerptOf, marksIn } from './excerpt.ts';
import { nearestPosts } from './nearest.ts';
import { postsOf, type Post, type Posts } from './posts.ts';
import { coverage, productOf, relevance } from './ranking.ts';

import { termsIn, type Terms } from './terms.ts';

type Wanted = ParsedInputOf<typeof searchSite>;
type Answer = AnswerOf<typeof searchSite>;

/** Notices tell what is going on, and seldom answer a question; of others the newest comes first. */
const byAge = (a: Post, b: Post) =>
  Number(a.classification === 'notice') - Number(b.classification === 'notice') ||
  (a.published_on < b.published_on ? 1 : a.published_on > b.published_on ? -1 : 0) ||
  (a.classification < b.classification ? -1 : a.classification > b.classification ? 1 : 0) ||
  Number(b.bbs_idx) - Number(a.bbs_idx);

/** The posts that have enough of a search, those that say most of it first. */
export function ranked(
  posts: readonly Post[],
  terms: readonly SearchTerm[],
  models: Posts['models'],
): Post[] {
  const product = productOf(terms, models);
  const covered = posts.map((post) => ({ post, has: coverage(post, terms) }));
  const best = covered.reduce((most, { has }) => Math.max(most, has), 0);
  return covered
    .filter(({ has }) => has > 0 && has >= best * ENOUGH)
    .map(({ post }) => ({ post, fits: relevance(post, terms, product) }))
    .sort((a, b) => b.fits - a.fits || byAge(a.post, b.post))
    .map(({ post }) => post);
}

/** The terms as answers name them, for pages that the API does not know. */
export const wordsOf = ({ terms }: Terms): Answer['words'] =>
  terms.flatMap(({ kind, value, also, weight = 1 }) =>
    kind === 'initials' ? [] : [{ word: value, also: [...also], weight }],
  );

function toHit(post: Post, terms: readonly SearchTerm[]): SearchHit {
  const { subject, text } = post.sentences;
  const answer = answering(text, terms);
  return {
    classification: post.classification,
    bbsIdx: post.bbs_idx,
    product: post.product,
    subject: post.subject,
    excerpt: answer ? excerptOf(answer, terms) : '',
    marks: marksIn(answer ? [...subject, answer] : subject, terms),
    publishedOn: post.published_on,
  };
}

/** The posts published by `today`, a calendar day in Seoul. */
export const publishedBy = (posts: readonly Post[], today: string): Post[] =>
  posts.filter(({ published_on }) => published_on <= today);

/** One page of the hits among everything published by `today`; where there are none, the nearest posts. */
export async function search(db: Db, wanted: Wanted, today: string): Promise<Answer> {
  const { searchStr, classification, listSize, bbsCode } = wanted;
  const posts = await postsOf(db);
  const said = termsIn(posts, searchStr);
  const { terms, similar } = said;
  const all = publishedBy(posts.list, today).filter(
    (post) => bbsCode === undefined || searchBoards[post.classification] === bbsCode,
  );
  const found = ranked(all, terms, posts.models);
  const counts = { all: found.length, faq: 0, video: 0, manual: 0, notice: 0 };
  for (const post of found) counts[post.classification] += 1;
  const asked =
    classification === 'all'
      ? found
      : found.filter((post) => post.classification === classification);
  const total = asked.length;
  const page = pageToShow({ curPage: wanted.page, pageSize: listSize, total });
  const shown = asked.slice((page - 1) * listSize, page * listSize);
  return {
    list: shown.map((post) => toHit(post, terms)),
    total,
    page,
    listSize,
    counts,
    similar: similar && counts.all > 0,
    words: wordsOf(said),
    nearest: counts.all > 0 ? [] : nearestPosts(all, searchStr).map((post) => toHit(post, terms)),
  };
}
