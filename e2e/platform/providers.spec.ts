import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import { askToLogIn, call, openBlank, signIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

test.beforeEach(({ page }) => openBlank(page));

async function toLoginPage(page: Page) {
  const { href } = await askToLogIn(page);
  await page.goto(href);
}

async function logIn(page: Page, password = DEMO_PASSWORD) {
  await page.getByLabel('아이디').fill(people.haneul.account.loginId);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
}

test('a customer logs in at the membership service, on another site, and is known here', async ({
  page,
  context,
}) => {
  const { status, data } = await signIn(page);
  expect(status.code).toBe('200');
  expect(data).toMatchObject({ user: { userName: people.haneul.name } });
  const cookies = await context.cookies(page.url());
  const kept = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]));
  expect(kept['portal-session']).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(kept['PSESSION']).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(kept['member']).toMatchObject({ value: '1', httpOnly: false, expires: -1 });
  expect(await page.evaluate(() => document.cookie)).toBe('member=1');

  const again = await call(page, '/api/member/loginCheck', {});
  expect(again.data).toEqual(data);
  expect((await call(page, '/api/member/logout')).status.code).toBe('200');
  // A device that the member has used stays known after the logout.
  expect(await context.cookies(page.url())).toMatchObject([
    { name: 'portal-device', httpOnly: true, sameSite: 'Lax' },
  ]);
  expect((await call(page, '/api/member/loginCheck', {})).data).toEqual({ user: null });
});

test.describe('the login page', () => {
  test.use({ allowed: { patterns: [/40[0-4] \(/] } });

  test('says that id or password is wrong, and leads back to the portal when it is right', async ({
    page,
    portal,
  }) => {
    await toLoginPage(page);
    expect(await violations(page)).toEqual([]);
    await logIn(page, 'wrong#password1');
    await expect(page.getByRole('alert')).toHaveText(/맞지 않습니다/);
    expect(await violations(page)).toEqual([]);
    await logIn(page);
    await page.waitForURL(({ origin }) => origin === portal.url);
  });

  test('leads to joining and back, and to no other site', async ({ page }) => {
    await toLoginPage(page);
    const address = new URL(page.url());
    await page.getByRole('link', { name: '회원가입' }).click();
    await expect(page.getByRole('heading', { name: '회원가입' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: '로그인으로 가기' }).click();
    expect(page.url()).toBe(address.href);
    for (const returnUrl of ['https://evil.example/login', 'http://localhost.evil.example/', 'x']) {
      address.searchParams.set('returnUrl', returnUrl);
      await page.goto(address.href);
      await expect(page.getByRole('heading')).toHaveText('이 주소로는 로그인할 수 없습니다');
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });
});

test('a customer is sent back from the identity check with the result they chose', async ({
  page,
  portal,
}) => {
  await signIn(page);
  const asked = await call(page, '/api/certify/requestCertification', {
    pageType: 'member',
  });
  const { trCert, trUrl, trAdd, trVer, action, certNum } = asked.data as Record<string, string>;
  await page.evaluate(
    ([action, fields]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action });
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        form.append(Object.assign(input, { name, value }));
      }
      document.body.append(form);
      form.submit();
    },
    [String(action), { tr_cert: trCert, tr_url: trUrl, tr_add: trAdd, tr_ver: trVer }] as const,
  );
  await expect(page.getByRole('heading', { name: '어떤 결과를 돌려줄까요?' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // The portal's own page there is tried elsewhere.
  await page.route('**/bridge/identity/return', (route) => route.fulfill({ body: '' }));
  const returned = page.waitForRequest('**/bridge/identity/return');
  await page.getByRole('button', { name: '이름이 다름' }).click();
  const form = new URLSearchParams((await returned).postData() ?? '');
  expect(form.get('certNum')).toBe(certNum);
  // The portal's server passes it on, without cookie or header of a page.
  const passed = await fetch(`${portal.apiUrl}/api/certify/return`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recCert: form.get('rec_cert'), certNum }),
  });
  expect(passed.status).toBe(200);
  await openBlank(page);
  const result = await call(page, '/api/certify/member', { certNum });
  expect(result.data).toMatchObject({ code: 4, popup: true, isCertify: false, values: null });
});
