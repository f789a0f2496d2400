import type { Page } from '@playwright/test';
import { chunkOf } from '../support/html.ts';
import { expect, renderedInBrowser as test, settled } from '../support/test.ts';

/** A part that fails says so in the browser's console too. */
test.use({
  allowed: {
    patterns: [
      /Failed to load resource|Failed to find a valid digest|planned: |ChunkLoadError|Loading chunk|RUNTIME-008|net::ERR|not in this release|SRI's integrity/,
    ],
  },
});

const card = (page: Page) => page.getByRole('alert');

/** Header, footer and the other sections work whatever the section does. */
async function expectPortalAlive(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: /한결/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /한결/ }).click();
  await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
}

async function expectCard(page: Page) {
  await expect(card(page)).toContainText('이 화면을 불러오지 못했습니다.');
  await expect(card(page)).toContainText(/지원 번호 [2-9A-Z]{6}/);
  return (/지원 번호 ([2-9A-Z]{6})/.exec((await card(page).textContent()) ?? '') ?? [])[1];
}

const ENTRY = '**/r/guide/*/remoteEntry.js';

test.describe('the entry of a remote', () => {
  for (const [name, kind, answer] of [
    ['is missing', 'http', { status: 404, body: '' }],
    ['was altered', 'integrity', { contentType: 'text/javascript', body: 'alert(1)' }],
    ['is HTML', 'integrity', { contentType: 'text/html', body: '<html>' }],
  ] as const)
    test(`${name}: the place shows a card, the log has one line, and trying again works`, async ({
      page,
      portal,
    }) => {
      await page.route(ENTRY, (route) => route.fulfill(answer));
      await page.goto('/guide/faq');
      const code = await expectCard(page);
      await expect
        .poll(() => portal.failures().filter((failure) => failure['code'] === code))
        .toEqual([
          expect.objectContaining({ part: 'guide', class: kind, version: expect.any(String) }),
        ]);
      await page.unroute(ENTRY);
      await page.getByRole('button', { name: '다시 시도' }).click();
      await settled(page);
      await expect(page.locator('main details').first()).toBeVisible();
      await expectPortalAlive(page);
    });

  test('cannot be reached', async ({ page, portal }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.goto('/guide/faq');
    const code = await expectCard(page);
    await expect
      .poll(() => portal.failures().find((failure) => failure['code'] === code)?.['class'])
      .toBe('network');
    // A link to another page of the section loads the section again, like the button of the card.
    await page.unroute(ENTRY);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: '문제 해결' }).hover();
    await banner.getByRole('link', { name: '사용 설명서' }).click();
    await expect(page).toHaveURL('/guide/manual');
    await settled(page);
    await expect(page.getByRole('heading', { level: 1, name: '사용 설명서' })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await expectPortalAlive(page);
  });

  test('never answers: the card comes after eight seconds, again after a second try, and nothing waits for load', async ({
    page,
    portal,
  }) => {
    // The page's time stands still between its steps, however long a busy machine takes for them.
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1000);
    let asked = 0;
    await page.route(ENTRY, () => void asked++);
    await page.goto('/guide/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect
      .poll(async () => {
        await page.clock.runFor(5);
        return asked;
      })
      .toBe(1);
    await page.clock.runFor(7500);
    await expect(card(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    const code = await expectCard(page);
    // Trying again is given up too, after as long a time for each of its two requests.
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(card(page)).toHaveCount(0);
    await expect
      .poll(async () => {
        await page.clock.runFor(4000);
        return card(page).count();
      })
      .toBe(1);
    await page.clock.resume();
    expect(await expectCard(page)).toBe(code);
    await expect
      .poll(() => portal.failures().find((failure) => failure['code'] === code)?.['class'])
      .toBe('timeout');
    await expectPortalAlive(page);
  });

  test('fails once: the customer tries again and reads on, with one line in the log', async ({
    page,
    portal,
  }) => {
    await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/guide/faq');
    const code = await expectCard(page);
    await page.getByRole('button', { name: '다시 시도' }).click();
    expect(await expectCard(page)).toBe(code);
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await settled(page);
    await expect(page.locator('main details').first()).toBeVisible();
    expect(portal.failures().filter((failure) => failure['code'] === code)).toHaveLength(1);
  });
});

test.describe('a chunk of a remote', () => {
  test('fails once and is asked for again without the customer noticing', async ({
    page,
    portal,
  }) => {
    let times = 0;
    await page.route(`**${await chunkOf(portal, '/guide/faq')}`, (route) =>
      // The preload and the first load share the first answer.
      times++ < 1 ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await page.goto('/guide/faq');
    await settled(page);
    await expect(page.locator('main details').first()).toBeVisible();
    expect(times).toBeGreaterThan(1);
  });

  for (const [name, kind, answer] of [
    ['is missing', 'http', { status: 404, body: '' }],
    ['was cut', 'chunk', { contentType: 'text/javascript', body: '(self.a=' }],
  ] as const)
    test(`${name}: the page's place shows the card, and trying again works`, async ({
      page,
      portal,
    }) => {
      const chunk = `**${await chunkOf(portal, '/guide/faq')}`;
      await page.route(chunk, (route) => route.fulfill(answer));
      await page.goto('/guide/faq');
      const code = await expectCard(page);
      await expect
        .poll(() => portal.failures().find((failure) => failure['code'] === code)?.['class'])
        .toBe(kind);
      await page.unroute(chunk);
      await page.getByRole('button', { name: '다시 시도' }).click();
      await settled(page);
      await expect(page.locator('main details').first()).toBeVisible();
      await expectPortalAlive(page);
    });
});

test.describe('a remote whose code is broken', () => {
  for (const [path, kind] of [
    ['/dead/page', 'container-init'],
    ['/faulty/render', 'mount'],
    ['/faulty/effect', 'mount'],
    ['/faulty/load', 'mount'],
  ] as const)
    test(`${path}: card, one report of class ${kind}, the rest alive`, async ({ page, portal }) => {
      await page.goto(path);
      const code = await expectCard(page);
      await expect
        .poll(() => portal.failures().filter((failure) => failure['code'] === code))
        .toEqual([expect.objectContaining({ class: kind, part: path.split('/')[1] })]);
      await expectPortalAlive(page);
    });

  test('a rejected promise is reported and disturbs nobody', async ({ page, portal }) => {
    await page.goto('/faulty/promise');
    await expect(page.getByRole('heading', { name: '약속을 어기는 화면' })).toBeVisible();
    await expect
      .poll(() =>
        portal
          .failures()
          .filter((failure) => failure['part'] === 'faulty' && failure['class'] === 'uncaught'),
      )
      .toHaveLength(1);
    await expectPortalAlive(page);
  });

  test('its neighbour pages work', async ({ page }) => {
    await page.goto('/faulty/render');
    await expectCard(page);
    await page.goto('/faulty/well');
    await expect(page.getByRole('heading', { name: '잘 되는 화면' })).toBeVisible();
  });
});
