import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import { expect, test } from '../support/test.ts';

const STATE = 'state-of-this-journey';
const headers = { 'x-portal-client': 'e2e', 'content-type': 'application/json' };

/** An empty page of the portal in the place of the one at this path: what that does is tried elsewhere. */
async function blank(page: Page, portal: string, pathname: string) {
  const isIt = (url: URL) => url.origin === portal && url.pathname === pathname;
  await page.route(isIt, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>blank</title>' }),
  );
}

/** Calls the API from the page that is open, as its scripts do. */
const call = (page: Page, method: 'GET' | 'POST', path: string, body?: object) =>
  page.evaluate(
    async ([method, path, headers, body]) => {
      const answer = await fetch(path, { method, headers, ...(body && { body }) });
      return (await answer.json()) as { status: { code: string }; data?: Record<string, unknown> };
    },
    [method, path, headers, body && JSON.stringify(body)] as const,
  );

const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

test.beforeEach(async ({ page, portal }) => {
  await blank(page, portal.url, '/blank');
  await page.goto('/blank');
});

async function toLoginPage(page: Page) {
  await page.evaluate((state) => {
    document.cookie = `login-state=${state}; path=/; samesite=lax`;
  }, STATE);
  const { data } = await call(page, 'GET', `/api/member/login?state=${STATE}`);
  await page.goto(String(data?.['loginUrl']));
}

async function logIn(page: Page, password = DEMO_PASSWORD) {
  await page.getByLabel('아이디').fill(people.haneul.account.loginId);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
}

/** Logs in without the page that the customer returns to: this test is that page. */
async function signIn(page: Page) {
  await toLoginPage(page);
  const back = Object.fromEntries(new URL(page.url()).searchParams);
  const { loginId } = people.haneul.account;
  const answer = await page.request.post(page.url(), {
    form: { ...back, loginId, password: DEMO_PASSWORD },
    maxRedirects: 0,
  });
  const query = new URL(answer.headers()['location'] ?? '').searchParams;
  await page.goto('/blank');
  const body = { ticket: query.get('ticket'), state: query.get('state') };
  return call(page, 'POST', '/api/member/login_return', body);
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
  expect(kept['__Host-session']).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  expect(kept['PSESSION']).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(kept['member']).toMatchObject({ value: '1', httpOnly: false, expires: -1 });
  expect(await page.evaluate(() => document.cookie)).toBe('member=1');

  const again = await call(page, 'POST', '/api/member/loginCheck', {});
  expect(again.data).toEqual(data);
  expect((await call(page, 'GET', '/api/member/logout')).status.code).toBe('200');
  expect(await context.cookies(page.url())).toEqual([]);
  expect((await call(page, 'POST', '/api/member/loginCheck', {})).data).toEqual({ user: null });
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
  const asked = await call(page, 'POST', '/api/certify/requestCertification', {
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

  await blank(page, portal.url, '/bridge/identity/return');
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
  await page.goto('/blank');
  const result = await call(page, 'POST', '/api/certify/member', { certNum });
  expect(result.data).toMatchObject({ code: 4, popup: true, isCertify: false, values: null });
});
