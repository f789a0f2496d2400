import type { Page } from '@playwright/test';
import { inlinedOf } from '../html.ts';

/** The one group of the five that no remote of the release has yet, as a part that is nothing but its table. */
const products = {
  name: 'product',
  version: '1.0.0',
  base: '/r/product/1.0.0/',
  entry: { file: 'remoteEntry.js', sha384: '' },
  section: {
    name: 'product',
    prefix: '/product',
    label: '제품 관리',
    order: 3,
    pages: ['간편 배송 조회', '정품 등록', '매장 찾기·방문 예약'].map((title, k) => ({
      id: `page${k}`,
      pattern: `/product/page${k}`,
      title,
      description: '',
      query: [],
      indexable: false,
      access: 'public',
      render: 'browser',
      skeleton: 'list',
      nav: { label: title, order: k },
    })),
  },
};

/**
 * Shows pages as a release with five groups would have them: the menu of the one that is not there yet is rendered by
 * the browser from a table alone. For what the header looks like; its links lead nowhere.
 */
export async function showFiveGroups(page: Page): Promise<void> {
  // Nothing of those parts is fetched ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  // A link that is pointed at asks for what its page needs.
  await page.route('/r/product/**', (route) => route.fulfill({ json: {} }));
  await page.route('/guide/*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const portal = inlinedOf(html);
    const parts = [...portal.parts, products];
    const body = html
      .replace(
        /<div id="header">[\s\S]*?<\/header>(<!--\/\$-->)?<\/div>/,
        '<div id="header"></div>',
      )
      .replace(
        /(<script type="application\/json" id="portal"[^>]*>).*(<\/script>)/,
        (_, start: string, end: string) =>
          start + JSON.stringify({ ...portal, parts }).replaceAll('<', '\\u003c') + end,
      );
    await route.fulfill({ response, body });
  });
}
