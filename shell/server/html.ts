const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, also for an attribute in double quotes. */
export const text = (value: string) => value.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** JSON for a script element. Special characters are escaped, so that no text in it can end the element. */
export const json = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
