import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import {
  found,
  foundInBody,
  fromTo,
  owned,
  price,
  receipt,
  serviceDays,
} from '../../testing/answers.ts';
import { decide, goTo, privacy, send } from '../../testing/form.ts';

// Drafts survive from test to test, so consecutive tests sign in different members.
const answers: Answers = {
  sameOrder: { order: null },
  myAllProductList: { productList: owned },
  faqList: { list: [], total: 0, curPage: 1, pageSize: 3 },
  erpHoliday: serviceDays,
  priceRange: fromTo(0, 20000, true),
  afterServicePrice: price(20000, true),
  repairCost: { ...price(20000, true), coverage: { by: null, until: '2026-03-01' } },
  saveAfterService: receipt,
  afterServiceInfo: refusal('ERR_INTERNAL'),
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/service/service_after${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });
type Page = Awaited<ReturnType<typeof open>>;

async function toCheckPage(page: Page) {
  await decide(page, ['radio', '정수기'], ['radio', '물이 새요']);
  await goTo(page, '제품과 상태');
  await page.findByRole('radio', { name: /편안 정수기/, checked: true });
  await goTo(page, '방문할 곳과 날짜');
  await decide(page, ['button', '방문할 곳 주소 찾기'], ['button', '2026.11.26(목)']);
  await goTo(page, '연락처와 동의, 비용');
  await decide(page, privacy);
}

test('who knows the product decides six times and types nothing', async () => {
  const page = await open();
  await toCheckPage(page);
  await goTo(page, '내용 확인');
  expect(page.queryByText('이미 접수된 건이 있습니다.')).toBeNull();
  await decide(page, send);
  await page.findByRole('heading', { level: 1 });
  const sent = page.calls.find(({ kind }) => kind === 'saveAfterService');
  expect(sent?.key).toBeTruthy();
  expect(sent?.input).toMatchObject({
    ...foundInBody,
    productIdx: '72',
    symptom: 'leak',
    visitOn: '2026-11-26',
    consentPrivacy: 'Y',
    consentMarketing: 'N',
  });
  page.takeComplaints();
});

test('consent to marketing changes the cost at once, and withdrawn it changes back', async () => {
  const page = await open('', { session: people.junho });
  await toCheckPage(page);
  const cost = await page.findByRole('region', { name: '비용' });
  expect(cost.textContent).toContain('방문 때 내실 금액20,000원');
  expect(cost.textContent).toContain('마케팅 정보 수신에 동의하시면 −2,000원');
  const marketing = page.getByRole('checkbox', { name: /\(선택\) 마케팅/ });
  await page.user.click(marketing);
  expect(cost.textContent).toContain('−2,000원');
  expect(cost.textContent).not.toContain('동의하시면');
  expect(cost.textContent).toContain('방문 때 내실 금액18,000원');
  expect(cost.textContent).toContain('전화로 접수하시면 할인되지 않습니다.');
  await page.user.click(marketing);
  expect(cost.textContent).toContain('방문 때 내실 금액20,000원');
});

test('a repair without charge says nothing of a discount', async () => {
  const page = await open('', {
    session: people.minsu,
    answers: {
      ...answers,
      repairCost: { ...price(0, true), coverage: { by: 'contract', until: null } },
    },
  });
  await toCheckPage(page);
  const cost = await page.findByRole('region', { name: '비용' });
  expect(cost.textContent).toContain('방문 때 내실 금액0원');
  for (const word of ['동의하시면', '할인']) expect(cost.textContent).not.toContain(word);
});

test('a product whose usage is not verified is shown with the reason; without one the phone helps', async () => {
  const unverified = owned.map((product) => ({ ...product, verified: false }));
  const page = await open('', {
    session: people.seoyeon,
    answers: { ...answers, myAllProductList: { productList: unverified } },
  });
  await decide(page, ['radio', '정수기'], ['radio', '물이 새요']);
  await page.user.click(page.getByRole('button', { name: '다음' }));
  const card = await page.findByRole<HTMLInputElement>('radio', { name: /편안 정수기/ });
  expect(card.disabled).toBe(true);
  expect(page.getByText(/사용 정보가 확인되지 않아 신청하실 수 없습니다\.$/)).toBeTruthy();
  expect(page.getByText(/정품 등록을 하시면 영업일 기준 2일쯤 뒤에 확인되고/)).toBeTruthy();
  const way = page.getByRole('link', { name: '정품 등록하기' });
  expect(way.getAttribute('href')).toBe('/product/product_activate');
  expect(page.getByText(/고객센터.*에서 신청을\s+도와드립니다/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '제품이 보이지 않아요' }));
  expect(page.host.openPopup).toHaveBeenCalledWith('faqProductNotVisible');
});

