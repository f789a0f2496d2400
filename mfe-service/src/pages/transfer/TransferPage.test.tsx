import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { waitFor } from '@testing-library/react';
import { section } from '../../routes.tsx';
import {
  begunOnPhone,
  found,
  foundInBody,
  fromTo,
  owned,
  price,
  receipt,
  serviceDays,
} from '../../testing/answers.ts';
import { decide, goTo, privacy, send } from '../../testing/form.ts';

const answers: Answers = {
  sameOrder: { order: null },
  myAllProductList: { productList: owned },
  erpHoliday: serviceDays,
  priceRange: fromTo(60000, 190000),
  transferPrice: { ...price(200000), fromRegion: '11', toRegion: '26' },
  pointTotal: { total: 0 },
  orderRelocation: { ...receipt, service: 'transfer', orderType: '5', status: 'WAIT' },
  transferDetail: refusal('ERR_INTERNAL'),
};
const open = (more: PageOptions = {}, query = '') =>
  renderPage(section, `/service/service_transfer${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });
const busan = { ...found, roadAddress: '부산광역시 해운대구 센텀로 1' };

const inSight = async (page: Awaited<ReturnType<typeof open>>, cost = '200,000원') => {
  const summary = await page.findByRole('region', { name: '지금까지 고르신 내용' });
  await waitFor(() => expect(summary.textContent).toContain(`내실 금액 ${cost}`));
};

test('another region is told, the days of installation follow pickup and places, and the price is in sight in each step', async () => {
  const page = await open();
  await inSight(page, '60,000원~190,000원');
  await decide(page, ['radio', '정수기']);
  await inSight(page, '60,000원~190,000원');
  expect(page.getByText(/회수할 곳과 설치할 곳을 고르시면 정해집니다/)).toBeTruthy();
  const ranges = ({ serverCalls, calls }: typeof page) =>
    [serverCalls, calls].map((side) =>
      side.filter(({ kind }) => kind === 'priceRange').map(({ input }) => input),
    );
  expect(ranges(page)).toEqual([
    [{ service: 'transfer' }],
    [{ service: 'transfer', product: 'w' }],
  ]);
  await goTo(page, '내 제품과 옮길 곳');
  await page.findByRole('radio', { name: /편안 정수기/, checked: true });
  await decide(page, ['button', '회수할 곳 주소 찾기']);
  page.host.findAddress.mockResolvedValue(busan);
  await page.user.click(page.getByRole('button', { name: '설치할 곳 주소 찾기' }));
  await inSight(page);
  await goTo(page, '회수·설치 날짜');
  expect(page.getByText('3/5단계')).toBeTruthy();
  expect(page.getByText(/회수한 날부터 7일 뒤부터/)).toBeTruthy();
  await inSight(page);
  await decide(page, ['button', '2026.11.26(목)', '회수할 날짜']);
  await page.findByRole('group', { name: '설치할 날짜' });
  expect(page.calls.findLast(({ kind }) => kind === 'erpHoliday')?.input).toMatchObject({
    holidayType: 'transfer',
    product: 'w',
    firstOn: '2026-11-26',
    fromAddr: found.roadAddress,
    toAddr: busan.roadAddress,
  });
  await decide(page, ['button', '2026.11.30(월)', '설치할 날짜']);
  await goTo(page, '연락처와 동의, 비용');
  await inSight(page);
  await decide(page, privacy);
  await goTo(page, '내용 확인');
  await inSight(page);
  await decide(page, send);
  await page.findByRole('heading', { level: 1 });
  expect(page.calls.find(({ kind }) => kind === 'orderRelocation')?.input).toMatchObject({
    service: 'transfer',
    ...foundInBody,
    toAddr: busan.roadAddress,
    visitOn: '2026-11-26',
    secondOn: '2026-11-30',
    ladderFrom: 'N',
  });
  page.takeComplaints();
});

test('the product is chosen first, and the place where it is known is filled in', async () => {
  const place = { zonecode: '05551', addr: '서울 송파구 올림로 300', addrDetail: '' };
  const productList = owned.map((one) => ({ ...one, place }));
  const page = await open({
    session: people.sora,
    answers: { ...answers, myAllProductList: { productList } },
  });
  await decide(page, ['radio', '정수기']);
  await goTo(page, '내 제품과 옮길 곳');
  await page.findByRole('radio', { name: /편안 정수기/, checked: true });
  expect(await page.findByText('(05551) 서울 송파구 올림로 300')).toBeTruthy();
  page.host.findAddress.mockResolvedValue(busan);
  await page.user.click(await page.findByRole('button', { name: '설치할 곳 주소 찾기' }));
  await goTo(page, '회수·설치 날짜');
});

test.each([
  ['transfer', true, people.junho],
  ['assemble_disassemble', false, people.seoyeon],
] as const)('a call about %s fills the form in: %p', async (service, isFilled, session) => {
  const aiccData = begunOnPhone(service);
  const page = await open({ session, answers: { ...answers, aiccData } }, '?idx=5');
  const bed = await page.findByRole<HTMLInputElement>('radio', { name: '모션베드' });
  expect(page.calls).toContainEqual({ kind: 'aiccData', input: { idx: '5' }, key: null });
  await waitFor(() => expect(bed.checked).toBe(isFilled));
});

// Must be the last test: the login keeps a visitor's entries.
test('the price follows the two addresses, also for a visitor', async () => {
  const page = await open({ session: 'visitor' });
  await decide(page, ['radio', '정수기']);
  await goTo(page, '내 제품과 옮길 곳');
  await decide(page, ['button', '회수할 곳 주소 찾기']);
  expect(page.calls.some(({ kind }) => kind === 'transferPrice')).toBe(false);
  page.host.findAddress.mockResolvedValue(busan);
  await page.user.click(page.getByRole('button', { name: '설치할 곳 주소 찾기' }));
  const cost = await page.findByRole('region', { name: '비용' });
  expect(cost.textContent).toContain('200,000원');
  expect(cost.textContent).toContain('이전설치는 고장 수리가 아니어서');
  expect(page.getByText(/70,000원~100,000원/)).toBeTruthy();
  const asked = page.calls.find(({ kind }) => kind === 'transferPrice');
  expect(asked?.input).toMatchObject({
    product: 'w',
    fromAddr: found.roadAddress,
    toAddr: busan.roadAddress,
  });
});
