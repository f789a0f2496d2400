import type { Page } from '@playwright/test';
import { people } from '@portal/testing/people';
import { signIn } from '../support/log-in.ts';
import { expect, hydrated, settled, test } from '../support/test.ts';
import { agree, writeLetter } from '../support/voice-form.ts';

test.use({ webFont: true });

// A page answers before the code of calls, moves and dialogs is there: what a customer does first has to happen, once.

/** The shell's files besides main.js: on a page of a remote, none of them is needed to hydrate. */
const late = /\/r\/shell\/[\d.]+\/(?!main\.)[^/]+\.js$/;

/** Holds what matches until the test lets it go. */
async function held(page: Page, pattern: RegExp) {
  let release = () => {};
  const gate = new Promise<void>((open) => (release = open));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return { release };
}

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

test.describe('while the late code is on its way', () => {
  test('a filter waits for it and is answered once', async ({ page }) => {
    const { release } = await held(page, late);
    await page.goto('/guide/faq');
    await settled(page);
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/selectFaqList'))
        asked.push((request.postDataJSON() as { product: string }).product);
    });
    const before = await page.evaluate(() => history.length);
    await link(page, '안마의자').click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await link(page, '정수기').click();
    release();
    await expect(page).toHaveURL('/guide/faq?product=w');
    await expect(link(page, '정수기')).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    // Once when it was pointed at; the page took that answer.
    expect(asked.filter((product) => product === 'w')).toHaveLength(1);
    // Still the same document.
    await page.goBack();
    await expect(page).toHaveURL('/guide/faq');
    await expect(link(page, '전체').first()).toHaveAttribute('aria-current', 'true');
  });

  test('a page of another part waits for it, and Back comes back', async ({ page }) => {
    const { release } = await held(page, late);
    await page.goto('/guide/faq');
    await settled(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
    release();
    await expect(page).toHaveURL('/policy/terms');
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL('/guide/faq');
    await settled(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('text that is typed into a form stays, and the form goes on', async ({ page }) => {
    const { release } = await held(page, late);
    await page.goto('/voc/praise');
    await settled(page);
    await page.getByLabel('제목').fill('기사님이 친절했습니다');
    await page.getByLabel('내용', { exact: true }).fill('하나하나 알려 주셨습니다. 고맙습니다.');
    await page.getByRole('button', { name: '다음' }).click();
    release();
    await expect(page).toHaveURL('/voc/praise?step=2');
    await page.goBack();
    await expect(page.getByLabel('제목')).toHaveValue('기사님이 친절했습니다');
  });
});

test.describe('without the late code', () => {
  test.use({ allowed: { patterns: [/net::ERR_FAILED/, /ChunkLoadError/] } });

  test('a move is a full load', async ({ page }) => {
    await page.route(late, (route) => route.abort());
    await page.goto('/guide/faq');
    await settled(page);
    await link(page, '안마의자').click();
    await expect(page).toHaveURL('/guide/faq?product=bf');
    await settled(page);
    await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
    await expect(page).toHaveURL('/policy/terms');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('이용약관');
  });

  test('a later step says so, and nothing that was typed is lost', async ({ page }) => {
    const ofSteps = /\/later\.js$/;
    // A page that does not save data loads the code again by itself when idle. The message could be gone before its button is pressed.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.route(ofSteps, (route) => route.abort());
    await page.goto('/voc/praise');
    await settled(page);
    await page.getByLabel('제목').fill('기사님이 친절했습니다');
    await page.getByLabel('내용', { exact: true }).fill('하나하나 알려 주셨습니다. 고맙습니다.');
    await page.getByRole('button', { name: '다음' }).click();
    const said = page.getByRole('alert').filter({ hasText: '화면을 마저 불러오지 못했습니다.' });
    await expect(said).toBeVisible();
    await page.unroute(ofSteps);
    await said.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('제목')).toHaveValue('기사님이 친절했습니다');
  });

  test('photos say so at their field, and the form goes on without them', async ({ page }) => {
    const ofPhotos = /\/photos\.js$/;
    await signIn(page, people.junho);
    await page.route(ofPhotos, (route) => route.abort());
    await page.goto('/voc/discontent');
    await settled(page);
    await writeLetter(page);
    const said = page.getByRole('alert').filter({ hasText: '사진 고르기를 불러오지 못했습니다.' });
    await expect(said).toBeVisible();
    await page.unroute(ofPhotos);
    await said.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByLabel('사진 고르기')).toBeVisible();
    await agree(page);
    await expect(page.getByRole('button', { name: '접수하기' })).toBeVisible();
  });
});

test.describe('before the page is hydrated', () => {
  test('the menu that was tapped opens, and what was typed stays', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const { release } = await held(page, /\/main\.js$/);
    await page.goto('/voc/praise', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: '메뉴 열기', exact: true });
    await page.getByLabel('제목').fill('기사님이 친절했습니다');
    await menu.click();
    release();
    await hydrated(page, 'header', 'main h1');
    await expect(page.getByRole('navigation', { name: '전체 메뉴' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('제목')).toHaveValue('기사님이 친절했습니다');
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page.getByRole('link', { name: /^제목: / })).toHaveCount(0);
  });
});
