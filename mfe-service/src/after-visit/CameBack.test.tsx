import { expect, test } from '@jest/globals';
import type { ServiceOrder } from '@portal/contract';
import { renderPage } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../routes.tsx';
import { foundInBody, fromTo, owned, price, receipt, serviceDays } from '../testing/answers.ts';
import { done } from '../testing/done.ts';
import { decide, goTo, privacy, send } from '../testing/form.ts';

const { productIdx } = owned[2] ?? { productIdx: '' };
const shown: ServiceOrder = { ...done, productIdx, again: { of: null, by: null, may: 'free' } };
const answers = {
  afterServiceInfo: shown,
  sameOrder: { order: null },
  // Two purifiers, so that none is chosen because it is the only one.
  myAllProductList: {
    productList: owned.flatMap((one) => [{ ...one, productIdx: `9${one.productIdx}` }, one]),
  },
  faqList: { list: [], total: 0, curPage: 1, pageSize: 3 },
  erpHoliday: serviceDays,
  priceRange: fromTo(0, 20000, true),
  repairCost: {
    ...price(0, true),
    coverage: { by: null, until: '2026-03-01', work: '2027-02-20' },
  },
  saveAfterService: receipt,
};
const open = (path: string, order: ServiceOrder = shown) =>
  renderPage(section, `/service/${path}`, {
    answers: { ...answers, afterServiceInfo: order },
    session: people.haneul,
  });
const detail = 'service_order_detail?service=after&id=20260001';

test.each([
  ['free', '작업 보증 기간(2027.02.20까지)이어서 같은 고장은 무상으로'],
  ['charged', '작업 보증 기간이 지나 비용이 들 수 있습니다.'],
] as const)(
  'a finished repair that is %s leads to the form, and says what it costs',
  async (...row) => {
    const [may, said] = row;
    const page = await open(detail, { ...shown, again: { of: null, by: null, may } });
    const way = await page.findByRole('link', { name: '다시 고장 났어요' });
    expect(way.getAttribute('href')).toBe('/service/service_after?again=20260001');
    expect(page.getByText(said, { exact: false })).toBeTruthy();
  },
);

test('the requests name each other', async () => {
  const page = await open(detail, {
    ...shown,
    again: { of: '20250007', by: '20260009', may: null },
  });
  const hrefOf = async (name: string) =>
    (await page.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('처음 접수 보기')).toBe('/service/service_order_detail?id=20250007');
  expect(await hrefOf('새 접수 보기')).toBe('/service/service_order_detail?id=20260009');
  expect(page.queryByRole('link', { name: '다시 고장 났어요' })).toBeNull();
});

test('the form begins with everything of the first request but the day and the consents', async () => {
  const page = await open('service_after?again=20260001');
  await page.findByText(/접수 20260001에서 고치신 제품이 다시 고장/);
  await goTo(page, '제품과 상태');
  await goTo(page, '방문할 곳과 날짜');
  await decide(page, ['button', '2026.11.26(목)']);
  await goTo(page, '연락처와 동의, 비용');
  expect((await page.findByRole('region', { name: '비용' })).textContent).toContain(
    '작업 보증 기간(2027.02.20까지)이어서',
  );
  await decide(page, privacy);
  await goTo(page, '내용 확인');
  await decide(page, send);
  await page.findByRole('heading', { level: 1 });
  expect(page.calls.findLast(({ kind }) => kind === 'repairCost')?.input).toMatchObject({
    productIdx,
    again: '20260001',
  });
  expect(page.calls.find(({ kind }) => kind === 'saveAfterService')?.input).toMatchObject({
    ...foundInBody,
    productIdx,
    symptom: 'leak',
    text: '어제부터 샙니다.',
    custName: '김하늘',
    phoneNum: '01000001001',
    visitOn: '2026-11-26',
    again: '20260001',
  });
  page.takeComplaints();
});