test('a member of several products sees from what to what a visit costs, until the product is known', async () => {
  const productList = owned.flatMap((one) => [
    one,
    { ...one, productIdx: `9${one.productIdx}`, goodsName: `다른 ${one.goodsName}` },
  ]);
  const page = await open('', {
    session: people.yuna,
    answers: { ...answers, myAllProductList: { productList } },
  });
  const inSight = () => page.findByRole('region', { name: '지금까지 고르신 내용' });
  await decide(page, ['radio', '정수기'], ['radio', '물이 새요']);
  await goTo(page, '제품과 상태');
  expect((await inSight()).textContent).toContain('0원~20,000원');
  await decide(page, ['radio', /다른 편안 정수기/]);
  await waitFor(async () => expect((await inSight()).textContent).toContain('금액 20,000원'));
});

test('a place that nobody can be sent to is refused before the form goes on', async () => {
  const page = await open('', { session: people.junho2 });
  await decide(page, ['radio', '정수기'], ['radio', '물이 새요']);
  await goTo(page, '제품과 상태');
  await page.findByRole('radio', { name: /편안 정수기/, checked: true });
  await goTo(page, '방문할 곳과 날짜');
  const island = { ...found, roadAddress: '제주특별자치도 제주시 우도면 우도로 1' };
  page.host.findAddress.mockResolvedValue(island);
  await page.user.click(page.getByRole('button', { name: '방문할 곳 주소 찾기' }));
  await page.user.click(page.getByRole('button', { name: '다음' }));
  expect(await page.findByRole('link', { name: /제주는 본섬만/ })).toBeTruthy();
});

test('what the API refuses of the address leads to the place', async () => {
  const page = await open('', {
    session: people.haneul,
    answers: {
      ...answers,
      saveAfterService: refusal('ERR_INVALID_INPUT', { addr: '갈 수 없는 곳입니다.' }),
    },
  });
  await toCheckPage(page);
  await goTo(page, '내용 확인');
  await decide(page, send);
  expect(await page.findByRole('link', { name: '방문할 곳: 갈 수 없는 곳입니다.' })).toBeTruthy();
});

test('a form that began on the phone is filled in with what was said there', async () => {
  const aiccData = {
    idx: '4',
    title: '',
    html: '',
    path: '/service/service_after?idx=4',
    request: { service: 'after' as const, product: 'bf' as const, symptom: 'noise', text: '덜컹' },
  };
  const page = await open('?idx=4', { session: people.seoyeon, answers: { ...answers, aiccData } });
  expect(await page.findByRole('radio', { name: '소리가 나요', checked: true })).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '다음' }));
  expect((await page.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('덜컹');
});

