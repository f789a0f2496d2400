import type { Browser, Page } from '@playwright/test';
import { violationsOf } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { acceptSet, release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

// Chromium logs the 403 that a team gets, and the 422 for a support code that nobody has.
test.use({ allowed: { patterns: [/Failed to load resource.*(403|422)/] } });

// These tests share one portal.
test.describe.configure({ mode: 'default' });
let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
  await expect.poll(() => portal.log.some((line) => line.startsWith('Desk ready'))).toBe(true);
  const { dataDir } = portal;
  const first = ['--channel', 'production', '--expect', '0', '--reason', '첫 세트'];
  await acceptSet(dataDir, '1');
  await release(dataDir, ['pin', '1', ...first]);
  // A second set, without voc, so that a manager can go back to the first.
  await release(dataDir, ['set', 'create', '--base', '1', '--without', 'voc']);
  const sets = JSON.parse(await release(dataDir, ['sets', '--json'])) as { id: string }[];
  const newest = sets.at(-1)?.id ?? '';
  const second = ['--channel', 'production', '--expect', '1', '--reason', '의견 화면을 닫습니다'];
  await acceptSet(dataDir, newest);
  await release(dataDir, ['pin', newest, ...second]);
});
test.afterAll(() => portal.stop());

async function signIn(page: Page, id: string) {
  await page.goto(portal.deskUrl);
  await page.getByLabel('아이디').fill(id);
  await page.getByLabel('비밀번호').fill('hangyeol#2026');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('heading', { name: '현재 상태' })).toBeVisible();
}

/** A page of another person at another machine. */
const elsewhere = async (browser: Browser) => (await browser.newContext()).newPage();

const large = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '세트 1로 되돌리기' });

test('a manager rolls back by keyboard, and a second one sees it instead of overwriting it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'manager');
  const other = await elsewhere(browser);
  await signIn(other, 'manager2');
  await large(other).click();
  const decision = other.getByRole('dialog');
  await decision.getByLabel('이유').fill('제가 먼저 봤습니다');

  await tabTo(large(page));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '운영 되돌리기' });
  await expect(dialog).toContainText('새 주소 /voc/');
  await tabTo(dialog.getByLabel('이유'));
  await page.keyboard.type('의견 화면이 필요합니다');
  await tabTo(dialog.getByRole('button', { name: '세트 1로 되돌리기' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /운영.*세트 1.*리비전 3 · manager/ })).toBeVisible();

  await expect(decision).toContainText('그 사이에 다른 변경이 있었습니다');
  await expect(decision).toContainText('manager · 세트 1 되돌리기');
  await expect(decision.getByRole('button', { name: '되돌리기' }).last()).toBeDisabled();
  const records = JSON.parse(
    await release(portal.dataDir, ['audit', '--channel', 'production', '--json']),
  ) as object[];
  expect(records).toHaveLength(3);
  expect(records[2]).toMatchObject({
    set: '1',
    actor: 'manager',
    reason: '의견 화면이 필요합니다',
  });
  await other.context().close();
});

test('what the command line changes shows at once, and a team may only look', async ({ page }) => {
  await signIn(page, 'team-guide');
  await page.getByRole('link', { name: /개발/ }).click();
  await expect(page.getByRole('button', { name: 'voc 끄기' })).toHaveCount(0);
  await release(portal.dataDir, ['freeze', '--reason', '연휴']);
  await expect(page.getByRole('main')).toContainText('연휴');
  await expect(page.getByRole('link', { name: /개발.*동결/ })).toBeVisible();
  await release(portal.dataDir, ['unfreeze']);
  await expect(page.getByRole('link', { name: /개발.*동결/ })).toHaveCount(0);
  const refused = await page.evaluate(async () => {
    const headers = { 'x-desk-client': 'test', 'content-type': 'application/json' };
    return (await fetch('/api/verbs/freeze', { method: 'POST', headers, body: '{}' })).status;
  });
  expect(refused).toBe(403);
});

