const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, also in an attribute's double quotes. */
export const text = (value: string) => value.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** JSON that can stand in a script element whatever it holds: no text of it ends the element or starts another. */
export const json = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
