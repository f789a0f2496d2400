import type { Page } from '@playwright/test';
import { call } from '../log-in.ts';
import { dayAhead } from '../product/deliveries.ts';

/** The first open day that is more than so many days ahead. */
function laterThan(days: number, closed: readonly { day: string }[]): string {
  const day = dayAhead(days + 1);
  return closed.some((one) => one.day === day) ? laterThan(days + 1, closed) : day;
}

/**
 * Files a repair of a massage chair without the form: for tests of what comes afterwards. Its day can be moved, which is possible
 * until noon of the day before.
 * @param page of a member who has the model, on a document of the portal
 * @returns the request's number
 */
export async function fileRepair(
  page: Page,
  goodsCd: string,
  contact: { custName: string; phoneNum: string },
): Promise<string> {
  const owned = await call(page, '/api/myinfo/getMyAllProductList?product=bf');
  const chairs = (owned.data?.['productList'] ?? []) as { productIdx: string; goodsCd: string }[];
  const days = await call(page, '/api/customerHelp/findErpHoliday', {
    holidayType: 'after',
    product: 'bf',
  });
  const entries = {
    productIdx: chairs.find((chair) => chair.goodsCd === goodsCd)?.productIdx ?? '',
    symptom: 'power',
    text: '켜지지 않습니다.',
    zonecode: '06035',
    addr: '서울 강남구 한솔로 12',
    addrDetail: '3층',
    visitOn: laterThan(2, (days.data?.['closed'] ?? []) as { day: string }[]),
    ...contact,
    consentPrivacy: 'Y',
    consentMarketing: 'N',
  };
  return page.evaluate(async (fields) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const headers = { 'x-portal-client': 'e2e', 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch('/api/customer/saveAfterService', { method: 'POST', headers, body });
    return ((await answer.json()) as { data: { ordNbr: string } }).data.ordNbr;
  }, entries);
}
