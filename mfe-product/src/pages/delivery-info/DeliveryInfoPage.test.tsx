import { expect, test } from '@jest/globals';
import { listOf } from '@portal/testing/list';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { foundDelivery } from '../../testing/deliveries.ts';

const { minji } = people;
const open = (query = '?step=delivery', more: PageOptions = {}) =>
  renderPage(section, `/product/product_delivery_info${query}`, {
    answers: { deliveryCheck: { list: [foundDelivery] } },
    ...more,
  });
type Page = Awaited<ReturnType<typeof open>>;

async function askByName(page: Page, name = minji.name, phone = minji.phone) {
  await page.user.type(page.getByLabelText('이름'), name);
  await page.user.type(page.getByLabelText('휴대전화'), phone);
  await page.user.click(page.getByRole('button', { name: '조회하기' }));
}
const answering = (deliveryCheck: NonNullable<Answers['deliveryCheck']>) => ({
  answers: { deliveryCheck },
});

test('the two ways are in the server’s page, and the login leads to the deliveries', async () => {
  const page = await open('');
  expect(page.drawn).toMatchObject({ status: 200, title: '배송 조회', indexable: true });
  expect(page.drawn?.html).toContain('비회원 조회');
  await page.user.click(page.getByRole('button', { name: '로그인' }));
  expect(page.host.session.login).toHaveBeenCalledWith('/product/product_delivery');
  await page.user.click(page.getByRole('link', { name: '비회원으로 조회하기' }));
  expect(page.address()).toBe('/product/product_delivery_info?step=delivery');
  expect(await page.findByLabelText('이름')).toBeTruthy();
});

test('a member is sent on to their deliveries; one without the identity check is asked for it', async () => {
  const page = await open('', { session: people.jiwoo });
  await page.user.click(page.getByRole('button', { name: '본인 확인하기' }));
  expect(page.host.session.certify).toHaveBeenCalled();
  const other = await open('', { session: people.haneul, answers: { orderList: listOf() } });
  expect(await other.findByRole('heading', { name: '조회 내역이 없습니다.' })).toBeTruthy();
  expect(other.address()).toBe('/product/product_delivery');
});

test('a guest finds a delivery by name and phone; nothing of it is in the address or kept', async () => {
  const page = await open();
  await askByName(page);
  expect(await page.findByText('최*지')).toBeTruthy();
  expect(page.calls.map(({ input }) => input)).toEqual([{ name: minji.name, phone: minji.phone }]);
  expect(page.address()).toBe('/product/product_delivery');
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a guest finds a purchase by phone and order number, as it was copied', async () => {
  const page = await open(undefined, answering({ list: [{ ...foundDelivery, orderKind: '0' }] }));
  await page.user.click(page.getByRole('radio', { name: '휴대전화 번호와 주문 번호' }));
  expect(page.queryByLabelText('이름')).toBeNull();
  await page.user.type(page.getByLabelText('휴대전화'), minji.phone);
  await page.user.type(page.getByLabelText('주문 번호'), '20261116-00017 ');
  await page.user.click(page.getByRole('button', { name: '조회하기' }));
  expect(await page.findByText('최*지')).toBeTruthy();
  expect(page.calls[0]?.input).toEqual({ phone: minji.phone, orderNo: '2026111600017' });
  expect(page.address()).toBe('/product/product_delivery?order=buy');
});

test('a problem is shown at its field, which takes the focus, and nothing is sent', async () => {
  const page = await open();
  await askByName(page, minji.name, '02-123-4567');
  expect(page.getByText(/휴대전화 번호를 010-1234-5678 같은/)).toBeTruthy();
  expect(document.activeElement).toBe(page.getByLabelText('휴대전화'));
  await page.user.click(page.getByRole('radio', { name: '휴대전화 번호와 주문 번호' }));
  await page.user.clear(page.getByLabelText('휴대전화'));
  await page.user.type(page.getByLabelText('휴대전화'), minji.phone);
  await page.user.type(page.getByLabelText('주문 번호'), '123');
  await page.user.click(page.getByRole('button', { name: '조회하기' }));
  expect(page.getByText('주문 번호를 숫자 10자리 이상으로 입력해 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(page.getByLabelText('주문 번호'));
  expect(page.calls).toEqual([]);
});

const outcome = (page: Page) => page.findByRole('group', { name: '조회 결과' });

test('nothing found says so with the focus, and what was typed stays', async () => {
  const page = await open(undefined, answering({ list: [] }));
  await askByName(page);
  expect(await page.findByRole('heading', { name: '조회 내역이 없습니다.' })).toBeTruthy();
  expect(document.activeElement).toBe(await outcome(page));
  expect(page.getByLabelText<HTMLInputElement>('이름').value).toBe(minji.name);
  expect(page.address()).toBe('/product/product_delivery_info?step=delivery');
});

test('after too many tries the page says how long to wait, shows the server’s message, and offers phone and login', async () => {
  const page = await open(undefined, answering(refusal('ERR_TOO_MANY')));
  await askByName(page);
  expect((await outcome(page)).textContent).toContain('한 시간 동안 조회하실 수 없습니다.');
  expect(document.activeElement).toBe(await outcome(page));
  expect(page.getByRole('link', { name: '1577-0000' })).toBeTruthy();
  expect(page.host.dialogs.alert.mock.calls).toEqual([
    ['요청이 많습니다. 잠시 뒤 다시 시도해 주세요.'],
  ]);
  expect(page.queryByRole('button', { name: '다시 시도' })).toBeNull();
});

test('a failed look-up shows the server’s message and can be tried again', async () => {
  const own: Answers = { deliveryCheck: refusal('ERR_UNAVAILABLE') };
  const page = await open(undefined, { answers: own });
  await askByName(page);
  expect((await outcome(page)).textContent).toContain('지원 번호 ABC234');
  expect(page.host.dialogs.alert).toHaveBeenCalledWith(
    '지금은 이용할 수 없습니다. 잠시 뒤 다시 시도해 주세요.',
  );
  own.deliveryCheck = { list: [foundDelivery] };
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByText('최*지')).toBeTruthy();
});

test('without an answer there is no message of the server, and no alert', async () => {
  const page = await open(undefined, answering(refusal('NETWORK')));
  await askByName(page);
  expect((await outcome(page)).textContent).toContain('조회하지 못했습니다.');
  expect(page.host.dialogs.alert).not.toHaveBeenCalled();
});
