import type { Browser, Page } from '@playwright/test';
import { violationsOf } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { acceptSet, release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

// Chromium logs the 403 that a team gets.
test.use({ allowed: { patterns: [/Failed to load resource.*403/] } });

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

/** Another person at another machine. */
async function another(browser: Browser, id: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, id);
  return page;
}

const large = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '세트 1로 되돌리기' });

test('a manager rolls back by keyboard, and a second one sees it instead of overwriting it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'manager');
  const other = await another(browser, 'manager2');
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

const pages = ['/', '/compose', '/sets', '/remote?name=guide', '/audit'];
for (const width of [375, 768, 1280])
  test(`axe finds nothing on the desk, and nothing is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({
      reducedMotion: 'reduce',
      colorScheme: width === 768 ? 'dark' : 'light',
    });
    await page.goto(portal.deskUrl);
    await expect(page.getByLabel('비밀번호')).toBeVisible();
    expect.soft(await violationsOf(page), 'sign-in').toEqual([]);
    await signIn(page, 'manager');
    for (const path of pages) {
      await page.goto(portal.deskUrl + path);
      await expect(page.locator('main section, main nav').first()).toBeVisible();
      if (path === '/') await page.getByRole('button', { name: '동결하기' }).click();
      expect.soft(await violationsOf(page), path).toEqual([]);
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(await over(), path).toBeLessThanOrEqual(0);
    }
  });
