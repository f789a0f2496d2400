import type { Page } from '@playwright/test';
import { test, type Bridged } from '../support/providers/bridged.ts';
import { expect, settled } from '../support/test.ts';

test.describe.configure({ mode: 'default' });
// The tag manager's script is nowhere to be had here.
test.use({ allowed: { patterns: [/ERR_NAME_NOT_RESOLVED/] } });

/** Puts a bridge into the page, and keeps what it says. */
async function embed(page: Page, { portal, bridge }: Bridged, path: string) {
  await page.goto(`${portal.url}/sitemap`);
  await settled(page);
  await page.evaluate((src) => {
    const said: unknown[] = [];
    Object.assign(window, { said });
    window.addEventListener('message', ({ origin, data }) => {
      if (origin === new URL(src).origin) said.push(data);
    });
    const frame = document.createElement('iframe');
    frame.title = 'bridge';
    frame.src = src;
    document.querySelector('main')?.prepend(frame);
  }, bridge + path);
  return page.frameLocator('iframe[title=bridge]');
}
const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: { type: string }[] }).said);
const types = async (page: Page) => (await said(page)).map(({ type }) => type);

test('each bridge has a policy of its own, and nothing of the portal', async ({
  request,
  bridged: { portal, bridge, script, outside },
}) => {
  const own = { postcode: new URL(script).origin, portal: portal.url };
  const wanted: Record<string, string[]> = {
    [`${bridge}/bridge/postcode`]: [
      `frame-ancestors ${own.portal}`,
      `frame-src ${own.postcode}`,
      `connect-src ${own.postcode}`,
    ],
    [`${bridge}/bridge/tag-manager`]: [
      `frame-ancestors ${own.portal}`,
      'https://www.googletagmanager.com',
      "form-action 'none'",
    ],
    [`${bridge}/bridge/identity`]: ["frame-ancestors 'none'", `form-action ${outside.url}`],
    [`${portal.url}/bridge/identity/return`]: ["frame-ancestors 'none'", "form-action 'none'"],
  };
  for (const [url, directives] of Object.entries(wanted)) {
    const answer = await request.get(url, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    for (const directive of ["default-src 'none'", "base-uri 'none'", ...directives])
      expect(policy, url).toContain(directive);
    expect(policy).toMatch(/script-src 'nonce-[^']{24}'/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await answer.text()).not.toMatch(/"\/r\/|id="portal"/);
  }
  const page = (await request.get(`${portal.url}/sitemap`)).headers();
  expect(page['content-security-policy']).toContain(`frame-src 'self' ${bridge};`);
});

test('postcode: an address that is chosen in the provider’s search comes to the page', async ({
  page,
  bridged,
}) => {
  const frame = await embed(page, bridged, '/bridge/postcode');
  const search = frame.frameLocator('iframe');
  await search.getByRole('searchbox', { name: '주소' }).fill('연동누리');
  await search.getByRole('button', { name: '검색' }).click();
  await search.getByRole('button', { name: /도로명/ }).click();
  await expect.poll(() => types(page)).toContain('postcode-chosen');
  const messages = await said(page);
  expect(messages[0]).toEqual({ type: 'postcode-ready' });
  expect(messages).toContainEqual({ type: 'postcode-height', height: expect.any(Number) });
  expect(messages.at(-1)).toEqual({
    type: 'postcode-chosen',
    address: {
      zonecode: '63122',
      roadAddress: '제주특별자치도 제주시 문연로 6',
      jibunAddress: '제주특별자치도 제주시 연동 312-1',
      autoRoadAddress: '',
      autoJibunAddress: '',
      userSelectedType: 'R',
      bname: '연동',
      buildingName: '연동누리아파트',
      apartment: 'Y',
      sido: '제주특별자치도',
      sigungu: '제주시',
      sigunguCode: '50110',
      bcode: '5011010900',
    },
  });
});

test.describe('a provider that cannot be reached', () => {
  test.use({ allowed: { patterns: [/net::ERR_(FAILED|NAME_NOT_RESOLVED)/] } });
  test('postcode: says so once', async ({ page, bridged }) => {
    await page.route(bridged.script, (route) => route.abort());
    await embed(page, bridged, '/bridge/postcode');
    await expect.poll(() => types(page)).toEqual(['postcode-failed']);
  });
});

test.describe('another site', () => {
  test.use({
    allowed: { patterns: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|ERR_NAME_NOT_RESOLVED/] },
  });
  test('cannot put a bridge into its page', async ({ page, bridged: { outside, bridge } }) => {
    await page.goto(`${outside.url}/elsewhere`);
    for (const path of ['/bridge/postcode', '/bridge/tag-manager', '/bridge/identity']) {
      const refused = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('frame-ancestors'),
      });
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }, bridge + path);
      await refused;
    }
  });
});

