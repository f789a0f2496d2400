import { expect, test } from '@jest/globals';
import type { AnswerOf, listPoints } from '@portal/contract';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { within } from '@testing-library/react';
import { section } from '../../routes.tsx';

type Point = AnswerOf<typeof listPoints>['list'][number];

const earned: Point = {
  pointIdx: '3',
  type: 'EARN',
  amount: 20_000,
  on: '2026-11-20',
  text: '가입 축하',
  expiresOn: '2027-11-19',
  ordNbr: null,
};
const used: Point = {
  ...earned,
  pointIdx: '2',
  type: 'USE',
  amount: 5000,
  on: '2026-11-02',
  text: '이전설치 비용',
  expiresOn: null,
  ordNbr: '20260001',
};
const expired: Point = {
  ...used,
  pointIdx: '1',
  type: 'EXPIRED',
  amount: 300,
  on: '2026-10-31',
  text: '유효 기간이 지남',
  ordNbr: null,
};
const none = { list: [], total: 0, curPage: 1, pageSize: 10 };
const months = Array.from({ length: 12 }, (_, i) => ({
  month: new Date(Date.UTC(2025, 11 + i)).toISOString().slice(0, 7),
  earned: i === 11 ? 20_000 : 0,
  used: i === 11 ? 5000 : 0,
  expired: i === 10 ? 300 : 0,
}));
const answers: Answers = {
  pointList: { ...none, list: [earned, used, expired], total: 3 },
  pointTotal: { total: 1_000_000 },
  pointExpiry: { total: 20_000, expiresOn: '2026-12-31' },
  pointExpiryList: {
    ...none,
    list: [{ amount: 20_000, expiresOn: '2026-12-31', text: '생일 축하' }],
    total: 1,
  },
  pointMonths: { months },
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/member/member_point${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });
const EMPTY = '내역이 없습니다.';

test('the balance is shown with the points that expire next, and when', async () => {
  const page = await open();
  const balance = await page.findByRole('region', { name: '쓰실 수 있는 포인트' });
  expect(await within(balance).findByText('1,000,000점')).toBeTruthy();
  expect(await within(balance).findByText('2026.12.31(목)에 20,000점이 사라집니다.')).toBeTruthy();
  // The list of expiring points is loaded when the member opens it.
  expect(page.serverCalls.some(({ kind }) => kind === 'pointExpiryList')).toBe(false);
  await page.user.click(page.getByText('90일 안에 사라질 포인트 보기'));
  expect(await page.findByText('2026.12.31(목) 20,000점 · 생일 축하')).toBeTruthy();
});

test('points that expire later than in ninety days open no empty list', async () => {
  const expiry = { total: 20_000, expiresOn: '2028-12-31', soon: false };
  const page = await open('', { answers: { ...answers, pointExpiry: expiry } });
  expect(await page.findByText('2028.12.31(일)에 20,000점이 사라집니다.')).toBeTruthy();
  expect(page.queryByText('90일 안에 사라질 포인트 보기')).toBeNull();
});

test('the history is grouped by month, each entry with a sign and its type', async () => {
  const page = await open();
  const november = await page.findByRole('region', { name: '2026년 11월' });
  expect(
    within(november)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    '가입 축하2026.11.20(금) · 2027.11.19(금)까지 쓰실 수 있습니다.적립+20,000점',
    '이전설치 비용2026.11.02(월) · 접수 번호 20260001사용−5,000점',
  ]);
  const october = page.getByRole('region', { name: '2026년 10월' });
  expect(october.textContent).toBe('2026년 10월유효 기간이 지남2026.10.31(토)소멸−300점');
});

// All codes of the filter (specification, 4).
test.each([
  ['', '전체', {}],
  ['?type=EARN', '적립', { type: 'EARN' }],
  ['?type=USE', '사용', { type: 'USE' }],
  ['?type=EXPIRED', '소멸', { type: 'EXPIRED' }],
])('%s shows %s', async (query, label, asked) => {
  const page = await open(query);
  expect(await page.findByRole('link', { name: label, current: true })).toBeTruthy();
  const list = page.serverCalls.find(({ kind }) => kind === 'pointList');
  expect(list?.input).toEqual({ ...asked, curPage: 1, pageSize: 10 });
});

