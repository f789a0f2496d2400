import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { fireEvent } from '@testing-library/react';
import { section } from '../../routes.tsx';
import { order, serviceDays, waiting } from '../../testing/answers.ts';

const answers: Answers = {
  afterServiceInfo: order,
  orderDays: { first: serviceDays, second: null, cost: { before: 20_000, after: 20_000 } },
  moveOrderDays: { ...order, visitOn: '2026-11-26' },
  changeOrderContact: order,
};
const open = (own: Answers = {}, more: PageOptions = {}) =>
  renderPage(section, '/service/service_order_detail?service=after&id=20260001', {
    answers: { ...answers, ...own },
    session: people.haneul,
    ...more,
  });
type Page = Awaited<ReturnType<typeof open>>;
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = async (page: Page, name: string | RegExp) =>
  page.user.click(await page.findByRole('button', { name }));
const sent = (page: Page, wanted: string) =>
  page.calls.filter(({ kind }) => kind === wanted).map(({ input }) => input);

test('a request is moved in place: nearest day, cost, new day, and the focus at what came of it', async () => {
  const page = await open();
  expect(await page.findByText(/2026.11.30\(월\) 12:00 전까지/)).toBeTruthy();
  await press(page, '날짜 바꾸기');
  expect(
    await page.findByText(/지금은 2026.12.01\(화\)입니다. 가장 빠른 날은 2026.11.25\(수\)/),
  ).toBeTruthy();
  expect(focused()).toBe('날짜 바꾸기');
  await press(page, '이 날로 바꾸기');
  expect(page.getByText('새 날짜를 골라 주세요.')).toBeTruthy();
  await press(page, '2026.11.26(목)');
  expect(await page.findByText('날짜를 바꾸셔도 비용은 그대로입니다.')).toBeTruthy();
  await press(page, '이 날로 바꾸기');
  const outcome = await page.findByRole('group', { name: '바꾼 결과' });
  expect(outcome.textContent).toBe('날짜를 바꾸었습니다. 2026.11.26(목) 방문');
  expect(document.activeElement).toBe(outcome);
  expect(sent(page, 'moveOrderDays')).toEqual([
    {
      ordNbr: '20260001',
      seen: { visitOn: '2026-12-01', secondOn: null },
      visitOn: '2026-11-26',
    },
  ]);
});

test('a day that costs more says so before it is chosen for good', async () => {
  const page = await open({
    orderDays: { first: serviceDays, second: null, cost: { before: 0, after: 20_000 } },
  });
  await press(page, '날짜 바꾸기');
  await press(page, '2026.11.26(목)');
  expect((await page.findByText(/이 날 방문하면 비용이 20,000원/)).textContent).toContain(
    '보증이나 렌탈 계약이 끝나기 때문입니다.',
  );
});

test('a refused move says why, and the old day stays on the page', async () => {
  const own: Answers = { moveOrderDays: refusal('ERR_ORDER_CHANGED') };
  const page = await open(own);
  await press(page, '날짜 바꾸기');
  await press(page, '2026.11.26(목)');
  await press(page, '이 날로 바꾸기');
  expect(page.host.dialogs.alert).toHaveBeenCalledWith(
    '그사이 이 접수가 취소되었거나 끝났거나 날짜가 바뀌었습니다. 바뀐 내용을 확인해 주세요.',
  );
  expect(page.getAllByText('2026.12.01(화)').length).toBeGreaterThan(0);
  await press(page, '그대로 두기');
  expect(focused()).toBe('바꾼 결과');
  await press(page, '날짜 바꾸기');
  await page.user.keyboard('{Escape}');
  expect(focused()).toBe('바꾼 결과');
  expect(page.getByRole('button', { name: '날짜 바꾸기' })).toBeTruthy();
});

test('after noon of the day before the page names the centre', async () => {
  const changes = { first: null, second: null, contact: true };
  const page = await open({ afterServiceInfo: { ...order, changes } });
  expect(await page.findByText(/방문 전날 낮 12시가 지났습니다/)).toBeTruthy();
  expect(page.queryByRole('button', { name: '날짜 바꾸기' })).toBeNull();
  expect(page.getByRole('button', { name: '연락처와 내용 바꾸기' })).toBeTruthy();
});

