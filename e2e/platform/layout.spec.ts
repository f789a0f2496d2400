import type { Locator } from '@playwright/test';
import { expect, settled, test } from '../support/test.ts';

test.use({ webFont: true });

test.describe('specification, 2, Shell: breakpoints', () => {
  test('is mobile up to 768 px and not from 769 px on', async ({ page }) => {
    for (const [width, menu] of [
      [768, '메뉴 열기'],
      [769, '문제 해결'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/sitemap');
      await settled(page);
      const buttons = page
        .getByRole('banner')
        .getByRole('button', { name: /^(메뉴 열기|문제 해결)$/ });
      await expect(buttons.filter({ visible: true })).toHaveText([
        menu === '메뉴 열기' ? '메뉴' : menu,
      ]);
    }
  });

  test('the content is 1200 px wide at most', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/guide/faq');
    await settled(page);
    const width = await page.locator('main').evaluate((main) => {
      const { paddingLeft, paddingRight } = getComputedStyle(main);
      return main.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    });
    expect(width).toBe(1200);
  });

  test('nothing is wider than the screen at any of the specification’s widths', async ({
    page,
  }) => {
    for (const path of ['/', '/guide/faq', '/policy/privacy']) {
      await page.goto(path);
      await settled(page);
      for (const width of [320, 360, 375, 414, 450, 540, 640, 768, 830, 1024, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `${path} at ${width} px`).toBe(0);
      }
    }
  });

  test('on a phone a step’s buttons stand at the lower edge and cover no field; zoomed to 400 % or on paper they do not', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/voc/praise');
    await settled(page);
    const next = page.getByRole('button', { name: '다음' });
    const bottomOf = async (of: Locator) => {
      const box = await of.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    // Above the edge by the padding of the bar.
    expect(Math.round(await bottomOf(next))).toBe(700 - 12);
    const bar = (await next.boundingBox())?.y ?? 0;
    for (const field of await page.locator('main form :is(input, textarea)').all()) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await field.focus();
      const box = await field.boundingBox();
      // A text of many lines may be higher than the room; its beginning is in sight.
      expect(Math.min(await bottomOf(field), (box?.y ?? 0) + 100)).toBeLessThanOrEqual(bar - 12);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await bottomOf(next)).toBeGreaterThan(700);
    await page.emulateMedia({ media: 'print' });
    await expect(next).toBeHidden();
  });

  test('a service on a phone is no higher than its text and its button', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto('/online');
    const services = page.getByRole('listitem').filter({ has: page.getByText('바로 가기') });
    await expect(services.first()).toBeVisible();
    const heights = await services.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(200);
  });
});

test('specification, 2, Shell: titles and search engines: home is the centre, what does not say so is in no index', async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  const home = await html('/');
  expect(home).toContain('<title>한결 고객센터</title>');
  expect(home).toContain('content="index,follow"');
  for (const path of ['/login', '/search', '/demo/talk'])
    expect(await html(path), path).toContain('content="noindex,nofollow"');
});
