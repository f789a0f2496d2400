import createCache, { type EmotionCache } from '@emotion/cache';
import type { Styles } from './rendered.ts';

/** Keeps the rules in the cache instead of between the elements, where they would break hydration. */
export function collectingCache(cache: EmotionCache): EmotionCache {
  cache.compat = true;
  return cache;
}

/** Returns the CSS rules that components used while the server rendered a page. The shell's server writes them into the <head>. */
export const stylesOf = ({ key, inserted }: EmotionCache): Styles => ({
  key,
  ids: [],
  css: Object.values(inserted)
    .filter((rule) => typeof rule === 'string')
    .join(''),
});

/**
 * A cache in the browser that knows the rules of the server's page. Emotion finds style elements of its own attribute by itself, but
 * moves them to the end of the head, after which the browser calculates the styles of the whole page anew.
 */
export function browserCache(key: string, nonce: string): EmotionCache {
  const cache = createCache({ key, nonce });
  for (const { textContent } of document.querySelectorAll(`style[data-styles^="${key} "]`))
    for (const [, id = ''] of textContent.matchAll(new RegExp(`\\.${key}-([\\w-]+)`, 'g')))
      cache.inserted[id] = true;
  return cache;
}