test('two days are moved together; the second follows from the first', async () => {
  const transfer = { ...order, service: 'transfer' as const, secondOn: '2026-12-10' };
  const later = { ...serviceDays, firstOpen: '2026-12-20', from: '2026-12-20' };
  const page = await renderPage(
    section,
    '/service/service_order_detail?service=transfer&id=20260001',
    {
      session: people.haneul,
      answers: {
        transferDetail: transfer,
        orderDays: (input: unknown) => ({
          first: serviceDays,
          second: JSON.stringify(input).includes('2026-11-26') ? later : serviceDays,
          cost: { before: 100, after: 100 },
        }),
        moveOrderDays: { ...transfer, visitOn: '2026-11-26', secondOn: '2026-12-21' },
      },
    },
  );
  await press(page, '날짜 바꾸기');
  await page.findByRole('group', { name: /새 회수 날짜/ });
  const first = page.getByRole('group', { name: /새 회수 날짜/ });
  await page.user.click(
    [...first.querySelectorAll('button')].find((one) => one.ariaLabel === '2026.11.26(목)') ??
      first,
  );
  expect((await page.findByRole('alert')).textContent).toContain('고르신 2026.12.10(목)은');
  await press(page, '이 날로 바꾸기');
  expect(page.getByText('설치 날짜를 골라 주세요.')).toBeTruthy();
  await press(page, '2026.12.21(월)');
  await press(page, '이 날로 바꾸기');
  expect((await page.findByRole('group', { name: '바꾼 결과' })).textContent).toBe(
    '날짜를 바꾸었습니다. 2026.11.26(목) 회수, 2026.12.21(월) 설치',
  );
});

test('phone and text are changed, and a refused number is said at its field', async () => {
  const wrong = { phoneNum: '휴대전화 번호를 010-1234-5678 같은 형식으로 입력해 주세요.' };
  const page = await open();
  await press(page, '연락처와 내용 바꾸기');
  const phone = await page.findByLabelText('연락받으실 휴대전화');
  await press(page, '저장하기');
  expect(page.getByText('새 휴대전화 번호를 입력해 주세요.')).toBeTruthy();
  await page.user.clear(phone);
  await page.user.type(phone, '02-123');
  await press(page, '저장하기');
  expect(await page.findByText(wrong.phoneNum)).toBeTruthy();
  await page.user.clear(phone);
  await page.user.type(phone, '010 0000 2997');
  await page.user.type(page.getByLabelText('내용'), ' 벨을 눌러 주세요.');
  await press(page, '저장하기');
  expect(sent(page, 'changeOrderContact')).toEqual([
    { ordNbr: '20260001', phoneNum: '01000002997', text: '어제부터 샙니다. 벨을 눌러 주세요.' },
  ]);
});

test('the entrance code is changed alone, and the page tells it', async () => {
  const page = await open({
    afterServiceInfo: { ...order, entrance: '#1234*' },
    changeOrderContact: { ...order, entrance: '#5678*' },
  });
  expect(await page.findByText('#1234*')).toBeTruthy();
  await press(page, '연락처와 내용 바꾸기');
  const code = await page.findByLabelText('공동현관 비밀번호');
  await page.user.clear(code);
  await page.user.type(code, '#5678*');
  await press(page, '저장하기');
  await page.findByRole('group', { name: '바꾼 결과' });
  expect(sent(page, 'changeOrderContact')).toEqual([{ ordNbr: '20260001', entrance: '#5678*' }]);
});

test('a request whose payment is under way changes nothing here', async () => {
  const page = await open({ afterServiceInfo: { ...waiting, changes: null } });
  await page.findByText('신청하신 내용');
  expect(page.queryByText('날짜와 연락처 바꾸기')).toBeNull();
});

test('a page that is shown again shows the day of now', async () => {
  const own: Answers = { ...answers };
  const page = await renderPage(
    section,
    '/service/service_order_detail?service=after&id=20260001',
    { answers: own, session: people.haneul },
  );
  await page.findAllByText('2026.12.01(화)');
  own.afterServiceInfo = { ...order, visitOn: '2026-12-03' };
  fireEvent(document, new Event('visibilitychange'));
  expect((await page.findAllByText('2026.12.03(목)')).length).toBeGreaterThan(0);
});

test('a new day offers its windows, and the page says the one that the request has', async () => {
  const windows = [{ window: '09:00~12:00', full: [] }];
  const moved = { ...order, visitOn: '2026-11-26', visitWindow: '09:00~12:00' };
  const page = await open({
    afterServiceInfo: { ...order, visitWindow: '13:00~18:00' },
    orderDays: { first: { ...serviceDays, windows }, second: null, cost: { before: 0, after: 0 } },
    moveOrderDays: moved,
  });
  expect(await page.findByText('오후 1시~6시')).toBeTruthy();
  await press(page, '날짜 바꾸기');
  await press(page, '2026.11.26(목)');
  await page.user.click(await page.findByRole('radio', { name: '오전 9시~낮 12시' }));
  await press(page, '이 날로 바꾸기');
  expect((await page.findByRole('group', { name: '바꾼 결과' })).textContent).toBe(
    '날짜를 바꾸었습니다. 2026.11.26(목) 방문 (오전 9시~낮 12시)',
  );
  expect(sent(page, 'moveOrderDays')[0]).toMatchObject({ visitWindow: '09:00~12:00' });
});
