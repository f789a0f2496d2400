import { expect, test } from '@jest/globals';
import { listOf } from '@portal/testing/list';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const inquiry = (bbsIdx: string, state: '0' | '1', title = '물이 잘 나오지 않습니다') => ({
  bbsIdx,
  groups: 'product' as const,
  title,
  state,
  receivedOn: '2026-11-20',
});
const answers: Answers = { qnaList: listOf(inquiry('10002', '0'), inquiry('10001', '1')) };
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/member/member_qna${query}`, { answers, session: people.haneul, ...more });
const EMPTY = '문의 내역이 없습니다.';

test('each inquiry says its title, day and state in words, and leads to its answer', async () => {
  const page = await open();
  const [first, second] = await page.findAllByRole('link', { name: /물이 잘 나오지/ });
  expect(first?.textContent).toBe('물이 잘 나오지 않습니다제품 사용2026.11.20(금) 접수답변 대기');
  expect(first?.getAttribute('href')).toBe('/member/qna?idx=10002');
  expect(second?.textContent).toContain('답변 완료');
  expect(page.getByRole('status').textContent).toBe('전체 2건');
  const nav = page.getByRole('navigation', { name: '마이페이지 메뉴' });
  expect(nav.querySelector('[aria-current]')?.textContent).toBe('1:1 문의');
});

// All codes of the filter (specification, 4). 0 and -1 are codes too.
test.each([
  ['', '-1', '전체'],
  ['?state=-1', '-1', '전체'],
  ['?state=0', '0', '답변 대기'],
  ['?state=1', '1', '답변 완료'],
])('%s asks for state %s, which is %s', async (query, state, label) => {
  const page = await open(query);
  const chosen = await page.findByRole('link', { name: label, current: true });
  expect(chosen).toBeTruthy();
  expect(page.serverCalls.at(-1)?.input).toEqual({ state, curPage: 1, pageSize: 10 });
});

test.each(['?state=2', '?state=', '?state=0x', '?page=0'])(
  '%s becomes the default',
  async (query) => {
    const page = await open(query);
    expect(page.address()).toBe('/member/member_qna');
    expect(page.serverCalls.at(-1)?.input).toMatchObject({ state: '-1', curPage: 1 });
  },
);

test('a page number beyond the last page leads to the last page', async () => {
  const qnaList: Answers['qnaList'] = ({ input }) => ({
    ...listOf(inquiry('10001', '1')),
    total: 11,
    curPage: Math.min(2, input.curPage),
  });
  const page = await open('?state=1&page=9', { answers: { qnaList } });
  expect(page.address()).toBe('/member/member_qna?state=1&page=2');
});

test('an empty list says so, and links to the form if this release has it', async () => {
  const none: Answers = { qnaList: listOf() };
  const page = await open('', { answers: none });
  expect(await page.findByRole('heading', { name: EMPTY })).toBeTruthy();
  expect(page.getByRole('link', { name: '1:1 문의하기' }).getAttribute('href')).toBe(
    '/customer/qna',
  );
  const alone = await open('?state=0', { answers: none, hrefFor: () => null });
  expect(await alone.findByText(/답변을 기다리는 문의가 없습니다/)).toBeTruthy();
  expect(alone.queryByRole('link', { name: '1:1 문의하기' })).toBeNull();
});

test('while another filter is loaded, the list does not say that it is empty', async () => {
  const own: Answers = { qnaList: listOf() };
  const page = await open('?state=0', { answers: own });
  await page.findByRole('heading', { name: EMPTY });
  own.qnaList = () => new Promise(() => {});
  await page.user.click(page.getByRole('link', { name: '답변 완료' }));
  const said = await page.findByText('불러오는 중입니다.');
  expect(said.closest('[role=status]')).toBeTruthy();
  expect(page.queryByText(EMPTY)).toBeNull();
});

test('a list that cannot be loaded says so, and loads at another try', async () => {
  const own: Answers = { qnaList: refusal('ERR_INTERNAL') };
  const page = await open('', { answers: own });
  expect((await page.findByRole('alert')).textContent).toContain('내용을 가져오지 못했습니다.');
  expect(page.queryByText(EMPTY)).toBeNull();
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findAllByRole('link', { name: /물이 잘/ })).toHaveLength(2);
});

test('a long title is not cut', async () => {
  const long = '물'.repeat(50);
  const page = await open('', { answers: { qnaList: listOf(inquiry('10001', '0', long)) } });
  expect(await page.findByRole('heading', { name: long })).toBeTruthy();
});

test('a visitor is asked to log in', async () => {
  const page = await open('', { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});
