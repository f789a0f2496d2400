import type { Page } from '@playwright/test';
import { people } from '@portal/testing/people';
import { call, signIn } from '../../support/log-in.ts';
import { operate } from '../../support/operate.ts';
import { factOf, stageOf } from '../../support/service/order-pages.ts';
import { expect, settled, test } from '../../support/test.ts';

const detailOf = (ordNbr: string) => `/service/service_order_detail?service=after&id=${ordNbr}`;

/** Files a repair without the form. @returns its number */
const fileRepair = (page: Page, fields: Record<string, string>): Promise<string> =>
  page.evaluate(async (entries) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(entries)) body.append(name, value);
    const headers = { 'x-portal-client': 'e2e', 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch('/api/customer/saveAfterService', { method: 'POST', headers, body });
    return ((await answer.json()) as { data: { ordNbr: string } }).data.ordNbr;
  }, fields);

test('what was done at a visit is told, the visit is rated, and a fault that came back is filed with nothing typed', async ({
  page,
  portal,
}) => {
  await signIn(page, people.yuna);
  const owned = await call(page, '/api/myinfo/getMyAllProductList?product=bf');
  const chairs = (owned.data?.['productList'] ?? []) as { productIdx: string; goodsCd: string }[];
  const days = await call(page, '/api/customerHelp/findErpHoliday', {
    holidayType: 'after',
    product: 'bf',
  });
  const ordNbr = await fileRepair(page, {
    productIdx: chairs.find(({ goodsCd }) => goodsCd === 'HB-520')?.productIdx ?? '',
    symptom: 'power',
    text: '켜지지 않습니다.',
    zonecode: '06035',
    addr: '서울 강남구 한솔로 12',
    addrDetail: '3층',
    visitOn: String(days.data?.['firstOpen']),
    custName: '구보미',
    phoneNum: '010-0000-3009',
    consentPrivacy: 'Y',
    consentMarketing: 'N',
  });
  for (let i = 0; i < 2; i += 1) await operate(portal, 'advance-order', { ordNbr });
  const parts = [{ name: '전원 기판', count: 1 }];
  const report = { ordNbr, work: '전원 기판을 바꾸었습니다.', parts, charge: 30_000 };
  await operate(portal, 'finish-order', { ...report, warrantyUntil: '2099-12-31' });

  await page.goto(detailOf(ordNbr));
  await settled(page);
  const main = page.getByRole('main');
  await expect(stageOf(page)).toContainText('방문완료');
  await expect(factOf(page, '바꾼 부품')).toHaveText('전원 기판 1개');
  await expect(factOf(page, '현장에서 내신 금액')).toHaveText('30,000원');
  await expect(factOf(page, '작업 보증')).toHaveText('2099.12.31까지');

  await main.getByRole('radio', { name: '좋았습니다' }).check();
  await main.getByRole('button', { name: '보내기' }).click();
  await expect(main.getByRole('group', { name: '보낸 결과' })).toBeFocused();
  expect(await operate(portal, 'rating', { ordNbr })).toMatchObject({ score: 3, text: '' });

  await main.getByRole('link', { name: '다시 고장 났어요' }).click();
  await expect(main.getByText(`접수 ${ordNbr}에서 고치신 제품이 다시 고장`)).toBeVisible();
  await expect(main.getByRole('radio', { name: '안마의자' })).toBeChecked();
  const next = main.getByRole('button', { name: '다음' });
  await next.click();
  await expect(main.getByRole('radio', { name: /HB-520/ })).toBeChecked();
  await next.click();
  await expect(main.getByText('서울 강남구 한솔로 12').first()).toBeVisible();
});