test('tag manager: takes flat events of the portal, and of nobody else', async ({
  page,
  bridged,
}) => {
  const { bridge } = bridged;
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.title = 'loaded ' + document.currentScript.src`,
    }),
  );
  const inside = await embed(page, bridged, '/bridge/tag-manager');
  // A frame begins with an empty document; if that is replaced during the call, the call fails and is repeated.
  const title = () =>
    inside
      .locator('title')
      .evaluate(({ textContent }) => textContent)
      .catch(() => '');
  await expect.poll(title).toBe('loaded https://www.googletagmanager.com/gtm.js?id=GTM-TEST1');
  // Not the portal's own, which is there as well.
  const frame = await (await page.$('iframe[title=bridge]'))?.contentFrame();
  await page.evaluate((origin) => {
    const bridgeWindow = document.querySelector<HTMLIFrameElement>('iframe[title=bridge]');
    const send = (message: unknown) => bridgeWindow?.contentWindow?.postMessage(message, origin);
    send({ type: 'analytics', event: { event: 'nested', user: { name: 'x' } } });
    send({ type: 'analytics', event: { event: 'inner', 'gtm.start': 1 } });
    send({ type: 'analytics', event: { event: 'long', text: 'x'.repeat(1001) } });
    send({ type: 'other', event: { event: 'other' } });
    send(null);
  }, bridge);
  // The same from the frame itself: its origin is the bridge's.
  await frame?.evaluate(() =>
    window.postMessage({ type: 'analytics', event: { event: 'foreign' } }, '*'),
  );
  await page.evaluate((origin) => {
    const bridgeWindow = document.querySelector<HTMLIFrameElement>('iframe[title=bridge]');
    bridgeWindow?.contentWindow?.postMessage(
      { type: 'analytics', event: { event: 'page_view', page_path: '/', count: 1, login: false } },
      origin,
    );
  }, bridge);
  const layer = () =>
    frame?.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer.slice(1));
  await expect
    .poll(layer)
    .toEqual([{ event: 'page_view', page_path: '/', count: 1, login: false }]);
});

test('tag manager: gets every page view in a document of its own origin', async ({
  page,
  bridged: { portal, bridge },
}) => {
  await page.route(`${bridge}/bridge/tag-manager`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>addEventListener('message', ({ origin, data }) => {
        document.body.append(origin + ' ' + data.type + ' ' + data.event.page_path + ';');
      })</script>`,
    }),
  );
  await page.goto(`${portal.url}/sitemap`);
  const heard = () =>
    page.frameLocator('iframe[src$="/bridge/tag-manager"]').locator('body').textContent();
  const line = (path: string) => `${portal.url} analytics ${path};`;
  await expect.poll(heard).toBe(line('/sitemap'));
  await page.getByRole('main').getByRole('link', { name: '사용 설명서' }).click();
  await expect.poll(heard).toBe(line('/sitemap') + line('/guide/manual'));
  // The portal's own pages run none of it.
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
  const own = [`${portal.url}/r/`, `${portal.url}/-/common/`];
  expect(scripts.filter((src) => !own.some((place) => src.startsWith(place)))).toEqual([]);
});
