const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, also for an attribute in double quotes. */
export const text = (value: string) => value.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/**
 * JSON for a script element. Escapes what no text in one may contain (HTML, 4.12.1.3), so that it can neither end the element
 * nor hide its end, and nothing else, because escaped tags cannot be compressed as copies of the page's own.
 */
export const json = (value: unknown) =>
  JSON.stringify(value).replace(/<(?=!--|\/?script)/gi, '\\u003c');
