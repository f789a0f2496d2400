import { consentRows, type Consent } from '@portal/contract';
import type { NewRow } from '../../db/tables.ts';
import { plainText, sanitizeHtml, type SafeHtml } from '../../html.ts';

/** The full text of a consent, with the very facts that the form's box shows. */
export function consentTerms(consent: Consent): NewRow<'terms'> {
  const { termIndex, version, effectiveOn, title, optional, details } = consent;
  const rows = consentRows(consent).map(
    ([label, fact]) => `<tr><th>${label}</th><td>${fact}</td></tr>`,
  );
  const more = details.map((sentence) => `<p>${sentence}</p>`);
  return {
    term_index: termIndex,
    version,
    effective_on: effectiveOn,
    title: `${title} 동의${optional ? '(선택)' : '(필수)'}`,
    optional,
    html: sanitizeHtml(`<table><tbody>${rows.join('')}</tbody></table>${more.join('')}`),
  };
}

/** Splits the terms into articles. An `h4` begins one; text before the first has an empty title. */
export function articlesOf(html: SafeHtml): { title: string; html: string }[] {
  const [before = '', ...rest] = html.split('<h4>');
  const articles = rest.map((article) => {
    const [title = '', text = ''] = article.split('</h4>');
    return { title: plainText(title as SafeHtml), html: text.trim() };
  });
  return before.trim() === '' ? articles : [{ title: '', html: before.trim() }, ...articles];
}
