import type { Page } from '@playwright/test';
import { answerNotices } from '../frame.ts';
import type { State } from './state.ts';

/** Sets a cookie with a preference, as if the customer had chosen it before. */
const prefers = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }]);
/** Makes the window as high as the page. In a scrolled page, the header or the help button would cover half of some link. */
async function whole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 375, height });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** States of the header and footer, and preferences that change the look of the whole page. */
export const frameStates: State[] = [
  {
    name: 'the open menu',
    frame: true,
    path: '/',
    after: async (page) => {
      const toggles = page.getByRole('button', { name: /^(문제 해결|메뉴 열기)$/ });
      await toggles.filter({ visible: true }).press('Enter');
    },
  },
  {
    name: 'the open user menu',
    frame: true,
    path: '/',
    after: async (page) => {
      // Wide screens show the menu without this button.
      const toggle = page.getByRole('button', { name: '내 정보 열기' });
      if (await toggle.isVisible()) await toggle.click();
    },
  },
  {
    name: 'the open help panel',
    frame: true,
    covers: ['main'],
    path: '/guide/faq',
    after: (page) => page.getByRole('button', { name: '도움' }).click(),
  },
  {
    name: 'the open family sites',
    frame: true,
    path: '/sitemap',
    before: (page) => answerNotices(page),
    async after(page) {
      await page.getByRole('button', { name: '패밀리 사이트' }).click();
      await whole(page);
    },
  },
  {
    name: 'the latest notices',
    frame: true,
    path: '/sitemap',
    before: (page) =>
      answerNotices(page, [
        { bbsIdx: '101', subject: '연휴 기간 전화 상담 안내', publishedOn: '2026-11-20' },
        { bbsIdx: '102', subject: '정수기 필터 멤버십 안내', publishedOn: '2026-11-19' },
      ]),
    after: async (page) => {
      await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView());
      await page.getByRole('region', { name: '공지사항' }).waitFor();
      await whole(page);
    },
  },
  {
    name: 'large text',
    path: '/guide/faq',
    frame: true,
    before: (page) => prefers(page, 'text', 'large'),
  },
  {
    name: 'large text with the user menu open',
    frame: true,
    path: '/',
    before: (page) => prefers(page, 'text', 'large'),
    after: async (page) => {
      const toggle = page.getByRole('button', { name: '내 정보 열기' });
      if (await toggle.isVisible()) await toggle.click();
    },
  },
  {
    name: 'high contrast chosen',
    path: '/',
    frame: true,
    before: (page) => prefers(page, 'contrast', 'more'),
  },
];
