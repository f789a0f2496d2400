import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import { settled } from './test.ts';

type Member = { account: { loginId: string } };

/** Logs in on the membership service's own page, once the customer has been led there. */
export async function logInThere(page: Page, { account }: Member = people.haneul): Promise<void> {
  await page.waitForURL(/127\.0\.0\.1:\d+\/membership\/login/);
  await page.getByLabel('아이디').fill(account.loginId);
  await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL(/localhost:\d+\/(?!login)/);
}

/** Logs in from a page of the portal, by the button every page has, and is back there. */
export async function logIn(page: Page, member?: Member, from = '/sitemap'): Promise<void> {
  await page.goto(from);
  await settled(page);
  const banner = page.getByRole('banner');
  // On a phone it is behind a button of its own.
  const menu = banner.getByRole('button', { name: '내 정보 열기' });
  if (await menu.isVisible()) await menu.click();
  await banner.getByRole('button', { name: '로그인' }).click();
  await logInThere(page, member);
  await settled(page);
}

/** Opens an empty document of the portal's origin: for what a test brings about before a page is there. */
export async function openBlank(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,"><title>blank</title>';
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/blank');
  await page.unroute('**/blank');
}

const STATE = 'state-of-a-test-that-signs-in';

interface Answer {
  status: { code: string };
  data?: Record<string, unknown>;
  resultData?: Record<string, unknown>;
}

/** Calls the API from the page that is open, as its scripts do. */
export const call = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = {
        'x-portal-client': 'e2e',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const answer = await fetch(path, { headers, ...(body && { method: 'POST', body }) });
      return (await answer.json()) as Answer;
    },
    [path, body && JSON.stringify(body)] as const,
  );

/** Begins a login from the page that is open. Returns the membership service's page for it. */
export async function askToLogIn(page: Page): Promise<URL> {
  await page.evaluate((state) => {
    document.cookie = `login-state=${state}; path=/; samesite=lax`;
  }, STATE);
  const { data } = await call(page, `/api/member/login?state=${STATE}`);
  return new URL(String(data?.['loginUrl']));
}

/** Where the membership service sends a member back to, who enters the password there. */
async function returnOf(
  { request }: BrowserContext,
  loginUrl: URL,
  { account }: Member,
): Promise<{ ticket: string | null; state: string | null }> {
  const answer = await request.post(loginUrl.href, {
    form: {
      ...Object.fromEntries(loginUrl.searchParams),
      loginId: account.loginId,
      password: DEMO_PASSWORD,
    },
    maxRedirects: 0,
  });
  const back = new URL(answer.headers()['location'] ?? '').searchParams;
  return { ticket: back.get('ticket'), state: back.get('state') };
}

/**
 * Signs a member in in a context without a page: for what other members do meanwhile.
 * @returns calls the API as that member
 */
export async function signInUnseen(context: BrowserContext, origin: string, member: Member) {
  const headers = () => ({
    'x-portal-client': 'e2e',
    origin,
    'idempotency-key': crypto.randomUUID(),
  });
  const send = async (path: string, data: object) => {
    const answer = await context.request.post(origin + path, { headers: headers(), data });
    return (await answer.json()) as Answer;
  };
  await context.addCookies([{ name: 'login-state', value: STATE, url: origin }]);
  const asked = await context.request.get(`${origin}/api/member/login?state=${STATE}`, {
    headers: headers(),
  });
  const { data } = (await asked.json()) as Answer;
  const loginUrl = new URL(String(data?.['loginUrl']));
  await send('/api/member/login_return', await returnOf(context, loginUrl, member));
  return send;
}

/**
 * Signs a member in without a page of the portal or of the membership service: for tests that are about something
 * else. The document that is open afterwards is empty.
 */
export async function signIn(page: Page, member: Member = people.haneul) {
  await openBlank(page);
  const loginUrl = await askToLogIn(page);
  return call(page, '/api/member/login_return', await returnOf(page.context(), loginUrl, member));
}
