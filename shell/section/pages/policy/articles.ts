/** A text of the terms in its articles; each begins with an h4, what stands before has no title. */
export function articlesOf(html: string): { title: string; html: string }[] {
  const [before = '', ...rest] = html.split('<h4>');
  const articles = rest.map((article) => {
    const [title = '', text = ''] = article.split('</h4>');
    return { title: wordsOf(title), html: text.trim() };
  });
  return before.trim() === '' ? articles : [{ title: '', html: before.trim() }, ...articles];
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of a heading that the server has sanitised. */
const wordsOf = (title: string): string =>
  title
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
