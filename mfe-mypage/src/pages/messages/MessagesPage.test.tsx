import { expect, test } from '@jest/globals';
import type { AnswerOf, listMessages } from '@portal/contract';
import { listOf } from '@portal/testing/list';
import { chosenWays } from '@portal/testing/messages';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { within } from '@testing-library/react';
import { section } from '../../routes.tsx';

type Message = AnswerOf<typeof listMessages>['list'][number];

const message = (change: Partial<Message> = {}): Message => ({
  messageIdx: '1',
  title: '서비스 접수',
  text: '김하늘님, 이전설치 접수를 마쳤습니다.\n\n접수 번호: 200001',
  state: 'talk',
  at: '2026-11-21T03:00:00.000Z',
  order: { service: 'transfer', ordNbr: '200001' },
  href: null,
  ...change,
});
const settings = { phone: '010-****-1001', stopped: false, ways: chosenWays };
const answers: Answers = {
  messageList: listOf(message()),
  messageWays: settings,
  calendarFeed: { madeOn: null },
};
const open = (own: Answers = {}, more: PageOptions = {}, query = '') =>
  renderPage(section, `/member/messages${query}`, {
    answers: { ...answers, ...own },
    session: people.haneul,
    ...more,
  });
type Page = Awaited<ReturnType<typeof open>>;
const part = (page: Page, name: string) => within(page.getByRole('region', { name }));

