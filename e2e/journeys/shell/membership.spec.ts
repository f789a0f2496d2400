import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import { logIn, logInThere, signIn } from '../../support/log-in.ts';
import { expect, settled, test } from '../../support/test.ts';

const banner = (page: Page) => page.getByRole('banner');

test('a visitor logs in and is back where they were', async ({ page, context }) => {
  await page.goto('/guide/faq?product=w');
  await settled(page);
  await banner(page).getByRole('button', { name: '로그인' }).click();
  await logInThere(page);
  await expect(page).toHaveURL('/guide/faq?product=w');
  await settled(page);
  await expect(banner(page).getByRole('button', { name: '로그아웃' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: '로그인' })).toBeHidden();
  // The page of the login is gone.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  const cookies = await context.cookies();
  const cookie = (name: string) => cookies.find((each) => each.name === name);
  // This portal is on http, where WebKit keeps no Secure cookie; server/src/modules/session has https.
  expect(cookie('portal-session')).toMatchObject({
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
    path: '/',
  });
  const left = (cookie('PSESSION')?.expires ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(3500);
  expect(left).toBeLessThanOrEqual(3600);
  expect(cookie('login-state')).toBeUndefined();
});

test('the same by keyboard alone', async ({ page }) => {
  await page.goto('/guide/video?product=w');
  await settled(page);
  await banner(page).getByRole('button', { name: '로그인' }).press('Enter');
  await page.waitForURL(/membership\/login/);
  await page.getByLabel('아이디').press('Control+A');
  await page.keyboard.type(people.haneul.account.loginId);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/video?product=w');
  await settled(page);
  await banner(page).getByRole('button', { name: '로그아웃' }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(banner(page).getByRole('button', { name: '로그인' })).toBeVisible();
});

test("a member's page asks for the login in its place and is there afterwards", async ({
  page,
}) => {
  await page.goto('/demo/form?step=2');
  await expect(page.getByRole('heading', { name: '로그인이 필요합니다.' })).toBeVisible();
  await page.locator('main').getByRole('button', { name: '로그인' }).click();
  await logInThere(page);
  await expect(page).toHaveURL('/demo/form?step=2');
  await expect(page.getByRole('heading', { name: '신청서 2단계' })).toBeVisible();
});

test('logging out in one tab hides the others before the API answers, and Back shows nothing', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/demo/form');
  await settled(page);
  const other = await context.newPage();
  await other.goto('/demo/form?step=2');
  await other.getByLabel('내용').fill('개인 정보');
  let gone = () => {};
  const hidden = new Promise<void>((resolve) => (gone = resolve));
  await other.exposeFunction('gone', gone);
  await other.evaluate(() => {
    const main = document.getElementById('main');
    const { gone } = window as unknown as { gone(): void };
    if (main) new MutationObserver(() => main.hidden && gone()).observe(main, { attributes: true });
  });
  // The API answers only after the other tab has hidden its page.
  await page.route('**/api/member/logout', (route) => hidden.then(() => route.continue()));
  await banner(page).getByRole('button', { name: '로그아웃' }).click();
  await hidden;
  await expect(other).toHaveURL('/');
  await expect(banner(other).getByRole('button', { name: '로그인' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: '로그인이 필요합니다.' })).toBeVisible();
  await expect(page.getByLabel('내용')).toHaveCount(0);
  expect(
    await other.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ).not.toContain('개인 정보');
});

test.describe('a broken certification', () => {
  test.use({ allowed: { patterns: [/status of 401/] } });

  test('logs out once after 300 ms, however many calls tell of it', async ({ page }) => {
    await signIn(page);
    await page.goto('/demo/form');
    await settled(page);
    const status = { code: 'ERR_CERTIFY_STATE', message: '' };
    await page.route('**/api/myinfo/selectPersonal', (route) =>
      route.fulfill({ status: 401, json: { status, error: { requestId: '0' } } }),
    );
    const at: Record<string, number[]> = { told: [], logout: [] };
    await page.exposeFunction('tell', (name: string, when: number) => at[name]?.push(when));
    // By the page's own clock: this process hears of both late, and not equally late.
    await page.evaluate(() => {
      const tell = (name: string) =>
        (window as unknown as { tell(name: string, when: number): void }).tell(
          name,
          performance.now(),
        );
      const open = XMLHttpRequest.prototype.open;
      XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
        if (String(url).includes('/api/member/logout')) tell('logout');
        if (String(url).includes('selectPersonal'))
          this.addEventListener('load', () => tell('told'));
        open.call(this, method, url, true);
      };
    });
    const send = page.getByRole('button', { name: '접수하기' });
    await send.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('alertdialog')).toContainText(
      '회원 정보를 확인할 수 없어 로그아웃했습니다.',
    );
    await page.getByRole('button', { name: '확인', exact: true }).click();
    await expect(banner(page).getByRole('button', { name: '로그인' })).toBeVisible();
    expect(at['logout']).toHaveLength(1);
    expect((at['logout']?.[0] ?? 0) - (at['told']?.[0] ?? 0)).toBeGreaterThanOrEqual(290);
  });
});

