import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { membership, order, serviceDays, waiting } from '../../testing/answers.ts';

const encSeq = 'sealed-sealed-sealed-1';
const answers: Answers = {
  checkOrders: { list: [{ ...order, encSeq }] },
  checkOrder: { ...order, masked: true, custName: '김*늘', phoneNum: '010-****-1001', text: '' },
};
const open = (own: Answers = {}) =>
  renderPage(section, '/service/order_check', { answers: { ...answers, ...own } });
type Page = Awaited<ReturnType<typeof open>>;

async function ask(page: Page, name = '김하늘', phone = '010-0000-1001') {
  await page.user.type(page.getByLabelText('이름'), name);
  await page.user.type(page.getByLabelText('휴대전화'), phone);
  await page.user.click(page.getByRole('button', { name: '조회하기' }));
}

test('a guest finds requests by name and number and reads one, masked', async () => {
  const page = await open();
  await ask(page);
  await page.user.click(await page.findByRole('button', { name: /편안 정수기/ }));
  expect(await page.findByText('010-****-1001')).toBeTruthy();
  expect(page.getByText('김*늘')).toBeTruthy();
  expect(page.address()).toBe('/service/order_check');
  expect(Object.keys(sessionStorage)).toEqual([]);
  await page.user.click(page.getByRole('button', { name: '목록으로' }));
  expect(await page.findByRole('button', { name: /편안 정수기/ })).toBeTruthy();
});

test('a number may have spaces and +82; a name that is missing is asked for', async () => {
  const page = await open();
  await ask(page, ' ', '+82 10 0000 1001');
  expect(page.getByText('이름을 입력해 주세요.')).toBeTruthy();
  expect(page.calls).toEqual([]);
  await page.user.type(page.getByLabelText('이름'), '김하늘');
  await page.user.click(page.getByRole('button', { name: '조회하기' }));
  await page.findByRole('button', { name: /편안 정수기/ });
  expect(page.calls[0]?.input).toEqual({ userName: '김하늘', userPhone: '01000001001' });
});

test('a number that is not of a mobile phone is said at its field, and nothing is asked', async () => {
  const page = await open();
  await ask(page, '김하늘', '02-123-4567');
  expect(page.getByText(/휴대전화 번호를 010-1234-5678 같은/)).toBeTruthy();
  expect(document.activeElement).toBe(page.getByLabelText('휴대전화'));
  expect(page.calls).toEqual([]);
});

test('a guest moves the day with what the look-up gave, and keeps the list without another look-up', async () => {
  const moved = { ...order, masked: true, visitOn: '2026-11-26' };
  const page = await open({
    orderDays: { first: serviceDays, second: null, cost: { before: 0, after: 0 } },
    moveOrderDays: moved,
  });
  await ask(page);
  await page.user.click(await page.findByRole('button', { name: /편안 정수기/ }));
  await page.user.click(await page.findByRole('button', { name: '날짜 바꾸기' }));
  await page.user.click(await page.findByRole('button', { name: '2026.11.26(목)' }));
  await page.user.click(page.getByRole('button', { name: '이 날로 바꾸기' }));
  expect((await page.findByRole('group', { name: '바꾼 결과' })).textContent).toContain(
    '2026.11.26(목) 방문',
  );
  const guest = { encSeq, userName: '김하늘', userPhone: '010-0000-1001' };
  expect(page.calls.find(({ kind }) => kind === 'moveOrderDays')?.input).toMatchObject({ guest });
  await page.user.click(page.getByRole('button', { name: '목록으로' }));
  expect((await page.findByRole('button', { name: /편안 정수기/ })).textContent).toContain(
    '2026.11.26(목) 방문 예정',
  );
  expect(page.calls.filter(({ kind }) => kind === 'checkOrders')).toHaveLength(1);
});

test('a guest who changes the number goes on with the new one', async () => {
  const changed = { ...order, masked: true, phoneNum: '010-****-2997' };
  const page = await open({ changeOrderContact: changed });
  await ask(page);
  await page.user.click(await page.findByRole('button', { name: /편안 정수기/ }));
  await page.user.click(await page.findByRole('button', { name: '연락처 바꾸기' }));
  await page.user.type(await page.findByLabelText('연락받으실 휴대전화'), '010-0000-2997');
  await page.user.click(page.getByRole('button', { name: '저장하기' }));
  expect((await page.findByRole('group', { name: '바꾼 결과' })).textContent).toBe(
    '바꾼 내용을 저장했습니다.',
  );
  expect(page.calls.at(-1)).toMatchObject({
    kind: 'checkOrder',
    input: { userPhone: '010-0000-2997' },
  });
});

const focused = () => document.activeElement?.getAttribute('aria-label');

test('nothing found says so, and takes the focus each time', async () => {
  const page = await open({ checkOrders: { list: [] } });
  await ask(page);
  expect(await page.findByRole('heading', { name: '조회 내역이 없습니다.' })).toBeTruthy();
  expect(focused()).toBe('조회 결과');
  await page.user.click(page.getByRole('button', { name: '조회하기' }));
  await page.findByRole('heading', { name: '조회 내역이 없습니다.' });
  expect(focused()).toBe('조회 결과');
  expect(await page.findByRole('heading', { name: '조회 내역이 없습니다.' })).toBeTruthy();
  expect(page.getByText(/신청하실 때 적으신 대로/)).toBeTruthy();
});

