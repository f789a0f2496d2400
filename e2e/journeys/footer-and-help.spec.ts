import type { Page } from '@playwright/test';
import { answerNotices, desktop, focused, overlap, phone, type Notice } from '../support/frame.ts';
import { expect, settled, test } from '../support/test.ts';

test.describe('Shell: footer', () => {
  const three = ['첫째', '둘째', '셋째'].map((nth, i) => ({
    bbsIdx: `10${i}`,
    subject: `${nth} 공지`,
    publishedOn: '2026-11-20',
  }));

  async function open(page: Page, list: Notice[] = []) {
    const asked = await answerNotices(page, list);
    await page.goto('/guide/faq');
    await settled(page);
    return asked;
  }
  const footer = (page: Page) => page.getByRole('contentinfo');

  for (const viewport of [phone, desktop])
    test(`the notice ticker asks once when it is seen, turns, and moves nothing, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const asked = await open(page, three);
      expect(asked).toEqual([]);
      const ticker = page.getByRole('region', { name: '공지사항' });
      const barTop = () =>
        footer(page).evaluate(
          (element) =>
            (element.querySelector('nav')?.getBoundingClientRect().top ?? NaN) -
            element.getBoundingClientRect().top,
        );
      const before = await barTop();
      await footer(page).evaluate((element) => element.scrollIntoView());
      await expect(ticker).toContainText('첫째 공지');
      await expect(ticker).toContainText('둘째 공지');
      await ticker.getByRole('button', { name: '공지 자동 넘김 멈춤' }).click();
      await expect(ticker.getByRole('button', { name: '공지 자동 넘김 시작' })).toBeFocused();
      expect(asked).toHaveLength(1);
      expect(Object.fromEntries(new URLSearchParams(asked[0] ?? ''))).toEqual({
        curPage: '1',
        pageSize: '3',
        searchStr: '',
      });
      expect(await barTop()).toBe(before);
    });

  test('no notice leaves no trace', async ({ page }) => {
    const asked = await open(page);
    await footer(page).evaluate((element) => element.scrollIntoView());
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.getByRole('region', { name: '공지사항' })).toHaveCount(0);
  });

  test('the family-site select opens by mouse and keyboard and goes nowhere by itself', async ({
    page,
    context,
  }) => {
    await open(page);
    const select = page.getByRole('button', { name: '패밀리 사이트' });
    await select.click();
    const sites = footer(page).getByRole('link', { name: /^한결 (홈|비즈몰|리빙)/ });
    await expect(sites).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(sites).toHaveCount(0);
    await expect(select).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText(/^한결 홈/);
    await expect(focused(page)).toHaveAttribute('target', '_blank');
    expect(context.pages()).toHaveLength(1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(sites).toHaveCount(0);
  });

  for (const [device, userAgent, stores] of [
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile', ['안드로이드']],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', ['아이폰']],
    ['a desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', ['안드로이드', '아이폰']],
  ] as const)
    test.describe(`store links on ${device}`, () => {
      test.use({ userAgent });
      test('are chosen by the operating system', async ({ page }) => {
        await open(page);
        const links = footer(page).getByRole('link', { name: /멤버십 앱/ });
        await expect(links).toHaveCount(stores.length);
        for (const store of stores) await expect(links.filter({ hasText: store })).toHaveCount(1);
      });
    });
});

test.describe('the help button', () => {
  for (const viewport of [phone, desktop])
    test(`stands at the same place on every page and covers nothing at the end, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await answerNotices(page);
      const places = [];
      for (const path of ['/', '/guide/faq', '/sitemap']) {
        await page.goto(path);
        await settled(page);
        const button = page.getByRole('button', { name: '도움' });
        const { x, y, width, height } = (await button.boundingBox()) ?? {
          x: 0,
          y: 0,
          width: 0,
          height: 0,
        };
        // In whole pixels: the web font, when it comes, is a hundredth wider.
        places.push([x, y, width, height].map(Math.round));
      }
      expect(places[1]).toEqual(places[0]);
      expect(places[2]).toEqual(places[0]);
      await page.keyboard.press('End');
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await overlap([last, page.getByRole('button', { name: '도움' })])).toBe(false);
    });

  test('names phone and hours, by mouse and by keyboard', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    const button = page.getByRole('button', { name: '도움' });
    await button.click();
    const help = page.getByRole('complementary', { name: '도움' });
    await expect(help.getByRole('link', { name: '1577-0000' })).toBeVisible();
    await expect(help.getByText(/평일 09:00~18:00/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await help.getByRole('link', { name: '자주 묻는 질문' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
