import { expect, test } from '@jest/globals';
import { errors } from '@portal/contract';
import { listOf } from '@portal/testing/list';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { registrationAt } from '@portal/testing/products';
import { section } from '../../routes.tsx';
import { refused } from '../../testing/things.ts';

const rows = [
  registrationAt('RECEIVE', { bbsIdx: '70004' }),
  registrationAt('CONFIRM', { bbsIdx: '70003' }),
  registrationAt('COMPLETE', { bbsIdx: '70002', productIdx: '71' }),
  refused,
  { ...refused, bbsIdx: '70000', replacedBy: '70001' },
];
const answers: Answers = { registrationList: listOf(...rows) };
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/member/product_activate_info${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });
const EMPTY = '등록 내역이 없습니다.';

test('each registration says its stage and day, and a refused one says that it was refused', async () => {
  const page = await open();
  const list = await page.findAllByRole('link', { name: /편안 안마의자/ });
  expect(list.map((row) => [row.getAttribute('href'), row.textContent])).toEqual([
    [
      '/member/product_activate_detail?idx=70004',
      '편안 안마의자2026.11.20(금) 등록 접수시리얼 번호 C25040012342026.11.24(화)까지 확인합니다.접수',
    ],
    [
      '/member/product_activate_detail?idx=70003',
      '편안 안마의자2026.11.20(금) 등록 접수시리얼 번호 C25040012342026.11.24(화)까지 확인합니다.확인 중',
    ],
    [
      '/member/product_activate_detail?idx=70002',
      '편안 안마의자2026.11.20(금) 등록 접수시리얼 번호 C2504001234처리완료',
    ],
    [
      '/member/product_activate_detail?idx=70001',
      '편안 안마의자2026.11.20(금) 등록 접수시리얼 번호 C2504001234등록하지 못했습니다. 이유를 보고 다시 보내실 수 있습니다.처리완료',
    ],
    [
      '/member/product_activate_detail?idx=70000',
      '편안 안마의자2026.11.20(금) 등록 접수시리얼 번호 C2504001234등록하지 못해 고쳐서 다시 보내셨습니다.처리완료',
    ],
  ]);
});

test.each([
  ['', undefined, '전체'],
  ['?status=RECEIVE', 'RECEIVE', '접수'],
  ['?status=CONFIRM', 'CONFIRM', '확인 중'],
  ['?status=COMPLETE', 'COMPLETE', '처리완료'],
])('%s asks for status %s', async (query, status, label) => {
  const page = await open(query);
  expect(await page.findByRole('link', { name: label, current: true })).toBeTruthy();
  expect(page.serverCalls.at(-1)?.input).toEqual({
    ...(status !== undefined && { status }),
    curPage: 1,
    pageSize: 10,
  });
});

test.each(['?status=DONE', '?page=-1'])('%s becomes the default', async (query) => {
  const page = await open(query);
  expect(page.address()).toBe('/member/product_activate_info');
});

test('a page number beyond the last page leads to the last page', async () => {
  const registrationList: Answers['registrationList'] = ({ input }) => ({
    ...listOf(refused),
    total: 11,
    curPage: Math.min(2, input.curPage),
  });
  const page = await open('?status=COMPLETE&page=7', { answers: { registrationList } });
  expect(page.address()).toBe('/member/product_activate_info?status=COMPLETE&page=2');
});

test('an empty list says so, and links to the form if this release has it', async () => {
  const none: Answers = { registrationList: listOf() };
  const page = await open('', { answers: none });
  expect(await page.findByRole('heading', { name: EMPTY })).toBeTruthy();
  expect(page.getByRole('link', { name: '정품 등록하기' }).getAttribute('href')).toBe(
    '/product/product_activate',
  );
  const alone = await open('?status=CONFIRM', { answers: none, hrefFor: () => null });
  expect(await alone.findByText(/이 상태의 등록이 없습니다/)).toBeTruthy();
  expect(alone.queryByRole('link', { name: '정품 등록하기' })).toBeNull();
});

test('while another filter is loaded, the list does not say that it is empty', async () => {
  const own: Answers = { registrationList: listOf() };
  const page = await open('', { answers: own });
  await page.findByRole('heading', { name: EMPTY });
  own.registrationList = () => new Promise(() => {});
  await page.user.click(page.getByRole('link', { name: '확인 중' }));
  expect(await page.findByText('불러오는 중입니다.')).toBeTruthy();
  expect(page.queryByText(EMPTY)).toBeNull();
});

// Specification, 8: a failure of this list is shown in an alert, with the server's message.
test('a list that cannot be loaded shows the server’s message, and loads at another try', async () => {
  const own: Answers = { registrationList: refusal('ERR_UNAVAILABLE') };
  const page = await open('', { answers: own });
  expect(await page.findByRole('alert')).toBeTruthy();
  expect(page.host.dialogs.alert.mock.calls).toEqual([[errors.ERR_UNAVAILABLE.message]]);
  expect(page.queryByText(EMPTY)).toBeNull();
  page.takeComplaints();
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findAllByRole('link', { name: /편안 안마의자/ })).toHaveLength(rows.length);
});

test('without a network there is no message of the server, and no alert', async () => {
  const page = await open('', { answers: { registrationList: refusal('NETWORK') } });
  expect((await page.findByRole('alert')).textContent).toContain('인터넷에 연결되지 않았습니다.');
  page.takeComplaints();
  expect(page.host.dialogs.alert).not.toHaveBeenCalled();
});

test('a visitor is asked to log in', async () => {
  const page = await open('', { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});
