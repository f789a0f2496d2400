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

export const selectNoticeList = endpoint({
  kind: 'noticeList',
  method: 'POST',
  reads: true,
  path: '/api/customer/selectNoticeList',
  sends: 'form',
  summary: 'Notices, the newest first, and beside them those that stay on top.',
  input: v.object({
    /** Matches subject and text; initial consonants (ㅎㄱㅇ) match the subject. */
    searchStr: searchInput,
    ...pagingText,
  }),
  answer: v.object({
    /** Those that stay on top: on every page the same, and all of them. Empty in a search. */
    noticeTopList: v.array(noticeSummarySchema),
    /** The asked page of all notices, those on top among them in their own place. */
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
  /** The number that lists call bbsIdx. */
  idx: idxSchema,
  subject: v.string(),
  /** Sanitised by the server; the browser sanitises it again before it is shown. */
  html: v.string(),
  /** The beginning of its text in words, at most 120 characters. */
  excerpt: v.string(),
  pinned: v.boolean(),
  publishedOn: daySchema,
  files: v.array(downloadFileSchema),
  /** The one before it in time, and the one after. */
  previous: neighbourSchema,
  next: neighbourSchema,
});
export type Notice = v.InferOutput<typeof noticeSchema>;

export const noticeDetailInfo = endpoint({
  kind: 'noticeDetail',
  method: 'GET',
  path: '/api/customer/noticeDetailInfo',
  summary: 'One notice, and its neighbours in time.',
  input: v.object({ idx: idxSchema }),
  answer: noticeSchema,
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});
