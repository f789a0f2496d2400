import { expect, jest, test } from '@jest/globals';
import type { Inquiry } from '@portal/contract';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { act } from '@testing-library/react';
import { section } from '../../routes.tsx';

const photo = (id: string) => ({
  photoId: id.repeat(22),
  url: `/api/file/photo/${id.repeat(22)}`,
  width: 900,
  height: 600,
  bytes: 9,
});
const inquiry: Inquiry = {
  bbsIdx: '10001',
  groups: 'product',
  title: '물이 잘 나오지 않습니다',
  text: '어제부터 물줄기가 가늘어졌습니다.',
  state: '0',
  receivedOn: '2026-11-20',
  answerBy: '2026-11-25',
  userIdx: '1001',
  writeUser: '김하늘',
  productIdx: '72',
  goodsName: '편안 정수기',
  photos: [photo('a'), photo('b')],
  answer: null,
};
const answered: Inquiry = {
  ...inquiry,
  state: '1',
  answer: { text: '필터를 바꿔 주세요.\n방문도 가능합니다.', answeredOn: '2026-11-24' },
};
const list = { list: [], total: 0, curPage: 1, pageSize: 10 };
const answers: Answers = { qnaDetail: inquiry, deleteQna: { deleted: true }, qnaList: list };
const open = (more: PageOptions = {}, query = '?idx=10001') =>
  renderPage(section, `/member/qna${query}`, { answers, session: people.haneul, ...more });
const deleted = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ kind }) => kind === 'deleteQna');

test('an inquiry shows what was sent with its photos, and the day by which the answer comes', async () => {
  const page = await open();
  expect(await page.findByRole('heading', { level: 1, name: inquiry.title })).toBeTruthy();
  const number = page.getByText('접수 번호 10001');
  expect(number.parentElement?.textContent).toBe('접수 번호 10001 · 2026.11.20(금) 접수');
  const facts = [...document.querySelectorAll('dl > div')].map((one) => one.textContent);
  expect(facts).toEqual(['문의 유형제품 사용', '제품편안 정수기']);
  expect(page.getByText(inquiry.text)).toBeTruthy();
  const photos = page.getAllByRole('img', { name: /^보내신 사진/ });
  expect(photos.map((one) => one.getAttribute('src'))).toEqual(
    inquiry.photos.map(({ url }) => url),
  );
  const answer = page.getByRole('heading', { name: '답변' }).closest('section');
  expect(answer?.textContent).toContain('2026.11.25(수)까지 이 화면에 답변을 올립니다.');
  // Analytics report the title of the tab, so it must not contain the subject of the inquiry.
  expect(page.shown()?.title).toBe('1:1 문의');
});

test('the answer is shown below, and the inquiry can no longer be deleted', async () => {
  const page = await open({ answers: { ...answers, qnaDetail: answered } });
  const answer = (await page.findByRole('heading', { name: '답변' })).closest('section');
  expect(answer?.textContent).toBe(
    '답변필터를 바꿔 주세요.\n방문도 가능합니다.2026.11.24(화) 답변',
  );
  expect(page.queryByRole('button', { name: '문의 지우기' })).toBeNull();
});

test('a link leads to the form for one more question, if this release has it', async () => {
  const page = await open();
  const further = await page.findByRole('link', { name: '같은 일로 더 문의하기' });
  expect(further.getAttribute('href')).toBe('/customer/qna?about=10001');
  const alone = await open({ hrefFor: () => null });
  await alone.findByRole('heading', { level: 1, name: inquiry.title });
  expect(alone.queryByRole('link', { name: '같은 일로 더 문의하기' })).toBeNull();
});

test('it is deleted after a confirmation, and the list replaces the page', async () => {
  const page = await open();
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  await page.user.click(await page.findByRole('button', { name: '문의 지우기' }));
  expect(deleted(page)).toHaveLength(0);
  await page.user.click(page.getByRole('button', { name: '문의 지우기' }));
  expect(page.host.dialogs.confirm.mock.lastCall?.[0].message).toMatch(/되돌릴 수 없습니다.*3년/);
  expect(await page.findByRole('heading', { name: '1:1 문의 내역' })).toBeTruthy();
  expect(deleted(page).map(({ input }) => input)).toEqual([{ idx: '10001' }]);
  expect(page.host.navigate).toHaveBeenLastCalledWith('/member/member_qna', { replace: true });
  expect(page.host.notify).toHaveBeenCalledWith('문의를 지웠습니다.');
});

test.each([
  ['NETWORK', /지웠는지 확인하지 못했습니다.*다시 확인해 주세요/s],
  ['ERR_INTERNAL', /지원 번호 ABC234/],
] as const)('a failed deletion (%s) is shown, and not sent again', async (code, said) => {
  const page = await open({ answers: { ...answers, deleteQna: refusal(code) } });
  await page.user.click(await page.findByRole('button', { name: '문의 지우기' }));
  expect(page.host.dialogs.alert.mock.lastCall?.[0]).toMatch(said);
  expect(deleted(page)).toHaveLength(1);
  expect(page.getByText(inquiry.text)).toBeTruthy();
});

test('a deletion that takes long says so after ten seconds, and is not sent again', async () => {
  const deleteQna = () => new Promise<never>(() => {});
  const page = await open({ answers: { ...answers, deleteQna } });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await page.user.click(await page.findByRole('button', { name: '문의 지우기' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await page.findByText(/평소보다 오래 걸리고 있습니다/)).toBeTruthy();
    expect(page.queryByRole('button', { name: '다시 시도' })).toBeNull();
  } finally {
    jest.useRealTimers();
  }
  expect(deleted(page)).toHaveLength(1);
});

test('an inquiry that another tab has deleted counts as deleted', async () => {
  const page = await open({ answers: { ...answers, deleteQna: refusal('ERR_NOT_FOUND') } });
  await page.user.click(await page.findByRole('button', { name: '문의 지우기' }));
  expect(await page.findByRole('heading', { name: '1:1 문의 내역' })).toBeTruthy();
  expect(page.host.notify).toHaveBeenCalledWith('이미 지워진 문의입니다.');
});

test('a number that is not the member’s shows a link to the list; without a number the list opens', async () => {
  const page = await open({ answers: { qnaDetail: refusal('ERR_NOT_FOUND') } });
  expect(await page.findByRole('heading', { name: '문의 내역이 없습니다.' })).toBeTruthy();
  expect(page.getByRole('link', { name: '목록 보기' }).getAttribute('href')).toBe(
    '/member/member_qna',
  );
  const none = await open({}, '?idx=12a');
  expect(none.address()).toBe('/member/member_qna');
});

test('a long text keeps its lines, and a failure can be tried again', async () => {
  const text = '가나다라마바사 '.repeat(250).trim();
  const own: Answers = { ...answers, qnaDetail: refusal('ERR_INTERNAL') };
  const page = await open({ answers: own });
  await page.findByText('내용을 가져오지 못했습니다.');
  own.qnaDetail = { ...inquiry, text, photos: [], goodsName: null };
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByText(text)).toBeTruthy();
  expect(page.queryByRole('list', { name: '보내신 사진' })).toBeNull();
});
