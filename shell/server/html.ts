const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, also for an attribute in double quotes. */
export const text = (value: string) => value.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/**
 * Returns JSON for a script element. Escapes what such an element must not contain: `<!--`, `<script` and `</script` (HTML,
 * 4.12.1.3). Other tags stay as they are, because they then compress as copies of the page's own.
 */
export const json = (value: unknown) =>
  JSON.stringify(value).replace(/<(?=!--|\/?script)/gi, '\\u003c');
