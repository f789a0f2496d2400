import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { delivery, foundDelivery, shipment } from '../../testing/deliveries.ts';

const TOKEN = '500001_sealed-sealed-sealed';
const linked = { ...foundDelivery, shipments: [shipment('PREPARE')] };
const open = (openDeliveryLink: Answers['openDeliveryLink'], more: PageOptions = {}) =>
  renderPage(section, `/product/product_delivery#o=${TOKEN}`, {
    answers: { openDeliveryLink, delivery, stopMessages: { phone: '010-****-2001' } } as Answers,
    session: 'visitor',
    ...more,
  });

test('a message’s link shows its delivery masked, with the ways to change the day, and leaves the address', async () => {
  const page = await open(linked);
  expect(await page.findByText('2026*****0017')).toBeTruthy();
  expect(page.getByText('010-****-2001')).toBeTruthy();
  expect(page.queryByRole('button', { name: '이 날로 확정하기' })).toBeNull();
  expect(page.queryByRole('button', { name: '다른 날로 바꾸기' })).toBeNull();
  expect(page.getByText(/^설치일을 확정하거나 바꾸시려면/)).toBeTruthy();
  const way = page.getByRole('link', { name: '이름과 번호로 조회하기' });
  expect(way.getAttribute('href')).toBe('/product/product_delivery_info?step=delivery');
  expect(window.location.hash).toBe('');
  expect(page.address()).toBe('/product/product_delivery');
  await page.user.click(page.getByRole('button', { name: '알림 그만 받기' }));
  await page.findByText(/이제 알림을 보내지 않습니다/);
  expect(page.calls).toMatchObject([
    { kind: 'openDeliveryLink', input: { token: TOKEN } },
    { kind: 'stopMessages', input: { topic: 'delivery', token: TOKEN } },
  ]);
});

test('a day that nobody can change any more has no way to change it', async () => {
  const may = { confirm: false, move: false };
  const page = await open({ ...linked, shipments: [shipment('INSTALL', { may })] });
  await page.findByText('2026*****0017');
  expect(page.queryByText(/^설치일을 확정하거나/)).toBeNull();
});

test('a member sees their own whole, and changes its day', async () => {
  const page = await open(delivery, { session: people.haneul });
  expect(await page.findByText(delivery.orderNo)).toBeTruthy();
  expect(page.getByRole('button', { name: '이 날로 확정하기' })).toBeTruthy();
  expect(page.queryByRole('button', { name: '알림 그만 받기' })).toBeNull();
});

test('a link that is void or over says how to find the delivery', async () => {
  const page = await open(refusal('ERR_NOT_FOUND'));
  expect(await page.findByText('이 링크로는 더 보실 수 없습니다.')).toBeTruthy();
  expect(page.getByRole('link', { name: '이름과 번호로 조회하기' })).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '로그인' }));
  expect(page.host.session.login).toHaveBeenCalledWith('/product/product_delivery');
});
