/** The portal's API, asked by this server alone; Next caches its answers. */
const API_URL = process.env['API_URL'] ?? '';
const KEPT_S = 300;

export interface Faq {
  bbsIdx: string;
  product: string;
  subject: string;
  html: string;
}
export interface NoticeSummary {
  bbsIdx: string;
  subject: string;
  publishedOn: string;
}
export interface Notice {
  subject: string;
  html: string;
  publishedOn: string;
  previous: { bbsIdx: string; subject: string } | null;
  next: { bbsIdx: string; subject: string } | null;
}

async function ask<Answer>(
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: BodyInit } = {},
): Promise<Answer> {
  const answer = await fetch(API_URL + path, {
    ...init,
    headers: {
      'x-portal-client': 'peer',
      origin: process.env['API_ORIGIN'] ?? '',
      ...init.headers,
    },
    next: { revalidate: KEPT_S },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const body = (await answer.json()) as { data?: Answer; resultData?: Answer };
  return (body.data ?? body.resultData) as Answer;
}

const post = <Answer>(path: string, input: object) =>
  ask<Answer>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });

export const faqList = (product: string, type: string) =>
  post<{ list: Faq[]; total: number }>('/api/customer/selectFaqList', { product, type });

/** Pinned notices stand among the others too, at their own date. */
export const noticeList = () =>
  ask<{ noticeTopList: NoticeSummary[]; noticeNormalList: NoticeSummary[]; total: number }>(
    '/api/customer/selectNoticeList',
    { method: 'POST', body: new URLSearchParams() },
  );

export const notice = (bbsIdx: string) =>
  ask<Notice>(`/api/customer/noticeDetailInfo?idx=${encodeURIComponent(bbsIdx)}`);

export const hotWords = () => ask<{ list: { word: string }[] }>('/api/search/selectSearchHotList');
