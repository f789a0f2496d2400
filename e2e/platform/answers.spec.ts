import { request as nodeRequest } from 'node:http';
import { violationsOf } from '../support/axe.ts';
import { isDrawn, textOf } from '../support/html.ts';
import { startPortal } from '../support/portal.ts';
import { expect, hydrated, settled, test } from '../support/test.ts';

const PHONE = '1577-0000';

/** Asks a portal under any name: browsers and fetch choose the Host header themselves. */
const askAs = (url: string, host: string, path: string, method = 'GET') =>
  new Promise<{ status: number; location: string | undefined }>((done, failed) => {
    nodeRequest(url + path, { method, headers: { host } }, (answer) => {
      answer.resume();
      done({ status: answer.statusCode ?? 0, location: answer.headers.location });
    })
      .on('error', failed)
      .end();
  });

test.describe('specification, 2, Other: short links of text messages', () => {
  // Specification, 2, Other.
  for (const [path, target] of [
    ['/sms/se', '/service/service_seat'],
    ['/sms/tr', '/service/service_transfer'],
    ['/sms/st', '/service/order_check'],
    ['/sms/ad', '/service/service_assemble_disassemble'],
  ] as const)
    test(`${path} leads to ${target}`, async ({ request }) => {
      const answer = await request.get(`${path}?site_type=KC`, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers()['location']).toBe(`${target}?site_type=KC`);
    });

  test('/sms/de leads there with its whole query', async ({ request }) => {
    const answer = await request.get('/sms/de?site_type=KC&a=%EA%B0%80', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe(
      '/product/product_delivery_info?site_type=KC&a=%EA%B0%80',
    );
    expect(answer.headers()['cache-control']).toBe('no-store');
  });
});

test.describe('specification, 2, Other: web views of the membership app', () => {
  // Specification, 2, Other.
  const frame = /<header|<footer|id="header"|id="footer"/;
  test('/membership/service_info is the information without header and footer', async ({
    request,
  }) => {
    const answer = await request.get('/membership/service_info?product=l');
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(textOf(html)).toContain(PHONE);
    expect(html).toContain('content="noindex,nofollow"');
    expect(html).not.toMatch(frame);
  });

  test('/membership/reference is the downloads without header and footer, in nobody’s index', async ({
    request,
  }) => {
    const answer = await request.get('/membership/reference?product=w&type=emi');
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(textOf(html)).toContain('정수기 전자파 시험 자료');
    expect(html).toContain('content="noindex,nofollow"');
    expect(html).not.toMatch(frame);
  });

  test('a remote’s own page is drawn and taken over there, and links inside stay inside', async ({
    page,
  }) => {
    const answer = await page.goto('/membership/faulty');
    expect(isDrawn((await answer?.text()) ?? '')).toBe(true);
    await hydrated(page, 'main h1');
    expect(await violationsOf(page)).toEqual([]);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);

    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: '둘째' }).click();
    await expect(page.getByRole('heading', { name: '둘째 보기' })).toBeVisible();
    await expect(page).toHaveURL('/membership/faulty?tab=second');
    await page.goBack();
    await expect(page.getByRole('heading', { name: '첫째 보기' })).toBeVisible();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);

    // The portal around the page comes with a document.
    await page.getByRole('link', { name: '밖으로' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate(() => 'same' in window)).toBe(false);
    await page.goBack();
    await expect(page.getByRole('heading', { name: '첫째 보기' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
});

// Specification, 2, Not-found page.
for (const [what, path] of [
  ['an address that no table has', '/nothing'],
  ['a page that flags notFound', '/guide/video?bbsIdx=99999999'],
  ['a notice that is not there', '/customer/notice/99999999'],
  ['a notice with a number beyond all', `/customer/notice/${'9'.repeat(40)}`],
] as const)
  test(`${what} is 404, with the exact text and the link home, in nobody’s index`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(textOf(html)).toContain('404 페이지를 찾을 수 없습니다. 메인화면 바로가기');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>메인화면 바로가기<\/a>/);
    expect(html).toContain('content="noindex,nofollow"');
  });

test('robots.txt closes pages of members and calls, and names the sitemap', async ({
  request,
  portal,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).split('\n');
  for (const path of ['/api/', '/member/', '/payment/'])
    expect(lines).toContain(`Disallow: ${path}`);
  // As a prefix it would close /membership too.
  expect(lines).not.toContain('Disallow: /member');
  expect(lines).toContain(`Sitemap: ${portal.url}/sitemap.xml`);
});

test('sitemap.xml has the indexable pages of the set, and each of them says so itself', async ({
  request,
  portal,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${portal.url}/guide/faq`);
  expect(addresses.filter((address) => /faulty|sms|membership/.test(address))).toEqual([]);
  for (const address of addresses)
    expect(await (await request.get(address)).text(), address).toContain('content="index,follow"');
});

test.describe('POST /logout', () => {
  test('expires the session’s cookies without the API', async ({ request }) => {
    const answer = await request.post('/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer.status()).toBe(204);
    const cookies = answer
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value);
    for (const name of ['portal-session', 'PSESSION', 'member'])
      expect(cookies.find((cookie) => cookie.startsWith(`${name}=;`))).toContain('Max-Age=0');
  });

  test('is refused to other sites, and is no address to go to', async ({ request, portal }) => {
    const status = async (headers: Record<string, string>, data = '') =>
      (await request.post('/logout', { headers, data })).status();
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'same-site', origin: portal.url })).toBe(403);
    expect(await status({ origin: 'https://evil.example' })).toBe(403);
    expect(await status({})).toBe(403);
    // A browser too old for the first header.
    expect(await status({ origin: portal.url, 'content-type': 'text/plain' }, 'x=1')).toBe(204);
    const get = await request.get('/logout');
    expect([get.status(), get.headers()['allow']]).toEqual([405, 'POST']);
  });
});

test('web vitals are a line each, and what is none is not written down', async ({ portal }) => {
  const send = (report: unknown) =>
    fetch(`${portal.url}/-/vitals`, { method: 'POST', body: JSON.stringify(report) });
  const vital = {
    name: 'LCP',
    value: 812.5,
    rating: 'good',
    route: '/guide/faq',
    set: 'of this test',
  };
  for (const bad of [
    { ...vital, name: 'TTI' },
    { ...vital, value: '812' },
    { ...vital, route: '/guide/faq?q=010-1234-5678' },
    { ...vital, set: 'x'.repeat(201) },
    [vital],
  ])
    expect((await send(bad)).status).toBe(204);
  expect((await send({ ...vital, padding: 'x'.repeat(5000) })).status).toBe(413);
  expect((await send({ ...vital, connection: '4g', userName: '김하늘' })).status).toBe(204);
  const lines = () => portal.log.filter((line) => line.includes('of this test'));
  await expect.poll(lines).toHaveLength(1);
  const { vital: written } = JSON.parse(lines()[0] ?? '') as { vital: object };
  expect(written).toEqual({ ...vital, connection: '4g' });
});

test('no log holds the query of a call', async ({ portal }) => {
  const asked = () =>
    portal.log.filter((line) => line.includes('"/api/product/getProductListByName"'));
  const before = asked().length;
  await fetch(`${portal.url}/api/product/getProductListByName?goodsName=canary-7261`);
  await expect.poll(() => asked().length).toBeGreaterThan(before);
  expect(portal.log.filter((line) => line.includes('canary-7261'))).toEqual([]);
});

test('pages and calls are answered under the portal’s name alone', async ({ portal }) => {
  const { port } = new URL(portal.url);
  const own = `localhost:${port}`;
  const bridge = `127.0.0.1:${port}`;
  const at = (host: string, path: string, method?: string) => askAs(portal.url, host, path, method);
  expect((await at(own, '/guide/faq')).status).toBe(200);
  for (const host of [bridge, 'evil.example', `localhost:1`]) {
    expect(await at(host, '/guide/faq?product=l'), host).toEqual({
      status: 308,
      location: `${portal.url}/guide/faq?product=l`,
    });
    expect((await at(host, '//evil.example/x')).location).toMatch(`${portal.url}/`);
    expect((await at(host, '/api/customer/selectFaqList', 'POST')).status).toBe(421);
    expect((await at(host, '/%61pi/customer/selectFaqList', 'POST')).status).toBe(421);
    expect((await at(host, '/-/health/live')).status).toBe(200);
  }
  // No id is configured here.
  expect((await at(bridge, '/bridge/tag-manager')).status).toBe(308);
  // Bridge documents are not among them, however their address is written.
  for (const path of ['/bridge/postcode', '/%62ridge/postcode', '/bridge/identity']) {
    expect((await at(bridge, path)).status).toBe(200);
    expect(await at(own, path)).toEqual({ status: 308, location: `http://${bridge}${path}` });
  }
});

test.describe('specification, 2, Maintenance page: while the portal is closed', () => {
  test.use({ allowed: { patterns: [/status of 503/] } });
  test('every address says from when to when, and operators come in', async ({ page }) => {
    // The specification's window (2, Maintenance page), an hour in.
    const portal = await startPortal({
      MAINTENANCE: '2025-08-07T20:30:00+09:00/2025-08-07T23:30:00+09:00',
      MAINTENANCE_PASS: '/for-operators-alone',
      DEMO_CLOCK: '2025-08-07T21:30:00+09:00',
    });
    const ask = (path: string) => fetch(portal.url + path);
    for (const path of ['/', '/guide/faq', '/nothing', '/sms/se']) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '7200']);
      const text = textOf(await answer.text());
      for (const said of [
        '고객 앱, 고객센터, 홈페이지',
        '2025.08.07(목) 20:30부터 23:30까지',
        '바뀌거나 길어질 수 있습니다',
        PHONE,
      ])
        expect(text).toContain(said);
    }
    const call = await ask('/api/customer/selectReferenceDetail?bbsIdx=1');
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ status: { code: 'ERR_UNAVAILABLE' } });
    expect((await ask('/-/health/live')).status).toBe(200);

    await page.goto(`${portal.url}/guide/faq`);
    await expect(page.getByRole('heading', { name: '점검하고 있습니다' })).toBeVisible();
    for (const contrast of ['no-preference', 'more'] as const)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ contrast });
        expect(await violationsOf(page)).toEqual([]);
      }
    await page.goto(`${portal.url}/for-operators-alone`);
    await settled(page);
    await expect(page).toHaveURL(`${portal.url}/`);
    await page.goto(`${portal.url}/guide/faq`);
    await settled(page);
    const [pass] = await page.context().cookies();
    expect(pass).toMatchObject({ httpOnly: true, expires: -1 });
    // A version's files stay: a page that is open may still need them.
    const file = await page.locator('script[src]').first().getAttribute('src');
    expect((await ask(file ?? '')).status).toBe(200);
    // What it loads at idle would find nobody.
    await page.close();
    await portal.stop();
  });
});
