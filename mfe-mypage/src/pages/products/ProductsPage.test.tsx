import { expect, test } from '@jest/globals';
import type { Usage } from '@portal/contract';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { bought, registrationAt, rented } from '@portal/testing/products';
import { within } from '@testing-library/react';
import { section } from '../../routes.tsx';

const usageOf = (...productList: Usage[]): Answers => ({
  usageList: { productList, contractsUnknown: false },
});
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/member/member_product_info${query}`, {
    answers: usageOf(rented, bought),
    session: people.haneul,
    ...more,
  });
const EMPTY = '제품 사용 정보가 없습니다.';
type Page = Awaited<ReturnType<typeof open>>;
const cardOf = async (page: Page, name: string) =>
  (await page.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement;
const factOf = (card: HTMLElement, label: string) =>
  within(card).queryByText(label)?.nextElementSibling?.textContent;
/** The main thing to do with a product and, in its menu, the rest. */
const waysOf = async (page: Page, name: string) =>
  [...(await cardOf(page, name)).querySelectorAll('a:not([href^="tel:"])')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

test('a rented product says its warranty, contract, next withdrawal and next care', async () => {
  const page = await open();
  const card = await cardOf(page, '편안 정수기');
  expect(
    ['모델', '시리얼 번호', '무상 보증', '계약', '요금', '다음 출금', '다음 점검'].map((label) =>
      factOf(card, label),
    ),
  ).toEqual([
    'HW-310',
    'C2504001234',
    '계약 기간 동안',
    '2030.03.01까지',
    '매달 5일 29,900원',
    '2026.12.07(월)',
    '2026.12.10(목)',
  ]);
});

test('a name that ends with the model does not say it twice', async () => {
  const goodsName = '편안 정수기 HW-310';
  const page = await open('', { answers: usageOf({ ...rented, goodsName }) });
  expect(factOf(await cardOf(page, goodsName), '모델')).toBeUndefined();
});

test('no two links of the page have one name, also where two products have', async () => {
  const productList = ['C2504001234', 'C2504009999'].map((serialNo, i) => ({
    ...rented,
    productIdx: `7${i}`,
    serialNo,
  }));
  const page = await open('', { answers: usageOf(...productList) });
  const names = (await page.findAllByRole('link', { name: /편안 정수기/, hidden: true })).map(
    (link) => link.getAttribute('aria-label'),
  );
  expect(names).toHaveLength(14);
  expect(new Set(names).size).toBe(names.length);
});

test('two products of one contract tell its fee once', async () => {
  const contract = rented.contract && { ...rented.contract, products: 2, monthly: 79_800 };
  const productList = ['72', '73'].map((productIdx) => ({ ...rented, productIdx, contract }));
  const page = await open('', { answers: { usageList: { productList, contractsUnknown: false } } });
  const [first, second] = (await page.findAllByRole('heading', { level: 2 })).map(
    (title) => title.closest('li') as HTMLElement,
  ) as [HTMLElement, HTMLElement];
  expect(factOf(first, '요금')).toBe('매달 5일 79,800원');
  expect(factOf(first, '요금에 든 제품')).toBe('2대');
  expect(factOf(second, '요금')).toBe('위에 있는 제품과 함께 냅니다');
  expect(factOf(second, '계약')).toBe('2030.03.01까지');
  expect(factOf(second, '다음 출금')).toBeUndefined();
});

test('a product has one button and, beside it, its manual; the rest stands in a menu that is closed', async () => {
  const page = await open();
  const card = await cardOf(page, '편안 정수기');
  const menu = card.querySelector('details');
  expect(menu?.open).toBe(false);
  const outside = within(card)
    .getAllByRole('link')
    .filter((link) => !menu?.contains(link));
  expect(outside.map((link) => link.getAttribute('aria-label'))).toEqual([
    '편안 정수기 수리 신청하기',
    '편안 정수기 사용 설명서',
  ]);
  expect(await waysOf(page, '편안 정수기')).toEqual([
    ['수리 신청하기', '/service/service_after?productIdx=72'],
    ['사용 설명서', '/guide/manual?product=w&model=HW-310'],
    ['이전설치 신청하기', '/service/service_transfer?productIdx=72'],
    ['제품 사용 정보', '/product/product_usage?productIdx=72'],
    ['동영상 가이드', '/guide/video?product=w&model=HW-310'],
    ['납부일 바꾸기', '/payment/pay_edit_date?custCode=3100101'],
    ['결제 수단 바꾸기', '/payment/pay_edit_method?custCode=3100101'],
  ]);
  expect(menu?.textContent).toContain('필터 멤버십: 이미 이용 중인 필터 멤버십이 있습니다.');
});

test('a bought product that is not verified has no contract, and links to its registration', async () => {
  const page = await open();
  const card = await cardOf(page, '편안 안마의자');
  expect(factOf(card, '시리얼 번호')).toBe('등록되지 않음');
  expect(factOf(card, '무상 보증')).toBe('2026.03.01에 끝났습니다');
  for (const label of ['계약', '요금', '다음 출금', '다음 점검'])
    expect(within(card).queryByText(label)).toBeNull();
  expect((await waysOf(page, '편안 안마의자')).slice(0, 2)).toEqual([
    ['정품 등록하기', '/product/product_activate'],
    ['사용 설명서', '/guide/manual?model=HB-700'],
  ]);
  // Two services share this reason; it is shown once.
  expect(card.textContent).toContain(
    '수리, 시트 교체: 사용 정보가 확인되지 않아 신청하실 수 없습니다.',
  );
});

test('a relative’s contract says so, and so does one that could not be loaded', async () => {
  const unsaid = { ...rented, contract: null };
  const page = await open('', { answers: usageOf({ ...unsaid, contractHolder: false }) });
  expect(factOf(await cardOf(page, '편안 정수기'), '계약')).toBe(
    '다른 분의 이름으로 계약되어 있습니다',
  );
  expect(factOf(await cardOf(page, '편안 정수기'), '무상 보증')).toBe('계약 기간 동안');
  const unknown = await open('', {
    answers: { usageList: { productList: [unsaid, bought], contractsUnknown: true } },
  });
  expect(factOf(await cardOf(unknown, '편안 정수기'), '계약')).toBe('지금 확인할 수 없습니다');
  expect(unknown.getByText(/계약과 출금 정보를 지금 가져오지 못했습니다/)).toBeTruthy();
  // A bought product has no contract, so nothing about it is unknown.
  expect(factOf(await cardOf(unknown, '편안 안마의자'), '계약')).toBeUndefined();
});

test('a product without services online says who helps', async () => {
  const page = await open('', { answers: usageOf({ ...rented, product: 'o', services: [] }) });
  const card = await cardOf(page, '편안 정수기');
  expect(card.textContent).toContain('이 제품은 온라인으로 서비스를 신청하실 수 없습니다.');
  expect(within(card).getByRole('link', { name: '1577-0000' }).getAttribute('href')).toBe(
    'tel:1577-0000',
  );
});

// 0 stands for purchases, and must not be read as 'no choice' (specification, 4).
test.each([
  ['', {}, '전체'],
  ['?product=all', {}, '전체'],
  ['?product=1', { orderKind: '1' }, '렌탈'],
  ['?product=0', { orderKind: '0' }, '구매'],
])('%s asks for %j', async (query, input, label) => {
  const page = await open(query);
  expect(await page.findByRole('link', { name: label, current: true })).toBeTruthy();
  expect(page.serverCalls.at(-1)?.input).toEqual(input);
});

test.each(['?product=2', '?product=', '?product=00'])('%s becomes the default', async (query) => {
  const page = await open(query);
  expect(page.address()).toBe('/member/member_product_info');
});

test('a registration that waits is listed with its state, also where there are no products', async () => {
  const checking = registrationAt('CONFIRM');
  const registering = [checking, { ...checking, bbsIdx: '70002', refused: true }];
  const page = await open('', {
    answers: { usageList: { productList: [], contractsUnknown: false, registering } },
  });
  const list = within(await page.findByRole('list', { name: '확인을 기다리는 정품 등록' }));
  expect(
    list.getAllByRole('link').map((row) => [row.textContent, row.getAttribute('href')]),
  ).toEqual([
    [
      '편안 안마의자2026.11.20(금) 등록 접수시리얼 번호 C25040012342026.11.24(화)까지 확인합니다.확인 중',
      '/member/product_activate_detail?idx=70001',
    ],
    [
      expect.stringContaining('등록하지 못했습니다. 이유를 보고 다시 보내실 수 있습니다.'),
      '/member/product_activate_detail?idx=70002',
    ],
  ]);
  expect(page.queryByRole('heading', { name: EMPTY })).toBeNull();
});

test('without products the page says so, and links to the registration if this release has it', async () => {
  const page = await open('?product=0', { answers: usageOf() });
  expect(await page.findByRole('heading', { name: EMPTY })).toBeTruthy();
  expect(page.getByRole('link', { name: '정품 등록하기' }).getAttribute('href')).toBe(
    '/product/product_activate',
  );
  const alone = await open('', { answers: usageOf(), hrefFor: () => null });
  await alone.findByRole('heading', { name: EMPTY });
  expect(alone.queryByRole('link', { name: '정품 등록하기' })).toBeNull();
});

test('while another filter is loaded, the list does not say that it is empty', async () => {
  const own = usageOf();
  const page = await open('', { answers: own });
  await page.findByRole('heading', { name: EMPTY });
  own.usageList = () => new Promise(() => {});
  await page.user.click(page.getByRole('link', { name: '구매' }));
  expect(await page.findByText('불러오는 중입니다.')).toBeTruthy();
  expect(page.queryByText(EMPTY)).toBeNull();
});

test('products that cannot be loaded say so, and load at another try', async () => {
  const own: Answers = { usageList: refusal('ERR_INTERNAL') };
  const page = await open('', { answers: own });
  expect(await page.findByRole('alert')).toBeTruthy();
  expect(page.queryByText(EMPTY)).toBeNull();
  page.takeComplaints();
  Object.assign(own, usageOf(rented));
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await cardOf(page, '편안 정수기')).toBeTruthy();
});

test('a long name is not cut, and links to pages that this release lacks are left out', async () => {
  const goodsName = '한결 냉온정수기(가정용, 언더싱크 설치, 흰색, 필터 여섯 개)'.repeat(2);
  const page = await open('', {
    answers: usageOf({ ...rented, goodsName }),
    hrefFor: (path) => (path.startsWith('/guide') ? path : null),
  });
  await cardOf(page, goodsName);
  expect((await waysOf(page, goodsName)).map(([label]) => label)).toEqual([
    '동영상 가이드',
    '사용 설명서',
  ]);
});

test('a visitor is asked to log in', async () => {
  const page = await open('', { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});
