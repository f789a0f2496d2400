import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { deposit, masked, moid, paid } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { waitFor } from '@testing-library/react';
import { section } from '../../routes.tsx';

const TOKEN = `${moid}_sealed-sealed-sealed`;
const openLink = (openPaymentLink: Answers['openPaymentLink'], options: PageOptions = {}) =>
  renderPage(section, `/payment/pay_result#o=${TOKEN}`, {
    answers: { openPaymentLink, payResult: paid } as Answers,
    session: 'visitor',
    ...options,
  });

test('a message’s link shows a payment without account and receipt, and its token leaves the address', async () => {
  const linked = {
    ...masked(deposit),
    goodsName: '편안 안마의자 HB-700',
    service: 'transfer' as const,
    deposit: { bankName: '', accountNo: '', holder: '', until: '2026-11-23T14:59:00.000Z' },
  };
  const page = await openLink(linked);
  await page.findByText('160,000원');
  expect(document.body.textContent).toContain('이전설치 · 편안 안마의자 HB-700');
  expect(page.getByText('2026.11.23(월) 23:59까지')).toBeTruthy();
  expect(page.getByText('계좌 번호는 받으신 메시지에 있습니다.')).toBeTruthy();
  expect(page.getByRole('button', { name: '로그인' })).toBeTruthy();
  expect(page.getByRole('button', { name: '알림 그만 받기' })).toBeTruthy();
  expect(window.location.hash).toBe('');
  expect(page.calls).toMatchObject([{ kind: 'openPaymentLink', input: { token: TOKEN } }]);
  await page.user.click(page.getByRole('button', { name: '로그인' }));
  expect(page.host.session.login).toHaveBeenCalledWith(`/payment/pay_result?moid=${moid}`);
});

test('the payer who is logged in sees the whole payment by a link', async () => {
  const page = await openLink(paid, { session: people.haneul });
  expect(await page.findByRole('region', { name: '영수증' })).toBeTruthy();
  expect(page.queryByRole('button', { name: '알림 그만 받기' })).toBeNull();
  // A login after the session's end comes back to this address.
  await waitFor(() => expect(page.address()).toBe(`/payment/pay_result?moid=${moid}`));
  expect(page.getByRole('region', { name: '영수증' })).toBeTruthy();
});

test('a link of a payment that is void or over leads to the login', async () => {
  const page = await openLink(refusal('ERR_NOT_FOUND'));
  expect(await page.findByText('이 링크로는 더 보실 수 없습니다.')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '로그인' }));
  expect(page.host.session.login).toHaveBeenCalledWith('/payment/pay_list');
});
