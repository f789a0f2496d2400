import { answerNotices, desktop, overlap, phone } from '../../support/frame.ts';
import { expect, settled, test } from '../../support/test.ts';

const three = ['첫째', '둘째', '셋째'].map((nth, i) => ({
  bbsIdx: `10${i}`,
  subject: `${nth} 공지`,
  publishedOn: '2026-11-20',
}));

test('Shell: footer: the notice ticker asks once when it is seen, turns, and moves nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked = await answerNotices(page, three);
  const footer = page.getByRole('contentinfo');
  for (const viewport of [phone, desktop]) {
    asked.length = 0;
    await page.setViewportSize(viewport);
    // From another document: a page that is opened again keeps its place, which would be the footer.
    await page.goto('about:blank');
    await page.goto('/guide/faq');
    await settled(page);
    expect(asked).toEqual([]);
    const ticker = page.getByRole('region', { name: '공지사항' });
    const barTop = () =>
      footer.evaluate(
        (element) =>
          (element.querySelector('nav')?.getBoundingClientRect().top ?? NaN) -
          element.getBoundingClientRect().top,
      );
    const before = await barTop();
    await footer.evaluate((element) => element.scrollIntoView());
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
  }
});

test('the help button stands at the same place on every page, in the header, where it covers nothing', async ({
  page,
}) => {
  await answerNotices(page);
  const button = page.getByRole('banner').getByRole('button', { name: '도움' });
  for (const viewport of [phone, { width: 768, height: 1024 }, desktop]) {
    await page.setViewportSize(viewport);
    const places = [];
    for (const path of ['/', '/guide/faq', '/sitemap']) {
      await page.goto(path);
      await settled(page);
      const box = await button.boundingBox();
      // In whole pixels: the web font, when it comes, is a hundredth wider.
      places.push(Object.values(box ?? {}).map(Math.round));
    }
    expect(places[0]).toHaveLength(4);
    expect(places[1]).toEqual(places[0]);
    expect(places[2]).toEqual(places[0]);
    await page.keyboard.press('End');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await overlap([last, button])).toBe(false);
  }
});

test('help names phone and hours, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const button = page.getByRole('button', { name: '도움' });
  await button.click();
  const help = page.getByRole('region', { name: '도움' });
  await expect(help.getByRole('link', { name: '1577-0000' })).toBeVisible();
  await expect(help.getByText(/평일 09:00~18:00/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await help.getByRole('link', { name: '자주 묻는 질문' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
