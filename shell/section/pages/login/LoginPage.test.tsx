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
});

test('retrying a failed login keeps its return address', async () => {
  const page = await renderPage(section, '/login?ticket=0123456789abcdef0123&state=x');
  expect(await page.findByText('로그인을 마치지 못했습니다.')).toBeTruthy();
  expect(page.getByText(/1577-0000/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '다시 로그인하기' }));
  expect(page.host.session.login).toHaveBeenCalledWith(undefined);
});