test('a message says when it was sent, what became of it and its text, and leads to its request', async () => {
  const page = await open();
  const [row] = await page
    .findAllByRole('listitem')
    .then((items) =>
      items.filter((item) => within(item).queryByRole('heading', { name: '서비스 접수' })),
    );
  expect(row?.textContent).toContain('카카오톡으로 받음2026.11.21(토) 12:00 · 접수 번호 200001');
  await page.user.click(within(row as HTMLElement).getByText('보낸 글'));
  expect(row?.querySelector('blockquote')?.textContent).toBe(message().text);
  expect(
    within(row as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/service/service_order_detail?service=transfer&id=200001');
});

test.each([
  [
    'failed',
    '받지 못함',
    '카카오톡이나 문자로 도착하지 못했습니다. 받으시는 번호가 맞는지 확인해 주세요.',
  ],
  ['declined', '보내지 않음', '받지 않기로 하셔서 보내지 않았습니다.'],
  ['unreachable', '보내지 못함', '휴대전화 번호가 없어서 보내지 못했습니다.'],
  ['late', '보내지 못함', '하루 안에 보낼 수 없어서 보내지 않았습니다.'],
  ['due', '보내는 중', null],
  ['accepted', '보냄', null],
  ['text', '문자로 받음', null],
] as const)('a message that is %s says so: %s', async (state, name, why) => {
  const page = await open({ messageList: listOf(message({ state })) });
  expect(await page.findByText(name)).toBeTruthy();
  if (why !== null) expect(page.getByText(why)).toBeTruthy();
});

test('a message about anything else leads to its page, and to none that this release lacks', async () => {
  const answered = message({ title: '답변 도착', order: null, href: '/member/qna?idx=10001' });
  const page = await open({ messageList: listOf(answered) });
  await page.user.click(await page.findByText('보낸 글'));
  const link = page.getByRole('link', { name: /알린 내용으로 가기$/ });
  expect(link.getAttribute('href')).toBe('/member/qna?idx=10001');
  const alone = await open({ messageList: listOf(answered) }, { hrefFor: () => null });
  await alone.user.click(await alone.findByText('보낸 글'));
  expect(alone.queryByRole('link', { name: /알린 내용으로/ })).toBeNull();
});

test('the ways are shown as they are stored, and saved together', async () => {
  const page = await open({ saveMessageWays: { saved: true } });
  await page.findByRole('heading', { name: '받는 방법' });
  const own = part(page, '받는 방법');
  const values = own.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
  expect(values).toEqual(['', 'talk', 'none', '', '', '']);
  await page.user.selectOptions(own.getByRole('combobox', { name: '결제와 환불' }), 'none');
  await page.user.selectOptions(own.getByRole('combobox', { name: '배송과 설치' }), '');
  await page.user.click(own.getByRole('button', { name: '저장하기' }));
  expect(await own.findByText('저장했습니다. 이제부터 이렇게 보내 드립니다.')).toBeTruthy();
  expect(page.calls.find(({ kind }) => kind === 'saveMessageWays')?.input).toEqual({
    ways: { ...chosenWays, payment: 'none', delivery: 'talkOrText' },
  });
});

test('ways that could not be saved stay chosen, with the reason', async () => {
  const page = await open({ saveMessageWays: refusal('ERR_INTERNAL') });
  await page.findByRole('heading', { name: '받는 방법' });
  const own = part(page, '받는 방법');
  const payment = own.getByRole<HTMLSelectElement>('combobox', { name: '결제와 환불' });
  await page.user.selectOptions(payment, 'none');
  await page.user.click(own.getByRole('button', { name: '저장하기' }));
  expect((await own.findByRole('alert')).textContent).toContain('지원 번호');
  expect(payment.value).toBe('none');
});

test('a test message is sent to the number; too many say so', async () => {
  const own: Answers = { sendTestMessage: { sent: true } };
  const page = await open(own);
  await page.findByText('010-****-1001');
  const number = part(page, '받으시는 번호');
  await page.user.click(number.getByRole('button', { name: '시험 알림 보내기' }));
  expect(await number.findByText(/^시험 알림을 보냈습니다/)).toBeTruthy();
  const many = await open({ sendTestMessage: refusal('ERR_TOO_MANY') });
  await many.findByText('010-****-1001');
  await many.user.click(many.getByRole('button', { name: '시험 알림 보내기' }));
  expect((await part(many, '받으시는 번호').findByRole('alert')).textContent).not.toBe('');
});

test('without a mobile number, or with one that wants no messages, it says what to do', async () => {
  const none = await open({ messageWays: { ...settings, phone: '' } });
  expect(await none.findByText(/회원 정보에서 번호를 등록해 주세요/)).toBeTruthy();
  expect(none.queryByRole('button', { name: '시험 알림 보내기' })).toBeNull();
  const stopped = await open({ messageWays: { ...settings, stopped: true } });
  expect(await stopped.findByText(/다시 받으시려면 고객센터로 전화해 주세요/)).toBeTruthy();
  expect(stopped.queryByRole('button', { name: '시험 알림 보내기' })).toBeNull();
});

test('a member without messages reads where they will be, and is led to what sends them', async () => {
  const page = await open({ messageList: listOf() });
  expect(await page.findByText(/아직 보내 드린 알림이 없습니다/)).toBeTruthy();
  expect(page.getByRole('link', { name: '서비스 신청하기' }).getAttribute('href')).toBe('/online');
});

test('a page beyond the last one leads to the last', async () => {
  const page = await open(
    {
      messageList: ({ input }) => ({
        ...listOf(message()),
        total: 11,
        curPage: Math.min(2, input.curPage),
      }),
    },
    {},
    '?page=9',
  );
  expect(page.address()).toBe('/member/messages?page=2');
});

test('a visitor is asked to log in', async () => {
  const page = await open({}, { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});

const ADDRESS = `https://portal.example/api/calendar/dates.ics?key=${'k'.repeat(43)}`;
const NAME = '내 달력으로 일정 보기';

test('a calendar address is made, opened by a calendar app and copied', async () => {
  const page = await open({ makeCalendarFeed: { address: ADDRESS } });
  await page.user.click(part(page, NAME).getByRole('button', { name: '달력 주소 만들기' }));
  expect(page.host.dialogs.confirm).not.toHaveBeenCalled();
  const link = await part(page, NAME).findByRole('link', { name: '달력 앱에서 열기' });
  expect(link.getAttribute('href')).toBe(ADDRESS.replace('https:', 'webcal:'));
  await page.user.click(part(page, NAME).getByRole('button', { name: '주소 복사' }));
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
});

test('a calendar address that was made is replaced or dropped after a question', async () => {
  const page = await open({
    calendarFeed: { madeOn: '2026-11-20' },
    makeCalendarFeed: { address: ADDRESS },
    dropCalendarFeed: { dropped: true },
  });
  expect(part(page, NAME).getByText(/^2026.11.20\(금\)에 만드신 주소/)).toBeTruthy();
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  await page.user.click(part(page, NAME).getByRole('button', { name: '새 주소 만들기' }));
  expect(page.calls.some(({ kind }) => kind === 'makeCalendarFeed')).toBe(false);
  await page.user.click(part(page, NAME).getByRole('button', { name: '새 주소 만들기' }));
  await part(page, NAME).findByRole('link', { name: '달력 앱에서 열기' });
  await page.user.click(part(page, NAME).getByRole('button', { name: '주소 없애기' }));
  expect(await part(page, NAME).findByText(/^달력 주소를 지웠습니다/)).toBeTruthy();
  expect(part(page, NAME).queryByRole('link')).toBeNull();
});