test.describe('in production', () => {
  test.use({ allowed: { patterns: [/Failed to load resource|net::ERR/] } });
  /** As the portal of production says it in every page; its providers are none of this machine's. */
  const asksFirst = (page: Page) =>
    page.route('/sitemap', async (route) => {
      // With this cookie the document itself contains what is replaced here, and not the script before main.js.
      const headers = { ...route.request().headers(), cookie: 'common=1' };
      const response = await route.fetch({ headers });
      const body = (await response.text()).replace('"asksFirst":false', '"asksFirst":true');
      await route.fulfill({ response, body });
    });

  test('the API is asked for the login page first', async ({ page }) => {
    await asksFirst(page);
    const asked = page.waitForRequest('**/api/member/login?*');
    await logIn(page);
    expect(new URL((await asked).url()).searchParams.get('state')).toMatch(/^[\w-]{16,64}$/);
  });

  test('the fixed login page stands in where it does not say', async ({ page, portal }) => {
    await asksFirst(page);
    await page.route('**/api/member/login?*', (route) => route.abort());
    await logIn(page);
    await expect(banner(page).getByRole('button', { name: '로그아웃' })).toBeVisible();
    expect(
      portal
        .failures()
        .map((failure) => failure['error'])
        .join(),
    ).toContain('NETWORK');
  });
});

test('where a customer comes from is kept for the tab as BF_SITE_TYPE', async ({ page }) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('BF_SITE_TYPE'));
  await page.goto('/sitemap?site_type=KC');
  await settled(page);
  expect(await kept()).toBe('KC');
  await page.goto('/guide/faq');
  await settled(page);
  expect(await kept()).toBe('KC');
  await page.goto('/guide/faq?site_type=kc');
  await settled(page);
  expect(await kept()).toBe('CS');
});

test('specification, 2, Other: /login leads to the membership service, and back to the start page', async ({
  page,
}) => {
  await page.goto('/login');
  await settled(page);
  await page.getByRole('button', { name: '로그인하러 가기' }).click();
  await logInThere(page);
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(page.getByText('로그인되어 있습니다.')).toBeVisible();
});

test('what a stranger sends along starts no session', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/login?ticket=0123456789abcdef0123&state=0123456789abcdef0123');
  await expect(page.getByText('로그인을 마치지 못했습니다.')).toBeVisible();
  expect(calls).not.toContain('/api/member/login_return');
});

test.describe('where something does not work', () => {
  test.use({ allowed: { patterns: [/Failed to load resource|net::ERR/] } });

  test('logging out without an answer still ends the session here, and says so', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('/sitemap');
    await settled(page);
    await page.evaluate(() => {
      localStorage.setItem('a', '1');
      sessionStorage.setItem('b', '1');
    });
    await page.route('**/api/member/logout', (route) => route.abort());
    await banner(page).getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('아직 확인하지 못했습니다');
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('portal-session');
    expect(names).not.toContain('member');
    expect(
      await page.evaluate(() => [localStorage.getItem('a'), sessionStorage.getItem('b')]),
    ).toEqual([null, null]);
  });

  test('with cookies blocked the login says what to do', async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await page.goto('/sitemap');
    await settled(page);
    await banner(page).getByRole('button', { name: '로그인' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('쿠키가 꺼져 있어');
    await expect(page).toHaveURL('/sitemap');
  });

  test('with storage that throws a customer logs in, and lands on the start page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await page.goto('/guide/faq');
    await settled(page);
    await banner(page).getByRole('button', { name: '로그인' }).click();
    await logInThere(page);
    await expect(page).toHaveURL('/');
    await expect(banner(page).getByRole('button', { name: '로그아웃' })).toBeVisible();
  });
});
