const LONGEST = 120;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The beginning of a text that the server has sanitised, in words: at most 120 characters. */
export function excerptOf(html: string): string {
  const words = html
    .replace(/<\/?(?:a|strong|em)(?: [^>]*)?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...words];
  return characters.length <= LONGEST
    ? words
    : `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}
