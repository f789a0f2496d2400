import { lettersOf } from './rules.ts';
import type { Post } from './posts.ts';

const MOST = 3;
/** Posts whose titles have fewer of a search's pairs of letters look unlike it. */
const LIKE = 0.34;

const pairsOf = (letters: string): Set<string> =>
  new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)),
  );

/** The posts whose titles look most like a search that found nothing: they share most of its pairs of letters. */
export function nearestPosts(posts: readonly Post[], searchStr: string): Post[] {
  const wanted = pairsOf(lettersOf(searchStr));
  if (wanted.size === 0) return [];
  const likeness = (post: Post) => {
    const own = pairsOf(post.letters);
    const shared = [...wanted].filter((pair) => own.has(pair)).length;
    return shared / wanted.size;
  };
  return posts
    .map((post) => ({ post, like: likeness(post) }))
    .filter(({ like }) => like >= LIKE)
    .sort((a, b) => b.like - a.like || a.post.subject.length - b.post.subject.length)
    .slice(0, MOST)
    .map(({ post }) => post);
}
