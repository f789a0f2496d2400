import type { Page } from '@playwright/test';
import { violationsOf } from '../support/axe.ts';
import { test, type Bridged } from '../support/providers/bridged.ts';
import { expect, settled } from '../support/test.ts';

test.describe.configure({ mode: 'default' });
// The tag manager's script is nowhere to be had here.
test.use({ allowed: { patterns: [/ERR_NAME_NOT_RESOLVED|status of (403|503)/] } });

/** The message that starts a check; each test spoils another part of it. */
const start = ({ portal, outside }: Bridged) => ({
  type: 'identity-start',
  action: `${outside.url}/identity`,
  fields: {
    tr_cert: 'sealed-request',
    tr_url: `${portal.url}/bridge/identity/return`,
    tr_add: 'N',
    tr_ver: 'V2',
  },
});

/** Opens the bridge as a window and answers its `identity-ready` with these messages in turn. */
const open = (page: Page, { bridge }: Bridged, messages: unknown[]) =>
  page.evaluate(
    ({ url, all }) => {
      const { origin } = new URL(url);
      const popup = window.open(url, 'KMCISWindow', 'width=425,height=550');
      const greeted = new Promise<void>((done) => {
        window.addEventListener('message', (event) => {
          if (event.source !== popup || event.data.type !== 'identity-ready') return;
          for (const message of all) popup?.postMessage(message, origin);
          done();
        });
        // Another site is not greeted, and writes all the same.
        setInterval(() => all.forEach((message) => popup?.postMessage(message, '*')), 50);
      });
      const heard = new Promise((done) => {
        new BroadcastChannel('portal.identity').onmessage = ({ data }) => done(data);
      });
      Object.assign(window, { greeted, heard });
    },
    { url: `${bridge}/bridge/identity`, all: messages },
  );

test('the check goes to the provider in its own window, and its result to the API', async ({
  page,
  bridged,
}) => {
  const { portal, outside } = bridged;
  await page.goto(`${portal.url}/sitemap`);
  await settled(page);
  const opened = page.waitForEvent('popup');
  await open(page, bridged, [start(bridged)]);
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  // The click closes the window. Without `noWaitAfter` Playwright then waits for the closed page, and fails.
  await popup.getByRole('button', { name: '완료' }).click({ noWaitAfter: true });
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual({
    type: 'identity-done',
    certNum: 'cert-1',
  });
  await closed;
  expect(outside.checks).toEqual([start(bridged).fields]);
  expect(outside.results).toEqual([{ recCert: 'sealed', certNum: 'cert-1' }]);
  expect(portal.log.join('\n')).not.toMatch(/sealed|cert-1/);
});

test('no other provider, no other return address, nothing half', async ({ page, bridged }) => {
  const { portal, outside, bridge } = bridged;
  outside.checks.length = 0;
  await page.goto(`${portal.url}/sitemap`);
  await settled(page);
  const { fields } = start(bridged);
  const opened = page.waitForEvent('popup');
  await open(page, bridged, [
    null,
    'identity-start',
    { ...start(bridged), type: 'identity-ready' },
    { ...start(bridged), action: `${outside.url}/elsewhere` },
    { ...start(bridged), fields: { ...fields, tr_url: `${outside.url}/elsewhere` } },
    { ...start(bridged), fields: { ...fields, tr_ver: 'V1' } },
    { ...start(bridged), fields: { ...fields, tr_cert: 1 } },
    { ...start(bridged), fields: null },
  ]);
  const popup = await opened;
  await page.evaluate(() => (window as unknown as { greeted: Promise<void> }).greeted);
  await popup.evaluate(() => new Promise((over) => setTimeout(over)));
  expect(popup.url()).toBe(`${bridge}/bridge/identity`);
  expect(outside.checks).toEqual([]);
  await popup.close();
});

test.describe('another site', () => {
  // The bridge greets the portal alone, and the browser says that it was not there.
  test.use({ allowed: { patterns: [/target origin provided|ERR_NAME_NOT_RESOLVED/] } });
  test('that opens the window starts nothing', async ({ page, bridged }) => {
    const { outside, bridge } = bridged;
    outside.checks.length = 0;
    await page.goto(`${outside.url}/elsewhere`);
    const opened = page.waitForEvent('popup');
    await open(page, bridged, [start(bridged)]);
    const popup = await opened;
    await expect(
      popup.getByRole('heading', { name: '본인 확인을 준비하고 있습니다' }),
    ).toBeVisible();
    expect(await violationsOf(popup)).toEqual([]);
    // Its messages arrive; the window hears them and does nothing.
    await popup.evaluate(
      () => new Promise((heard) => window.addEventListener('message', heard, { once: true })),
    );
    await popup.evaluate(() => new Promise((over) => setTimeout(over)));
    expect(popup.url()).toBe(`${bridge}/bridge/identity`);
    expect(outside.checks).toEqual([]);
    await popup.close();
  });
});

test('in the same window the start stands in the fragment, and the way back in the tab', async ({
  page,
  bridged,
}) => {
  const { portal, bridge } = bridged;
  for (const [stored, shown] of [
    ['/guide/faq?product=l', '/guide/faq?product=l'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ] as const) {
    await page.goto(`${portal.url}/sitemap`);
    await page.evaluate(
      (path) => sessionStorage.setItem('portal.identity.return', path),
      stored as string,
    );
    const fragment = Buffer.from(JSON.stringify(start(bridged))).toString('base64url');
    await page.goto(`${bridge}/bridge/identity#${fragment}`);
    await page.getByRole('button', { name: '완료' }).click();
    await expect(page, stored).toHaveURL(portal.url + shown);
    await settled(page);
    expect(await page.evaluate(() => sessionStorage.getItem('portal.identity.return'))).toBeNull();
  }
});

test('what is no result is passed on to nobody, and written as text', async ({
  request,
  bridged: { portal, outside },
}) => {
  outside.results.length = 0;
  const url = `${portal.url}/bridge/identity/return`;
  for (const form of [
    { rec_cert: 'sealed', certNum: '</script><script>alert(1)' },
    { certNum: 'cert-1' },
  ] as Record<string, string>[]) {
    const html = await (await request.post(url, { form })).text();
    expect(html).toContain('본인 확인 결과를 받지 못했습니다');
    expect(html).not.toContain('alert(1)');
  }
  expect((await request.post(url, { form: { rec_cert: 'x'.repeat(200_000) } })).status()).toBe(413);
  expect(outside.results).toEqual([]);
  // As a query: some providers come back so.
  await request.get(`${url}?rec_cert=sealed&certNum=cert-2`);
  expect(outside.results).toEqual([{ recCert: 'sealed', certNum: 'cert-2' }]);
  // The customer left the provider's window: the page that waits has to be told as well.
  const left = await request.post(url, { form: { rec_cert: '', certNum: 'cert-3' } });
  expect(await left.text()).toContain('"certNum":"cert-3"');
  expect(outside.results[1]).toEqual({ recCert: '', certNum: 'cert-3' });
});
