import { freePort } from '@portal/config';
import type { Page } from '@playwright/test';
import { certificate } from '../support/certificate.ts';
import { logIn } from '../support/log-in.ts';
import { startPortal } from '../support/portal.ts';
import { expect, settled, test } from '../support/test.ts';

test('the page says all it needs before any script runs', async ({ request }) => {
  const answer = await request.get('/guide/faq?product=bf');
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toContain('<title>자주 묻는 질문: 안마의자 | 한결 고객센터</title>');
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
  expect(html).toContain('<meta name="robots" content="index,follow">');
  expect(html).toMatch(/<link rel="canonical" href="http:[^"]+\/guide\/faq\?product=bf">/);
});

test('answers 404 for what no table has, with the page that says so', async ({ request }) => {
  for (const path of ['/nothing', '/guide/nothing', '/guideline/faq', '/guide']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('content="noindex,nofollow"');
  }
});

test.describe('an address that no table has', () => {
  test.use({ allowed: { patterns: [/status of 404/] } });
  test('shows the exact text and leads home', async ({ page }) => {
    await page.goto('/nothing');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('페이지를 찾을 수 없습니다.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '메인화면 바로가기', exact: true }).click();
    await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
  });
});

test('has a strict policy with a nonce of its own', async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => {
      const headers = (await request.get('/')).headers();
      expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      return headers['content-security-policy'] ?? '';
    }),
  );
  const nonces = policies.map((policy) => /'nonce-([^']{24})'/.exec(policy)?.[1]);
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const part of [
    "default-src 'none'",
    "'strict-dynamic'",
    "require-trusted-types-for 'script'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
    expect(policies[0]).toContain(part);
  expect(policies[0]).not.toContain('unsafe');
});

test("a member's pages and the login's have an opener policy, a visitor's have none", async ({
  request,
}) => {
  const policyOf = async (path: string, cookie: string) =>
    (await request.get(path, { headers: { cookie } })).headers()['cross-origin-opener-policy'];
  expect(await policyOf('/', 'member=1')).toBe('same-origin-allow-popups');
  expect(await policyOf('/login', '')).toBe('same-origin-allow-popups');
  expect(await policyOf('/', '')).toBeUndefined();
});

test('a window of another site no longer reaches the portal that it opened once the customer has logged in', async ({
  page,
  portal,
}) => {
  await page.route('https://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>other' }),
  );
  await page.goto('https://other.example/');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void Object.assign(window, { opened: window.open(url) }), portal.url),
  ]);
  const isReached = () => page.evaluate(() => !(window as { opened?: Window }).opened?.closed);
  expect(await isReached()).toBe(true);
  await logIn(opened);
  await expect.poll(isReached).toBe(false);
});

test('files of a version, after that of what pages have in common, are compressed, immutable and typed', async ({
  request,
}) => {
  // Read the HTML, not the page: a running page inserts further scripts.
  const html = await (await request.get('/guide/faq')).text();
  const [, ...sources] = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(
    ([, src = '']) => src,
  );
  expect(sources.length).toBeGreaterThan(1);
  const [src] = sources;
  // The version's folder says which bytes they are: an entry names each chunk, and a hash is the dearest part of a name.
  for (const each of sources) expect(each).toMatch(/^\/r\/\w+\/[\d.]+\/[\w-]+\.js$/);
  for (const [accept, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const headers = (
      await request.get(src ?? '', { headers: { 'accept-encoding': accept } })
    ).headers();
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['etag']).toBeTruthy();
  }
});

test('serves nothing beside the files of a version', async ({ request }) => {
  for (const path of [
    '/r/guide/1.0.0/version.json',
    '/r/guide/1.0.0/..%2fversion.json',
    '/r/guide/..%2f..%2fchannels/dev/1.json',
    '/r/guide/1.0.0/remoteEntry.js.br',
    '/r/none/1.0.0/remoteEntry.js',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('leads a path with a final slash to the one without, and nowhere else', async ({
  request,
}) => {
  const at = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await at('/guide/faq/?product=bf')).toEqual([308, '/guide/faq?product=bf']);
  expect(await at('/.//evil.example/')).toEqual([308, '/evil.example']);
});

test('compresses the HTML', async ({ request }) => {
  const headers = (await request.get('/', { headers: { 'accept-encoding': 'br' } })).headers();
  expect(headers['content-encoding']).toBe('br');
});

test('names the licences of what reaches the browser', async ({ request }) => {
  const text = await (await request.get('/notices.txt')).text();
  for (const name of ['react ', 'react-router ', 'axios ', 'dompurify ', 'pdfjs-dist '])
    expect(text).toContain(name);
});

/**
 * Opens each path. The browser reports violations of the policy on its console, where any error fails the test.
 * Returns the type of `window.trustedTypes`.
 */
async function walk(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
  }
  return page.evaluate(() => typeof window.trustedTypes);
}

test('moves through pages without a violation of the policy, with Trusted Types', async ({
  page,
}) => {
  // Every page is gone to anyway (every-page.spec.ts).
  expect(await walk(page, ['/', '/guide/faq'])).toBe('object');
});

test.describe('in older Safari, which knows no Trusted Types', () => {
  test.use({ trustedTypes: false });

  test('moves through pages of every part without a violation of the policy', async ({ page }) => {
    const more = ['/guide/manual', '/customer/notice/4010', '/customer/reference', '/voc/praise'];
    expect(await walk(page, ['/', '/guide/faq', ...more])).toBe('undefined');
  });
});

test('speaks HTTP/2 when a certificate is configured', async ({ playwright, browser }) => {
  const port = String(await freePort());
  const portal = await startPortal({
    ...(await certificate()).files,
    PORT: port,
    PORTAL_ORIGIN: `https://localhost:${port}`,
  });
  const url = `https://localhost:${port}/guide/faq`;
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(url);
  await settled(page);
  await expect(page.locator('main details').first()).toBeVisible();
  const protocols = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(location.origin))
      .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
  );
  expect(new Set(protocols)).toEqual(new Set(['h2']));
  // HTTP/1.1 is still understood.
  const request = await playwright.request.newContext({ ignoreHTTPSErrors: true });
  expect((await request.get(url)).status()).toBe(200);
  await request.dispose();
  await context.close();
  await portal.stop();
});
