import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { rented } from '@portal/testing/products';
import { section } from '../../routes.tsx';
import type { Usage } from './Product.tsx';

const usage: Usage = {
  ...rented,
  place: { zonecode: '06236', addr: '서울 강남구 테헤란로 152', addrDetail: '3층' },
  manuals: [{ bbsIdx: '3001', subject: '편안 정수기 사용 설명서' }],
  videos: [{ bbsIdx: '2001', subject: '필터 바꾸기' }],
  faqs: [{ bbsIdx: '1015', subject: '물이 멈추지 않습니다' }],
  services: [
    { service: 'after', refusal: null },
    { service: 'w_filter', refusal: '계약자만 신청할 수 있습니다.' },
  ],
};
const open = (own: Answers = {}, more: PageOptions = {}) =>
  renderPage(section, '/product/product_usage?productIdx=72', {
    answers: { usageInfo: usage, ...own },
    session: people.haneul,
    ...more,
  });

test('a product shows its model, serial number, day and place of installation', async () => {
  const page = await open();
  expect(await page.findByRole('heading', { level: 1, name: '편안 정수기' })).toBeTruthy();
  for (const fact of [
    'HW-310',
    'C2504001234',
    '렌탈',
    '2025.03.02(일)',
    '서울 강남구 테헤란로 152 3층',
  ])
    expect(page.getByText(fact)).toBeTruthy();
});

test('the warranty of a purchase says until when, or that it is over', async () => {
  const purchase: Usage = { ...usage, orderKind: '0', contract: null };
  const page = await open({ usageInfo: purchase });
  expect(await page.findByText('2027.03.01까지 무상입니다')).toBeTruthy();
  const warranty = { months: 12, until: '2026-03-01', daysLeft: 0 };
  const over = await open({ usageInfo: { ...purchase, warranty } });
  expect(await over.findByText('보증 기간이 끝났습니다')).toBeTruthy();
});

test('a rental is repaired without charge as long as its contract lasts', async () => {
  const warranty = { months: 12, until: '2026-03-01', daysLeft: 0 };
  const page = await open({ usageInfo: { ...usage, warranty } });
  expect(await page.findByText('계약 기간에는 무상입니다')).toBeTruthy();
  expect(page.getByText(/난 고장은 2030\.03\.01까지 비용 없이 고쳐 드립니다/)).toBeTruthy();
  expect(page.queryByText('보증 기간이 끝났습니다')).toBeNull();
  const relative = await open({ usageInfo: { ...usage, warranty, contract: null } });
  expect(await relative.findByText(/난 고장은 계약이 끝나는 날까지 비용 없이/)).toBeTruthy();
});

test('a contract shows its next withdrawal, its last day and links to change day and method of payment', async () => {
  const page = await open();
  expect(await page.findByText('2026.12.07(월)')).toBeTruthy();
  expect(page.getByText('2030.03.01')).toBeTruthy();
  const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('납부일 바꾸기')).toBe('/payment/pay_edit_date?custCode=3100101');
  expect(hrefOf('결제 수단 바꾸기')).toBe('/payment/pay_edit_method?custCode=3100101');
});

test('a contract for several products says that its fee is for all of them', async () => {
  const contract = usage.contract && { ...usage.contract, products: 2 };
  const page = await open({ usageInfo: { ...usage, contract } });
  expect(await page.findByText(/한 계약에 있는 제품 2대를 더한 금액/)).toBeTruthy();
});

test('a bought product has no contract, and one without regular care has no next care', async () => {
  const page = await open({ usageInfo: { ...usage, contract: null, care: null } });
  await page.findByRole('heading', { name: '무상 보증' });
  expect(page.queryByRole('heading', { name: '계약' })).toBeNull();
  expect(page.queryByRole('heading', { name: '다음 점검' })).toBeNull();
});

test('the model’s guides and the available services are links; other services say why they cannot be requested', async () => {
  const page = await open();
  const hrefOf = async (name: RegExp) =>
    (await page.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf(/사용 설명서/)).toBe('/guide/manual?product=w&bbsIdx=3001');
  expect(await hrefOf(/필터 바꾸기/)).toBe('/guide/video?product=w&bbsIdx=2001');
  expect(await hrefOf(/물이 멈추지/)).toBe('/guide/faq?faq=1015#faq-1015');
  expect(await hrefOf(/수리 신청하기/)).toBe('/service/service_after?productIdx=72');
  expect(page.getByText('계약자만 신청할 수 있습니다.')).toBeTruthy();
  expect(page.queryByRole('link', { name: /필터 멤버십 신청하기/ })).toBeNull();
});

test('pages that the release does not have are not linked; services are requested by phone', async () => {
  const page = await open({}, { hrefFor: () => null });
  await page.findByRole('heading', { name: '계약' });
  expect(page.queryByRole('link', { name: /바꾸기|설명서|내 제품/ })).toBeNull();
  expect(page.getByRole('link', { name: '1577-0000' }).getAttribute('href')).toBe('tel:1577-0000');
});

test('a product that is not verified leads to the registration', async () => {
  const page = await open({ usageInfo: { ...usage, verified: false, serialNo: null } });
  expect(await page.findByText('등록되지 않음')).toBeTruthy();
  const link = page.getByRole('link', { name: '정품 등록하기' });
  expect(link.getAttribute('href')).toBe('/product/product_activate');
});

test('a product that the member does not have says so; without a number nothing is asked', async () => {
  const page = await open({ usageInfo: refusal('ERR_NOT_FOUND') });
  expect(await page.findByRole('heading', { name: '제품 사용 정보가 없습니다.' })).toBeTruthy();
  const none = await renderPage(section, '/product/product_usage', { session: people.haneul });
  expect(await none.findByRole('heading', { name: '제품 사용 정보가 없습니다.' })).toBeTruthy();
  expect(none.calls).toEqual([]);
});

test('a visitor is asked to log in', async () => {
  const page = await open({}, { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});

test('usage that cannot be loaded can be tried again', async () => {
  const own: Answers = { usageInfo: refusal('ERR_INTERNAL') };
  const page = await renderPage(section, '/product/product_usage?productIdx=72', {
    answers: own,
    session: people.haneul,
  });
  await page.findByRole('alert');
  page.takeComplaints();
  own.usageInfo = usage;
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByText('계약 기간에는 무상입니다')).toBeTruthy();
});
