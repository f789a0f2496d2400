import type { Page } from '@playwright/test';
import { chunkOf } from '../support/html.ts';
import { expect, settled, test } from '../support/test.ts';

/** Paths of the scripts that the pages ask for from now on; measuring them comes when it comes. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (
      request.resourceType() === 'script' &&
      !/web-vitals|shell-(layers|ticker|popups)/.test(pathname)
    )
      scripts.push(pathname);
  });
  return scripts;
}

test('once idle the pages that are linked are ready: going there asks for no script', async ({
  page,
  portal,
}) => {
  const faq = await chunkOf(portal, '/guide/faq');
  const scripts = scriptsOf(page);
  await page.goto('/');
  await settled(page);
  await expect.poll(() => scripts.filter((path) => path.includes('/r/guide/'))).not.toEqual([]);
  const ready = page.locator('link[rel=preload][fetchpriority=low]');
  await expect.poll(() => ready.count()).toBeGreaterThanOrEqual(5);
  for (const link of await ready.all()) {
    await expect(link).toHaveAttribute('integrity', /^sha384-/);
    expect(await link.evaluate((element: HTMLLinkElement) => element.nonce)).toHaveLength(24);
  }
  await expect.poll(() => scripts).toContain(faq);
  const asked = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(new Set(asked).size).toBe(asked.length);
  const before = scripts.length;
  await page.locator('main a[href^="/guide/faq"]').first().click();
  await settled(page);
  await expect(page.locator('main details').first()).toBeVisible();
  expect(scripts.slice(before)).toEqual([]);
});

for (const line of [{ saveData: true }, { effectiveType: '3g' }])
  test(`on a line with ${JSON.stringify(line)} only what is pointed at is fetched`, async ({
    page,
    portal,
  }) => {
    const [manual, video] = await Promise.all(
      ['/guide/manual', '/guide/video'].map((pattern) => chunkOf(portal, pattern)),
    );
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, line);
    const scripts = scriptsOf(page);
    await page.goto('/sitemap');
    await settled(page);
    // The font comes after the page, and what is made ready at idle before it.
    await expect(page.locator('link[rel=stylesheet][href*=pretendard]')).toHaveCount(1);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(scripts.filter((path) => path.includes('/r/guide/'))).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: '사용 설명서' }).focus();
    await expect.poll(() => scripts).toContain(manual);
    expect(scripts).not.toContain(video);
  });
