/** Emotion's cache in each of its builds; the package's other files only import one of them. */
export const EMOTION_CACHE = /@emotion\/cache\/dist\/emotion-cache.*\.(esm|cjs)\.js$/;

const PREFIXING = 'var defaultStylisPlugins = [prefixer];';

/**
 * Loader for emotion's cache that leaves styles as they are written. Its vendor prefixes (1 KB of main.js, and a
 * share of each document) are for browsers older than ours; a style that Safari wants prefixed says so itself.
 * @throws Error when the library has no such line any more
 */
export default function withoutPrefixes(source: string): string {
  if (!source.includes(PREFIXING)) throw new Error('emotion adds its vendor prefixes elsewhere');
  return source.replace(PREFIXING, 'var defaultStylisPlugins = [];');
}
