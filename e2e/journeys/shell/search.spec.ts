import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: '찾을 말' });
const words = (page: Page) => page.getByRole('group', { name: '검색어' }).getByRole('option');
const hits = (page: Page) => page.locator('main h3');

test('a customer searches on the start page and comes to the answer', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('combobox', { name: '고객센터에서 찾기' }).fill('리모컨 잃어버렸');
  await page.getByRole('button', { name: '찾기' }).click();
  await expect(page).toHaveURL(/\/search\?searchStr=/);
  await expect(page).toHaveTitle('‘리모컨 잃어버렸’ 검색 | 한결 고객센터');
  await expect(hits(page).first().locator('mark').first()).toHaveText('리모컨');
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/guide\/faq\?faq=\d+/);
  await expect(page.locator('details[open] h2')).toContainText('리모컨을 잃어버렸습니다');
  await page.goBack();
  await expect(field(page)).toHaveValue('리모컨 잃어버렸');
});

test('by keyboard: Enter that ends a syllable sends nothing, a recommended word is chosen', async ({
  page,
  context,
}) => {
  await page.goto('/search');
  await settled(page);
  await field(page).focus();
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', {
    text: '림',
    selectionStart: 1,
    selectionEnd: 1,
  });
  await expect(words(page).first()).toHaveText('리모컨');
  const composing = { type: 'rawKeyDown', windowsVirtualKeyCode: 229 } as const;
  await keyboard.send('Input.dispatchKeyEvent', { ...composing, key: 'ArrowDown' });
  await keyboard.send('Input.dispatchKeyEvent', { ...composing, key: 'Enter', code: 'Enter' });
  await expect(words(page).first()).toHaveAttribute('aria-selected', 'false');
  await expect(words(page).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await keyboard.send('Input.insertText', { text: '림' });
  await field(page).fill('ㅍㅌ');
  await expect(words(page).first()).toHaveText('필터 교체');
  // Past the field's end: words come last. Which one is last depends on what customers of other tests searched for.
  const word = await words(page).last().innerText();
  await page.keyboard.press('ArrowUp');
  await expect(words(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('searchStr') === word);
  await expect(page.getByText(`‘${word}’ 검색 결과`)).toBeVisible();
});

test('a customer goes to a page from its suggestion, or from the results of a sentence', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('combobox', { name: '고객센터에서 찾기' }).pressSequentially('이사');
  const suggested = page.getByRole('group', { name: '바로 가기' }).getByRole('option').first();
  await expect(suggested).toContainText('이전설치 신청');
  await page.keyboard.press('ArrowDown');
  await expect(suggested).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/service\/service_transfer/);

  await page.goto('/search?searchStr=' + encodeURIComponent('기사님 언제 오나요'));
  const found = page.getByRole('heading', { name: '메뉴 바로가기' }).locator('..');
  await expect(found.getByRole('link', { name: '접수 내역' }).first()).toBeVisible();
});

test('searching works where storage throws', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/search?searchStr=필터');
  await settled(page);
  await expect(hits(page)).toHaveCount(10);
  await expect(page.getByRole('heading', { name: '최근 검색어' })).toHaveCount(0);
});

test('a word that customers search for is offered to others', async ({ request }) => {
  const offered = async (searchStr: string) => {
    const answer = await request.get('/api/search/selectSearchRecommendList', {
      params: { searchStr },
    });
    const { resultData } = (await answer.json()) as { resultData: { list: { word: string }[] } };
    return resultData.list.map(({ word }) => word);
  };
  for (let times = 0; times < 3; times++)
    for (const searchStr of ['엘리베이터', '없는말입니다'])
      await request.get('/api/search', { params: { searchStr, saveStrTeam: 'Y' } });
  await expect.poll(() => offered('엘리')).toEqual(['엘리베이터']);
  expect(await offered('없는')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a customer searches and reads what was found', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('필터');
    await page.getByRole('button', { name: '찾기' }).click();
    await expect(page).toHaveURL(/searchStr=/);
    await expect(hits(page)).toHaveCount(10);
  });
});
