import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { daySchema, idxSchema, pagingText, searchInput } from './list.ts';
import { downloadFileSchema } from './download-file.ts';

const noticeSummarySchema = v.object({
  bbsIdx: idxSchema,
  subject: v.string(),
  publishedOn: daySchema,
});
export type NoticeSummary = v.InferOutput<typeof noticeSummarySchema>;

export const listNotices = endpoint({
  kind: 'noticeList',
  content: true,
  reads: true,
  path: '/api/customer/selectNoticeList',
  sends: 'form',
  summary: 'Notices, the newest first, and the pinned ones beside them.',
  input: v.object({
    /** Matches subject and text; initial consonants (ㅎㄱㅇ) match the subject. */
    searchStr: searchInput,
    ...pagingText,
  }),
  answer: v.object({
    /** All pinned notices, the same on every page. Empty in a search. */
    noticeTopList: v.array(noticeSummarySchema),
    /** The requested page of all notices; pinned ones are among them too, at their own date. */
    noticeNormalList: v.array(noticeSummarySchema),
    /** Notices on all pages of `noticeNormalList`. */
    total: v.number(),
    curPage: v.number(),
    pageSize: v.number(),
  }),
  envelope: 'result',
});

const neighbourSchema = v.nullable(v.object({ bbsIdx: idxSchema, subject: v.string() }));

const noticeSchema = v.object({
  /** The number that lists call `bbsIdx`. */
  idx: idxSchema,
  subject: v.string(),
  /** Sanitised by the server; the browser sanitises it again before it is shown. */
  html: v.string(),
  /** The beginning of its text in words, at most 120 characters. */
  excerpt: v.string(),
  pinned: v.boolean(),
  publishedOn: daySchema,
  files: v.array(downloadFileSchema),
  /** The notices before and after it in time. */
  previous: neighbourSchema,
  next: neighbourSchema,
});
export type Notice = v.InferOutput<typeof noticeSchema>;

export const readNotice = endpoint({
  kind: 'noticeDetail',
  content: true,
  path: '/api/customer/noticeDetailInfo',
  summary: 'One notice, with the ones before and after it in time.',
  input: v.object({ idx: idxSchema }),
  answer: noticeSchema,
  errors: ['ERR_NOT_FOUND'],
});