test('one look-up finds the requests of all services', async () => {
  const page = await open();
  await ask(page);
  await page.findByRole('button', { name: /편안 정수기/ });
  await page.user.click(page.getByRole('link', { name: '시트 교체' }));
  expect(await page.findByText(/다른 서비스의 접수가 1건 있습니다/)).toBeTruthy();
  expect(page.calls.filter(({ kind }) => kind === 'checkOrders')).toHaveLength(1);
});

test('the tab of another service shows its own list in place of an opened request', async () => {
  const page = await open();
  await ask(page);
  await page.user.click(await page.findByRole('button', { name: /편안 정수기/ }));
  await page.findByText('010-****-1001');
  expect(focused()).toBe(`${order.goodsName} 접수 정보`);
  await page.user.click(page.getByRole('link', { name: '시트 교체' }));
  expect(await page.findByText(/다른 서비스의 접수가 1건 있습니다/)).toBeTruthy();
  expect(page.queryByText('010-****-1001')).toBeNull();
});

test('a guest with a membership alone finds it under its tab', async () => {
  const page = await open({ checkOrders: { list: [{ ...membership, encSeq }] } });
  await ask(page);
  expect(await page.findByText(/다른 서비스의 접수가 1건 있습니다/)).toBeTruthy();
  await page.user.click(page.getByRole('link', { name: '필터 멤버십' }));
  expect(page.address()).toBe('/service/order_check?service=w_filter');
  expect(await page.findByRole('button', { name: /편안 정수기/ })).toBeTruthy();
});

test('a guest’s request that waits for its payment says how much, and how to pay by phone', async () => {
  const page = await open({
    checkOrders: { list: [{ ...waiting, encSeq }] },
    checkOrder: { ...waiting, masked: true },
  });
  await ask(page);
  await page.user.click(await page.findByRole('button', { name: /내실 금액 127,800원/ }));
  const says = (await page.findByText(/전화로\s+결제하실 수 있습니다/)).textContent;
  expect(says).toContain('내실 금액은 127,800원입니다.');
  expect(says).toContain('접수 번호(20260001)');
  expect(page.getByRole('link', { name: '1577-0000' })).toBeTruthy();
  expect(page.queryByRole('link', { name: '결제하기' })).toBeNull();
});

test('too many tries say how long to wait, and offer phone and login in place of another try', async () => {
  const page = await open({ checkOrders: refusal('ERR_TOO_MANY') });
  await ask(page);
  expect(await page.findByText(/한 시간 동안 조회하실 수 없습니다/)).toBeTruthy();
  expect(focused()).toBe('조회 결과');
  expect(page.getByRole('link', { name: '1577-0000' })).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '로그인' }));
  expect(page.host.session.login).toHaveBeenCalledWith('/service/service_order_info');
  expect(page.queryByRole('button', { name: '다시 시도' })).toBeNull();
});

const TOKEN = '200001_sealed-sealed-sealed';
const openLink = (own: Answers = {}) => {
  const checked = { ...order, masked: true, phoneNum: '010-****-1001' };
  const all = { ...answers, openOrderLink: checked, ...own };
  return renderPage(section, `/service/order_check#o=${TOKEN}`, { answers: all });
};

test('a message’s link shows its request, and its token leaves the address', async () => {
  const page = await openLink();
  expect(await page.findByText('010-****-1001')).toBeTruthy();
  expect(page.calls.filter(({ kind }) => kind === 'openOrderLink')).toMatchObject([
    { input: { token: TOKEN } },
  ]);
  expect(window.location.hash).toBe('');
  expect(page.address()).toBe('/service/order_check');
  expect(page.queryByRole('button', { name: /취소|바꾸기/ })).toBeNull();
});

test('whoever opened a message’s link stops further messages to its number', async () => {
  const page = await openLink({ stopMessages: { phone: '010-****-1001' } });
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  const button = await page.findByRole('button', { name: '알림 그만 받기' });
  await page.user.click(button);
  expect(page.calls.some(({ kind }) => kind === 'stopMessages')).toBe(false);
  await page.user.click(button);
  expect(
    await page.findByText(/010-\*\*\*\*-1001번으로는 이제 알림을 보내지 않습니다/),
  ).toBeTruthy();
  expect(focused()).toBe('알림을 멈추었습니다');
  expect(page.calls.at(-1)).toMatchObject({
    kind: 'stopMessages',
    input: { topic: 'service', token: TOKEN },
  });
  expect(page.queryByRole('button', { name: '알림 그만 받기' })).toBeNull();
});

test('messages that could not be stopped say so, and the button stays', async () => {
  const page = await openLink({ stopMessages: refusal('ERR_INTERNAL') });
  await page.user.click(await page.findByRole('button', { name: '알림 그만 받기' }));
  expect((await page.findByRole('alert')).textContent).toContain('지원 번호');
  expect(page.getByRole('button', { name: '알림 그만 받기' })).toBeTruthy();
});

test('a link that is void or over says how to find the request', async () => {
  const page = await openLink({ openOrderLink: refusal('ERR_NOT_FOUND') });
  expect(await page.findByText(/30일이 지났거나/)).toBeTruthy();
  expect(page.getByRole('button', { name: '조회하기' })).toBeTruthy();
});

test('a member is led to their own requests, and a visitor to the login', async () => {
  const page = await open();
  await page.user.click(page.getByRole('button', { name: '로그인하고 보기' }));
  expect(page.host.session.login).toHaveBeenCalledWith('/service/service_order_info');
  await page.become(people.haneul);
  const way = await page.findByRole('link', { name: '내 접수 내역 보기' });
  expect(way.getAttribute('href')).toBe('/service/service_order_info');
});
