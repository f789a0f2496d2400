import { expect, test } from '@jest/globals';
import { renderPage } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

test('specification, 2, Other: /login leads to the membership service, and back to the start page', async () => {
  const page = await renderPage(section, '/login');
  expect(page.drawn).toMatchObject({ status: 200, indexable: false });
  expect(page.getByText('멤버십 계정으로 로그인합니다.')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '로그인하러 가기' }));
  expect(page.host.session.login).toHaveBeenCalledWith('/');
  await page.user.click(page.getByRole('button', { name: '회원가입' }));
  expect(page.host.session.join).toHaveBeenCalled();
});

test('who cannot log in finds every way out on the page', async () => {
  const page = await renderPage(section, '/login');
  expect(page.drawn?.html).toContain('로그인이 안 되시면');
  const ways = page.getByRole('heading', { name: '로그인이 안 되시면' }).closest('section');
  expect([...(ways?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(
    ['/service/order_check', '/product/product_delivery_info?step=delivery', 'tel:1577-0000'],
  );
});

test('before it is known who is there, the page keeps room for the message to visitors, unseen', async () => {
  const page = await renderPage(section, '/login');
  document.body.insertAdjacentHTML('beforeend', `<div id="drawn">${page.drawn?.html}</div>`);
  const drawn = document.getElementById('drawn');
  const room = [...(drawn?.querySelectorAll('[role=status] h2') ?? [])].find(
    ({ textContent }) => textContent === '멤버십 계정으로 로그인합니다.',
  );
  expect(room && getComputedStyle(room).visibility).toBe('hidden');
  drawn?.remove();
  expect(getComputedStyle(page.getByText('멤버십 계정으로 로그인합니다.')).visibility).toBe(
    'visible',
  );
});

test('without scripts it says that login needs them', async () => {
  const page = await renderPage(section, '/login');
  const html = page.drawn?.html ?? '';
  expect(html).toMatch(
    /<noscript><p>로그인하려면 브라우저에서 자바스크립트를 켜 주세요.<\/p><\/noscript>/,
  );
});

test('a signed-in member reads so, and gets links onward', async () => {
  const page = await renderPage(section, '/login', { session: people.haneul });
  expect(await page.findByText('로그인되어 있습니다.')).toBeTruthy();
  expect(page.getByRole('link', { name: '메인화면으로 가기' }).getAttribute('href')).toBe('/');
  expect(page.queryByText('로그인이 안 되시면')).toBeNull();
});

test('retrying a failed login keeps its return address', async () => {
  const page = await renderPage(section, '/login?ticket=0123456789abcdef0123&state=x');
  expect(await page.findByText('로그인을 마치지 못했습니다.')).toBeTruthy();
  expect(page.getByText(/계속되면 고객센터/).textContent).toContain('1577-0000번');
  await page.user.click(page.getByRole('button', { name: '다시 로그인하기' }));
  expect(page.host.session.login).toHaveBeenCalledWith(undefined);
});
