import type { DownloadFile } from '@portal/contract';
import { searchColumns, type UnreadRow } from '../../db/search.ts';
import { excerptOf, plainText, type SafeHtml } from '../../html.ts';

/** A notice of the content folder, its markup sanitised and its files resolved. */
export interface NoticeEntry {
  bbsIdx: string;
  subject: string;
  html: SafeHtml;
  pinned: boolean;
  /** `2026-11-21` */
  publishedOn: string;
  files: DownloadFile[];
}

const EXCERPT_LENGTH = 120;

/** The description of a notice's page for search engines. */
export const noticeExcerpt = (html: SafeHtml): string => excerptOf(plainText(html), EXCERPT_LENGTH);

export const noticeRow = ({
  bbsIdx,
  publishedOn,
  files,
  ...same
}: NoticeEntry): UnreadRow<'notice'> => ({
  ...same,
  bbs_idx: bbsIdx,
  published_on: publishedOn,
  files: JSON.stringify(files),
  ...searchColumns(same.subject, plainText(same.html)),
});
