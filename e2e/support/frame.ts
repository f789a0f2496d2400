import type { Locator, Page } from '@playwright/test';

export const phone = { width: 375, height: 667 };
export const desktop = { width: 1280, height: 800 };

/** Whether the page is wider than the screen. */
export const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Whether any two of them share ground on the screen. */
export async function overlap(things: Locator[]): Promise<boolean> {
  const boxes = (await Promise.all(things.map((thing) => thing.boundingBox()))).filter(
    (box) => box !== null,
  );
  return boxes.some((a, i) =>
    boxes
      .slice(i + 1)
      .some(
        (b) =>
          a.x < b.x + b.width &&
          b.x < a.x + a.width &&
          a.y < b.y + b.height &&
          b.y < a.y + a.height,
      ),
  );
}

export interface Notice {
  bbsIdx: string;
  subject: string;
  publishedOn: string;
}

/** Answers the footer's question for notices; gives what it was asked with, each time. */
export async function answerNotices(page: Page, list: Notice[] = []): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/customer/selectNoticeList', async (route) => {
    asked.push(route.request().postData() ?? '');
    const resultData = {
      noticeTopList: [],
      noticeNormalList: list,
      total: list.length,
      curPage: 1,
      pageSize: 3,
    };
    await route.fulfill({
      json: { status: { code: '200', message: '' }, resultCode: 1, resultData },
    });
  });
  return asked;
}

/**
 * Runs in the page. Whether the page is hydrated. A heading alone does not tell: the skeleton and the server's HTML have it too.
 */
export function isSettled(): boolean {
  const isHydrated = (selector: string) =>
    document.querySelector(selector)?.closest('[data-hydrated]') != null;
  // A web view of the membership app has no header.
  const frame = document.querySelector('header') === null || isHydrated('header');
  return frame && isHydrated('main h1') && !document.querySelector('main [aria-busy=true]');
}
