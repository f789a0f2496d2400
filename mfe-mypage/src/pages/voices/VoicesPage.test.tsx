import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { within } from '@testing-library/react';
import { section } from '../../routes.tsx';

const voice = {
  bbsCode: '37' as const,
  bbsIdx: '20001',
  receptionType: '1' as const,
  title: '기사님이 친절하셨습니다',
  state: '1' as const,
  receivedOn: '2026-11-20',
};
const none = { list: [], total: 0, curPage: 1, pageSize: 10, leftToday: 3 };
const answers: Answers = { vocList: { ...none, list: [voice], total: 1 } };
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/member/member_voc${query}`, { answers, session: people.haneul, ...more });
const EMPTY = '내역이 없습니다.';

// The boards and reception types of the specification, 3.
test.each([
  ['', '칭찬합니다', { searchBbsCode: '37', receptionType: '1' }],
  ['?type=praise', '칭찬합니다', { searchBbsCode: '37', receptionType: '1' }],
  ['?type=discontent', '불편합니다', { searchBbsCode: '37', receptionType: '2' }],
  ['?type=suggest', '제안합니다', { searchBbsCode: '37', receptionType: '3' }],
  ['?type=sinmungo', '신문고', { searchBbsCode: '14', receptionType: '4' }],
])('%s asks for %s', async (query, label, asked) => {
  const page = await open(query);
  expect(await page.findByRole('link', { name: label, current: true })).toBeTruthy();
  expect(page.serverCalls.at(-1)?.input).toEqual({ ...asked, curPage: 1, pageSize: 10 });
});

test.each([
  ['?type=voc', ''],
  ['?fromDate=2026-02-30', ''],
  ['?fromDate=20261101&toDate=2026-11-30', '?toDate=2026-11-30'],
  ['?type=suggest&toDate=x', '?type=suggest'],
  ['?fromDate=2026-11-30&toDate=2026-11-01', '?fromDate=2026-11-01&toDate=2026-11-30'],
])('%s is replaced by "%s"', async (query, by) => {
  const page = await open(query);
  await page.findByRole('heading', { level: 1 });
  expect(page.address()).toBe(`/member/member_voc${by}`);
});

test('a row says its title, day and state, and leads to its answer', async () => {
  const page = await open();
  const row = await page.findByRole('link', { name: /친절하셨습니다/ });
  expect(row.textContent).toBe('기사님이 친절하셨습니다2026.11.20(금) 접수답변 완료');
  expect(row.getAttribute('href')).toBe('/member/voc?idx=20001');
});

test('days are chosen by a plain form, stay with the kind, and can be left', async () => {
  const page = await open('?type=suggest');
  const form = await page.findByRole<HTMLFormElement>('search', { name: '접수한 날' });
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/member/member_voc']);
  const choose = async (end: string, day: string) => {
    await page.user.click(page.getByRole('button', { name: `${end} 고르지 않음` }));
    const calendar = within(await page.findByRole('group', { name: end }));
    await page.user.selectOptions(calendar.getByLabelText('연도'), '2025');
    await page.user.selectOptions(calendar.getByLabelText('월'), '11');
    await page.user.click(calendar.getByRole('button', { name: day }));
    expect(page.queryByRole('group', { name: end })).toBeNull();
  };
  await choose('시작하는 날', '2025.11.1(토)');
  // The calendar is gone, so the focus tells the day that was chosen.
  expect(document.activeElement?.textContent).toBe('시작하는 날 2025.11.01(토)');
  await choose('끝나는 날', '2025.11.30(일)');
  await page.user.click(page.getByRole('button', { name: '조회하기' }));
  expect(await page.findByText(/고르신 날에 접수한 글/)).toBeTruthy();
  const days = { fromDate: '2025-11-01', toDate: '2025-11-30' };
  expect(page.calls.at(-1)?.input).toMatchObject({ receptionType: '3', ...days });
  expect(page.address()).toBe(
    '/member/member_voc?type=suggest&fromDate=2025-11-01&toDate=2025-11-30',
  );
  expect(page.getByRole('button', { name: '시작하는 날 2025.11.01(토)' })).toBeTruthy();
  const other = page.getByRole('link', { name: '신문고' });
  expect(other.getAttribute('href')).toContain('fromDate=2025-11-01');
  await page.user.click(page.getByRole('link', { name: '모든 날 보기' }));
  expect(page.address()).toBe('/member/member_voc?type=suggest');
  expect(page.getByRole('button', { name: '시작하는 날 고르지 않음' })).toBeTruthy();
});

test('an empty list says so and why, and links to the form of its kind', async () => {
  const own: Answers = { vocList: none };
  const page = await open('?type=discontent', { answers: own });
  expect(await page.findByRole('heading', { name: EMPTY })).toBeTruthy();
  expect(page.getByRole('link', { name: '글 남기기' }).getAttribute('href')).toBe(
    '/voc/discontent',
  );
  own.vocList = () => new Promise(() => {});
  await page.user.click(page.getByRole('link', { name: '제안합니다' }));
  await page.findByText('불러오는 중입니다.');
  expect(page.queryByText(EMPTY)).toBeNull();
  const days = await open('?fromDate=2026-11-01', {
    answers: { vocList: none },
    hrefFor: () => null,
  });
  expect(await days.findByText(/날을 넓혀 보세요/)).toBeTruthy();
  expect(days.queryByRole('link', { name: '글 남기기' })).toBeNull();
});

test('a list that cannot be loaded says so, and loads at another try', async () => {
  const own: Answers = { vocList: refusal('ERR_INTERNAL') };
  const page = await open('', { answers: own });
  await page.findByText('내용을 가져오지 못했습니다.');
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByRole('link', { name: /친절하셨습니다/ })).toBeTruthy();
});

test('a page number beyond the last page leads to the last page, and keeps the days', async () => {
  const vocList: Answers['vocList'] = ({ input }) => ({
    ...none,
    list: [voice],
    total: 11,
    curPage: Math.min(2, input.curPage),
  });
  const page = await open('?fromDate=2026-01-01&page=7', { answers: { vocList } });
  expect(page.address()).toBe('/member/member_voc?fromDate=2026-01-01&page=2');
});
