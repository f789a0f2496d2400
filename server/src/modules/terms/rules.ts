import { plainText, type SafeHtml } from '../../html.ts';

/** Splits the terms into articles. An `h4` begins one; text before the first has an empty title. */
export function articlesOf(html: SafeHtml): { title: string; html: string }[] {
  const [before = '', ...rest] = html.split('<h4>');
  const articles = rest.map((article) => {
    const [title = '', text = ''] = article.split('</h4>');
    return { title: plainText(title as SafeHtml), html: text.trim() };
  });
  return before.trim() === '' ? articles : [{ title: '', html: before.trim() }, ...articles];
}
