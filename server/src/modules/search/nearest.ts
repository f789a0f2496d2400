import { lettersOf } from './rules.ts';
import type { Post } from './posts.ts';

const MOST = 3;
/** Posts whose titles have fewer of a search's triples of letters look unlike it. */
const LIKE = 0.3;

const triplesOf = (letters: string): Set<string> =>
  new Set(
    Array.from({ length: Math.max(0, letters.length - 2) }, (_, i) => letters.slice(i, i + 3)),
  );

/** The posts whose titles look most like a search that found nothing: they share most of its triples of letters. */
export function nearestPosts(posts: readonly Post[], searchStr: string): Post[] {
  const wanted = triplesOf(lettersOf(searchStr));
  if (wanted.size === 0) return [];
  const likeness = (post: Post) => {
    const own = triplesOf(post.letters);
    const shared = [...wanted].filter((triple) => own.has(triple)).length;
    return shared / wanted.size;
  };
  return posts
    .map((post) => ({ post, like: likeness(post) }))
    .filter(({ like }) => like >= LIKE)
    .sort((a, b) => b.like - a.like || a.post.subject.length - b.post.subject.length)
    .slice(0, MOST)
    .map(({ post }) => post);
}
