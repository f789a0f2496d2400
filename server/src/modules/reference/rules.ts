import type { Reference } from '@portal/contract';
import { plainText, type SafeHtml } from '../../html.ts';
import { searchColumns, type UnreadRow } from '../../db/search.ts';
import { nameOfProduct } from '../search/rules.ts';

/** A post of the content folder, its markup sanitised and its files resolved. */
export type ReferenceEntry = Omit<Reference, 'html' | 'excerpt'> & { html: SafeHtml };

/** The row of a post. Searches also match its model names. */
export function referenceRow(entry: ReferenceEntry): UnreadRow<'reference_post'> {
  const { bbsIdx, bbsCode, publishedOn, video, files, ...same } = entry;
  return {
    ...same,
    bbs_idx: bbsIdx,
    bbs_code: bbsCode,
    published_on: publishedOn,
    video: JSON.stringify(video),
    files: JSON.stringify(files),
    ...searchColumns(
      entry.subject,
      `${entry.model}\n${plainText(entry.html)}`,
      `${nameOfProduct(entry.product)} ${video ? '동영상' : ''}`,
    ),
  };
}
