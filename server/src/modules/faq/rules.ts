import type { ProductCode } from '@portal/contract';
import { nameOfProduct } from '../search/rules.ts';
import { excerptOf, plainText, type SafeHtml } from '../../html.ts';
import { searchColumns, type UnreadRow } from '../../db/search.ts';

const EXCERPT_LENGTH = 90;

/** The first sentence of a plain text with one block per line. */
function firstSentence(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return /^.*?[.!?](?=\s|$)/u.exec(line)?.[0] ?? line;
}

/** A question of the content folder, its markup sanitised. `publishedOn` is `2026-11-21`. */
export interface FaqEntry {
  bbsIdx: string;
  product: ProductCode;
  type: string;
  subject: string;
  html: SafeHtml;
  publishedOn: string;
  views: number;
  models?: readonly string[] | undefined;
}

/** The row of a question, with its excerpt and search columns. Searches also match the models that it is about. */
export function faqRow({ bbsIdx, publishedOn, models = [], ...entry }: FaqEntry): UnreadRow<'faq'> {
  const text = plainText(entry.html);
  return {
    ...entry,
    bbs_idx: bbsIdx,
    published_on: publishedOn,
    models: JSON.stringify(models),
    excerpt: excerptOf(firstSentence(text), EXCERPT_LENGTH),
    ...searchColumns(entry.subject, [...models, text].join('\n'), nameOfProduct(entry.product)),
  };
}