test.each([
  ['yuna', 'contract', '2029-05-19', 0, '이 제품은 렌탈 계약 기간(2029.05.19(토)까지)이어서'],
  ['sora', 'warranty', '2027-05-11', 0, '이 제품은 무상 보증 기간(2027.05.11(화)까지)이어서'],
  [
    'boram',
    null,
    '2026-03-01',
    20000,
    '방문하시는 날에는 무상 보증 기간(2026.03.01(일)까지)이 지나',
  ],
] as const)('before it is sent %s’s repair covered by %s until %s costs %i', async (...row) => {
  const [who, by, until, amount, says] = row;
  const repairCost = { ...price(amount, true), coverage: { by, until } };
  const sameOrder = { order: { ordNbr: '20260009', statusName: '접수중' } };
  const page = await open('', {
    session: people[who],
    answers: { ...answers, repairCost, sameOrder },
  });
  await toCheckPage(page);
  await goTo(page, '내용 확인');
  const cost = await page.findByRole('region', { name: '비용' });
  expect(cost.textContent).toContain(says);
  expect(cost.textContent).toContain(`방문 때 내실 금액${amount.toLocaleString('ko-KR')}원`);
  // An identical request is open: the check page says so, with a link to it.
  expect(
    (await page.findByText('이미 접수된 건이 있습니다.')).parentElement?.textContent,
  ).toContain('20260009');
  expect(page.getByRole('link', { name: '접수된 건 보기' }).getAttribute('href')).toBe(
    '/service/service_order_detail?id=20260009',
  );
  const asked = { productIdx: '72', visitOn: '2026-11-26' };
  expect(page.calls.find(({ kind }) => kind === 'sameOrder')?.input).toEqual({
    service: 'after',
    ...asked,
  });
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  await decide(page, send);
  await waitFor(() =>
    expect(page.host.dialogs.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        message: expect.stringMatching(/^이미 접수된 건이 있습니다.*20260009/),
        see: { label: '접수된 건 보기', href: '/service/service_order_detail?id=20260009' },
      }),
    ),
  );
  expect(page.calls.some(({ kind }) => kind === 'saveAfterService')).toBe(false);
  await decide(page, send);
  await page.findByRole('heading', { level: 1 });
  expect(page.calls.some(({ kind }) => kind === 'saveAfterService')).toBe(true);
  page.takeComplaints();
  expect(page.calls.findLast(({ kind }) => kind === 'repairCost')?.input).toEqual({
    productIdx: '72',
    visitOn: '2026-11-26',
  });
});

test('the owner of another product alone finds the phone, and how a product is registered', async () => {
  const page = await open('', {
    session: people.doyun,
    answers: { ...answers, myAllProductList: { productList: [] } },
  });
  expect(page.getByText(/^다른 제품은 고객센터/).textContent).toContain('1577-0000');
  await decide(page, ['radio', '정수기'], ['radio', '물이 새요']);
  await goTo(page, '제품과 상태');
  expect(await page.findByText(/내 제품에 신청하실 제품이 없습니다/)).toBeTruthy();
  expect(page.getByRole('link', { name: '정품 등록하기' })).toBeTruthy();
});

const windows = [
  { window: '09:00~12:00', full: ['2026-11-26'] },
  { window: '13:00~18:00', full: [] },
];

test('a day offers its windows, a full one cannot be chosen, and the chosen one is sent', async () => {
  const page = await open('', {
    answers: { ...answers, erpHoliday: { ...serviceDays, windows } },
    session: people.sora,
  });
  await decide(page, ['radio', '정수기'], ['radio', '물이 새요']);
  await goTo(page, '제품과 상태');
  await page.findByRole('radio', { name: /편안 정수기/, checked: true });
  await goTo(page, '방문할 곳과 날짜');
  expect(page.queryByRole('radio', { name: /오후 1시~6시/ })).toBeNull();
  await decide(page, ['button', '방문할 곳 주소 찾기'], ['button', '2026.11.26(목)']);
  const asked = page.calls.findLast(({ kind }) => kind === 'erpHoliday');
  expect(asked?.input).toMatchObject({ zonecode: foundInBody.zonecode });
  const full = await page.findByRole<HTMLInputElement>('radio', { name: /오전 9시~낮 12시/ });
  expect([full.disabled, page.getByText('예약 마감').textContent]).toEqual([true, '예약 마감']);
  const any = page.getByRole<HTMLInputElement>('radio', { name: /아무 때나/ });
  expect(any.checked).toBe(true);
  // A row for each: half of a phone's row cuts a window off.
  expect(any.closest('[data-wide]')).toBeTruthy();
  await decide(page, ['radio', '오후 1시~6시']);
  await goTo(page, '연락처와 동의, 비용');
  await decide(page, privacy);
  await goTo(page, '내용 확인');
  expect(page.getByText('오후 1시~6시')).toBeTruthy();
  await decide(page, send);
  await page.findByRole('heading', { level: 1 });
  const sent = page.calls.find(({ kind }) => kind === 'saveAfterService');
  expect(sent?.input).toMatchObject({ visitOn: '2026-11-26', visitWindow: '13:00~18:00' });
});