test.each(['?type=earn', '?type=', '?page=x'])('%s becomes the default', async (query) => {
  const page = await open(query);
  expect(page.address()).toBe('/member/member_point');
});

test('the last twelve months are a table with every figure, the newest first', async () => {
  const page = await open();
  const table = await page.findByRole('table', { name: '최근 열두 달' });
  const rows = within(table)
    .getAllByRole('row')
    .map((one) => one.textContent);
  expect(rows).toHaveLength(13);
  expect(rows.slice(0, 3)).toEqual([
    '달적립사용소멸',
    '2026년 11월20,000점5,000점0점',
    '2026년 10월0점0점300점',
  ]);
  const bars = [...table.querySelectorAll('svg')];
  expect(bars.every((bar) => bar.getAttribute('aria-hidden') === 'true')).toBe(true);
  const widths = bars.slice(0, 3).map((bar) => bar.querySelector('rect')?.getAttribute('width'));
  expect(widths).toEqual(['100', '25', '0']);
});

test('the parts beside the list stay while the next page loads', async () => {
  const pointList: Answers['pointList'] = ({ input }) => ({
    ...none,
    list: [earned],
    total: 5000,
    curPage: input.curPage,
  });
  const page = await open('?type=EARN', { answers: { ...answers, pointList } });
  const table = await page.findByRole('table');
  const before = page.calls.length;
  await page.user.click(await page.findByRole('link', { name: '다음 쪽' }));
  await page.findByRole('link', { name: /^2\s*쪽$/, current: 'page' });
  expect(page.calls.slice(before)).toEqual([
    { kind: 'pointList', input: { type: 'EARN', curPage: 2, pageSize: 10 }, key: null },
    { kind: 'pointTotal', input: {}, key: null },
    { kind: 'pointExpiry', input: {}, key: null },
    { kind: 'pointMonths', input: {}, key: null },
  ]);
  expect(table.isConnected).toBe(true);
});

test('the server renders the balance and the months, and nothing is asked again', async () => {
  const page = await open();
  expect(page.drawn?.html).toContain('1,000,000점');
  expect(page.drawn?.html).toContain('최근 열두 달');
  expect(page.calls).toEqual([]);
});

test('without points the page says so, and that none will expire', async () => {
  const own: Answers = {
    ...answers,
    pointList: none,
    pointTotal: { total: 0 },
    pointExpiry: { total: 0, expiresOn: null },
  };
  const page = await open('', { answers: own });
  expect(await page.findByRole('heading', { name: EMPTY })).toBeTruthy();
  expect(await page.findByText('사라질 포인트가 없습니다.')).toBeTruthy();
  expect(await page.findByText('0점', { selector: 'p' })).toBeTruthy();
  own.pointList = () => new Promise(() => {});
  await page.user.click(page.getByRole('link', { name: '소멸' }));
  await page.findByText('불러오는 중입니다.');
  expect(page.queryByText(EMPTY)).toBeNull();
});

test('a balance that cannot be loaded says so in its place, and the list is shown', async () => {
  const own: Answers = { ...answers, pointTotal: refusal('ERR_UNAVAILABLE') };
  const page = await open('', { answers: own });
  expect(await page.findByText(/포인트를 가져오지 못했습니다\. 지원 번호 ABC234/)).toBeTruthy();
  // The server's call failed, so the browser repeats it.
  expect(page.takeComplaints()).toHaveLength(1);
  expect(page.getByText('가입 축하')).toBeTruthy();
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByText('1,000,000점')).toBeTruthy();
});

test('a list that cannot be loaded says so', async () => {
  const page = await open('', { answers: { ...answers, pointList: refusal('ERR_INTERNAL') } });
  expect(await page.findByText('내용을 가져오지 못했습니다.')).toBeTruthy();
  expect(page.queryByText(EMPTY)).toBeNull();
});
