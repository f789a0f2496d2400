import type { NoticeTable } from '../../db/schema.ts';
import { searchColumns } from '../../db/search.ts';
import { plainText, type SafeHtml } from '../../html.ts';

/** A notice as the content folder has it, its markup sanitised. `publishedOn` is `2026-11-21`. */
export interface NoticeEntry {
  bbsIdx: string;
  subject: string;
  html: SafeHtml;
  pinned: boolean;
  publishedOn: string;
}

/** A notice as it is kept. */
export const noticeRow = ({ bbsIdx, publishedOn, ...same }: NoticeEntry): NoticeTable => ({
  ...same,
  bbs_idx: bbsIdx,
  published_on: publishedOn,
  ...searchColumns(same.subject, plainText(same.html)),
});
