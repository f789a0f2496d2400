import type { Page } from '@playwright/test';
import { call } from '../log-in.ts';

/**
 * Files a replacement of one seat without the form: for tests of what comes afterwards. Unless `usePoint` says fewer,
 * points pay for it wholly.
 * @param page of a member with a massage chair and points enough, on a document of the portal
 * @param more whom to call, by default the member, and points to spend
 * @returns the request's number
 */
export async function fileSeats(
  page: Page,
  more: { custName?: string; phoneNum?: string; usePoint?: number } = {},
): Promise<string> {
  const owned = await call(page, '/api/myinfo/getMyAllProductList?product=bf');
  const [chair] = (owned.data?.['productList'] ?? []) as { productIdx: string }[];
  const days = await call(page, '/api/customerHelp/findErpHoliday', {
    holidayType: 'seat',
    product: 'bf',
  });
  const answer = await call(page, '/api/replacement/getPayOrdNo', {
    productIdx: chair?.productIdx,
    goodsIdx: ['head'],
    zonecode: '06035',
    addr: '서울 강남구 한솔로 12',
    visitOn: days.data?.['firstOpen'],
    consentPrivacy: 'Y',
    consentMarketing: 'N',
    usePoint: 1_000_000,
    ...more,
  });
  if (answer.status.code !== '200') throw new Error(`not filed: ${JSON.stringify(answer)}`);
  return String(answer.data?.['ordNbr']);
}
