import type { Page } from '@playwright/test';
import { inlinedOf } from '../html.ts';

/** What the portal's five groups are called, from the second on, in their order. */
const groups = {
  '서비스 신청': ['A/S 신청', '안마의자 시트 교체', '이전 설치', '분해·조립', '정수기 필터 멤버십'],
  '제품 관리': ['간편 배송 조회', '정품 등록', '매장 찾기·방문 예약'],
  '고객 지원': ['고객센터 안내', '공지사항', '1:1 문의', '자료실', '카카오톡 상담 안내'],
  '고객의 소리': ['칭찬합니다', '불만입니다', '제안합니다', '신문고'],
};

/** A part that is nothing but its table. */
const part = (label: string, items: string[], i: number) => ({
  name: `group${i}`,
  version: '1.0.0',
  base: `/r/group${i}/1.0.0/`,
  entry: { file: 'remoteEntry.js', sha384: '' },
  section: {
    name: `group${i}`,
    prefix: `/group${i}`,
    label,
    order: i + 2,
    pages: items.map((title, k) => ({
      id: `page${k}`,
      pattern: `/group${i}/page${k}`,
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
});

/**
 * Shows pages as a release with five groups would have them: where a group is not there yet, its menu is
 * drawn by the browser from the table of a part that is not there. For what the header looks like; those
 * links lead nowhere.
 */
export async function showFiveGroups(page: Page): Promise<void> {
  // Nothing of those parts is fetched ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  // A link that is pointed at asks for what its page needs.
  await page.route('/r/group*/**', (route) => route.fulfill({ json: {} }));
  await page.route('/guide/*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const portal = inlinedOf(html);
    const labels = new Set(portal.parts.map(({ section }) => section.label));
    const missing = Object.entries(groups)
      .map(([label, items], i) => part(label, items, i))
      .filter(({ section }) => !labels.has(section.label));
    const parts = [...portal.parts, ...missing];
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
