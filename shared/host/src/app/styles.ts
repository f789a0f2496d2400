import createCache, { type EmotionCache } from '@emotion/cache';
import type { Styles } from './rendered.ts';

/** Keeps the rules in the cache instead of between the elements, where they would break hydration. */
export function collectingCache(cache: EmotionCache): EmotionCache {
  cache.compat = true;
  return cache;
}

/** The rules that were used, for the page's head; their ids tell the browser what it has already. */
export function stylesOf(cache: EmotionCache): Styles {
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    key: cache.key,
    ids: rules.map(([id]) => id),
    css: rules.map(([, rule]) => rule).join(''),
  };
}

/**
 * A cache in the browser that knows the rules of the server's page. Emotion finds style elements of its own attribute by itself, but
 * moves them to the end of the head, after which the browser calculates the styles of the whole page anew.
 */
export function browserCache(key: string, nonce: string): EmotionCache {
  const cache = createCache({ key, nonce });
  for (const element of document.querySelectorAll<HTMLElement>(`style[data-styles^="${key} "]`))
    for (const id of element.dataset['styles']?.split(' ').slice(1) ?? [])
      cache.inserted[id] = true;
  return cache;
}