test('a canary is started and aborted', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto(`${portal.deskUrl}/release?channel=production`);
  await page.getByRole('button', { name: '카나리 시작하기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('세트').selectOption({ index: 1 });
  await dialog.getByLabel('이유').fill('조금만 먼저');
  await dialog.getByRole('button', { name: '카나리 시작하기' }).click();
  await expect(page.getByRole('heading', { name: /세트 \d+ · 고객의 1%/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('표본이 모자랍니다');
  expect.soft(await violationsOf(page), 'a canary').toEqual([]);

  // The canary also comes first on the page of the present state.
  await page.getByRole('link', { name: '현재', exact: true }).click();
  const lead = page.getByRole('region', { name: '카나리' });
  await expect(lead).toContainText(/고객의 1%.*나머지 99%/);
  expect.soft(await violationsOf(page), 'a canary leads').toEqual([]);
  await expect(page.getByRole('link', { name: /운영.*카나리 1%/ })).not.toContainText('정상');
  await lead.getByRole('link', { name: '카나리의 근거 보고 결정하기' }).click();

  await page.getByRole('button', { name: '5%로 확대하기' }).click();
  await dialog.getByLabel('이유').fill('급합니다');
  await dialog.getByRole('button', { name: '5%로 확대하기' }).click();
  await expect(dialog).toContainText('근거가 아직 부족합니다');
  await dialog.getByRole('button', { name: '그만두기' }).click();

  await page.getByRole('button', { name: '카나리 중단하기' }).click();
  await dialog.getByLabel('이유').fill('전화가 많습니다');
  await dialog.getByRole('button', { name: '중단하기' }).click();
  await expect(page.getByRole('main')).toContainText('진행 중인 카나리가 없습니다');
  await expect(page.getByRole('region', { name: '카나리 기록' })).toContainText('전화가 많습니다');
});

test('what a customer could not load is found by its code, and a link shows a tester another set', async ({
  page,
  browser,
}) => {
  const customer = await elsewhere(browser);
  const entry = '**/r/guide/*/remoteEntry.js';
  await customer.route(entry, (route) => route.abort());
  await customer.goto(`${portal.url}/guide/faq`);
  const read = async () =>
    /번호 ([2-9A-Z]{6})/.exec(await customer.locator('body').innerText())?.[1];
  await expect.poll(read).toBeTruthy();
  const code = (await read()) ?? '';

  await signIn(page, 'manager');
  await page.getByRole('link', { name: '시험', exact: true }).click();
  await page.getByLabel('세트', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('채널').selectOption('dev');
  await page.getByRole('button', { name: '링크 만들기' }).click();
  const link = page.getByRole('link', { name: '이 브라우저에서 열기' });
  await customer.unroute(entry);
  await customer.goto((await link.getAttribute('href')) ?? '');
  await expect(customer.getByRole('complementary')).toContainText('시험 중인 배포를 보고 있습니다');
  expect.soft(await violationsOf(page), 'a link').toEqual([]);
  await customer.context().close();

  await page.getByRole('link', { name: '문의' }).click();
  await page.getByRole('textbox', { name: '번호' }).fill(code);
  const find = page.getByRole('button', { name: '찾기' });
  // The portal writes what it counted every five seconds.
  await expect(async () => {
    await find.click();
    await expect(page.getByRole('heading', { name: '고객의 네트워크가 끊겼습니다' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByRole('main')).toContainText('/guide/faq');
  expect.soft(await violationsOf(page), 'a code').toEqual([]);

  await page.getByRole('link', { name: '저장소' }).click();
  await expect(page.getByRole('status')).toContainText(['실시간', '저장소에 이상이 없습니다']);
});

/** `npm run axe` looks at every page in every width and theme, `npm test` at each page once, in turn. */
const full = process.env['FULL'] === '1';
const widths = [375, 768, 1280];
const themes = ['light', 'dark'] as const;
const pages = [
  '/',
  '/release',
  '/compose',
  '/sets',
  '/remote?name=guide',
  '/overrides',
  '/support?code=ZZZZZZ',
  '/storage',
  '/audit',
  '/account',
];
test('axe finds nothing on the desk, and nothing is wider than the screen', async ({ page }) => {
  await page.goto(portal.deskUrl);
  await expect(page.getByLabel('비밀번호')).toBeVisible();
  expect.soft(await violationsOf(page), 'sign-in').toEqual([]);
  await signIn(page, 'manager');
  for (const [i, path] of pages.entries())
    for (const [j, width] of widths.entries())
      for (const [k, theme] of themes.entries()) {
        if (!full && (j !== i % widths.length || k !== i % themes.length)) continue;
        const look = `${path}, ${width} px, ${theme}`;
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(portal.deskUrl + path);
        await expect(page.locator('main section, main nav').first()).toBeVisible();
        if (path === '/') await page.getByRole('button', { name: '동결하기' }).click();
        expect.soft(await violationsOf(page), look).toEqual([]);
        const over = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(await over(), look).toBeLessThanOrEqual(0);
      }
});

test('every page is walked by keyboard alone, past the menu by a link that shows with the focus', async ({
  page,
}) => {
  // Every control of every page, with several calls to the browser each.
  test.slow();
  await signIn(page, 'manager');
  const main = page.getByRole('main');
  const skip = page.getByRole('link', { name: '본문 바로가기' });
  /** The controls that the keyboard must reach; of a group of radio buttons, one. */
  const ways = () =>
    main.evaluate((element) => {
      const all = element.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input, select, textarea, summary',
      );
      return [...all].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked),
      ).length;
    });
  for (const path of pages) {
    await page.goto(portal.deskUrl + path);
    await expect(main.locator('section, nav').first()).toBeVisible();
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await expect(skip).not.toBeInViewport();
    // Count the controls only when all answers have arrived.
    await page.waitForLoadState('networkidle');
    await expect.poll(ways, path).toBeGreaterThan(0);
    const all = await ways();
    for (let i = 0; i < all; i++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused, `${path}, ${i + 1} of ${all}`).toBeInViewport();
      const [isIn, outline] = await focused.evaluate((one) => [
        one.closest('main') !== null,
        getComputedStyle(one.matches('[type=radio]') ? (one.closest('label') ?? one) : one)
          .outlineStyle,
      ]);
      expect.soft([isIn, outline], `${path}, ${i + 1} of ${all}`).toEqual([true, 'solid']);
    }
  }
});
