import { plainText, type SafeHtml } from '../../html.ts';

/** The articles of a text of the terms: each begins with an `h4`; what stands before the first has no title. */
export function articlesOf(html: SafeHtml): { title: string; html: string }[] {
  const [before = '', ...rest] = html.split('<h4>');
  const articles = rest.map((article) => {
    const [title = '', text = ''] = article.split('</h4>');
    return { title: plainText(title as SafeHtml), html: text.trim() };
  });
  return before.trim() === '' ? articles : [{ title: '', html: before.trim() }, ...articles];
}
