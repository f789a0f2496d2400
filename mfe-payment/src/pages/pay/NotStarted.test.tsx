import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { refusal, renderPage } from '@portal/testing/page';
import { merchant, order, orderPayment } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

// Chromium 156 returns a promise here; jsdom has no scrolling at all.
beforeEach(() => {
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as () => void;
  window.open = (() => ({ close() {} })) as unknown as typeof window.open;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

test('after a refused start, an order that was cancelled meanwhile takes the focus', async () => {
  const cancelled: typeof order = { ...order, is: 'cancelled', payment: orderPayment() };
  let answer = order;
  const page = await renderPage(section, '/payment?ordNbr=200017', {
    session: people.haneul,
    answers: { payIdKey: merchant, payOrder: () => answer, moid: refusal('ERR_PAY_DONE') },
  });
  expect(document.activeElement).toBe(document.body);
  await page.user.click(page.getByRole('checkbox', { name: /동의합니다/ }));
  await page.user.click(page.getByRole('button', { name: '160,000원 결제하기' }));
  answer = cancelled;
  await page.user.click(await page.findByRole('button', { name: '새로 불러오기' }));
  await page.findByRole('heading', { name: '취소된 접수입니다.' });
  expect(document.activeElement).toBe(page.getByRole('group', { name: '결제 상태' }));
});

test('after a refused start, the page loads the new amount and can be paid again', async () => {
  let total = 162_000;
  const refusals = [refusal('ERR_PAY_AMOUNT'), refusal('NETWORK')];
  const page = await renderPage(section, '/payment?ordNbr=200017', {
    session: people.haneul,
    answers: {
      payIdKey: merchant,
      payOrder: () => ({ ...order, quote: { ...order.quote, total, payable: total - 2_000 } }),
      moid: () => refusals.shift() ?? refusal('NETWORK'),
    },
  });
  await page.user.click(page.getByRole('checkbox', { name: /동의합니다/ }));
  await page.user.click(page.getByRole('button', { name: '160,000원 결제하기' }));
  total = 172_000;
  await page.user.click(await page.findByRole('button', { name: '새로 불러오기' }));
  await page.user.click(await page.findByRole('button', { name: '170,000원 결제하기' }));
  expect((await page.findByRole('alert')).textContent).toContain('결제를 시작하지 못했습니다.');
  page.takeComplaints();
});
