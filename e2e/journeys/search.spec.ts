import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: '찾을 말' });
const words = (page: Page) =>
  page.getByRole('listbox', { name: '추천 검색어' }).getByRole('option');
const hits = (page: Page) => page.locator('main h3');
const classes = (page: Page) => page.getByRole('navigation', { name: '분류' });
const recent = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: '최근 검색어' }) });

test('a customer searches on the start page and comes to the answer', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('searchbox', { name: '고객센터에서 찾기' }).fill('리모컨 잃어버렸');
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

test('a customer does all of it by keyboard, with a recommended word', async ({ page }) => {
  await page.goto('/search');
  await settled(page);
  await field(page).focus();
  await page.keyboard.type('ㄹㅁ');
  await expect(words(page).first()).toHaveText('리모컨');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(words(page).first()).toHaveAttribute('aria-selected', 'true');
  const id = (await words(page).first().getAttribute('id')) ?? '';
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('Escape');
  await expect(words(page)).toHaveCount(0);
  await page.keyboard.type('ㅋ');
  await expect(words(page).first()).toHaveText('리모컨');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searchStr=%EB%A6%AC%EB%AA%A8%EC%BB%A8$/);
  await expect(page.getByText('‘리모컨’ 검색 결과')).toBeVisible();
});

test('Enter that ends a syllable chooses and sends nothing', async ({ page, context }) => {
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
  const typed = (code: number) =>
    keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: code,
    });
  const down = { type: 'rawKeyDown', key: 'ArrowDown', windowsVirtualKeyCode: 229 } as const;
  await keyboard.send('Input.dispatchKeyEvent', down);
  await typed(229);
  await expect(words(page).first()).toHaveAttribute('aria-selected', 'false');
  await expect(words(page).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('results are counted by class, and paging keeps the class', async ({ page }) => {
  await page.goto('/search?searchStr=필터');
  await settled(page);
  const all = Number(
    /\d+/.exec((await classes(page).getByRole('link').first().textContent()) ?? ''),
  );
  expect(all).toBeGreaterThan(10);
  await expect(hits(page)).toHaveCount(10);
  await classes(page)
    .getByRole('link', { name: /^자주 묻는 질문 \d+$/ })
    .click();
  await expect(page).toHaveURL(/classification=faq$/);
  await expect(page.getByText('자주 묻는 질문 · ').first()).toBeVisible();
  await page.getByRole('link', { name: '다음 쪽' }).click();
  await expect(page).toHaveURL(/classification=faq&page=2$/);
  await expect(classes(page).getByRole('link', { name: /^자주 묻는 질문/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('initial consonants find titles, and a menu is found by its name', async ({ page }) => {
  await page.goto('/search?searchStr=ㅅㅇㅅㅁㅅ');
  await settled(page);
  await expect(hits(page).first().locator('mark')).toHaveText('사용 설명서');
  await page
    .locator('section')
    .filter({ hasText: '메뉴 바로가기' })
    .getByRole('link', { name: '사용 설명서' })
    .click();
  await expect(page).toHaveURL('/guide/manual');
});

test('a notice that is found is read at its own address', async ({ page }) => {
  await page.goto('/search?searchStr=사칭&classification=notice');
  await settled(page);
  await hits(page).first().getByRole('link', { name: /사칭/ }).click();
  await expect(page).toHaveURL('/customer/notice/4010');
  await expect(page.getByRole('heading', { level: 1, name: /사칭/ })).toBeVisible();
});

test('a search that finds nothing says how to go on', async ({ page }) => {
  await page.goto('/search?searchStr=있을리없는말');
  await settled(page);
  await expect(page.getByText('‘있을리없는말’에 대한 결과를 찾지 못했습니다.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '1577-0000' })).toBeVisible();
  await page.getByRole('link', { name: '자주 묻는 질문 보기' }).click();
  await expect(page).toHaveURL('/guide/faq');
});

test('recent words are kept, taken away singly and all, and never hold a number of somebody', async ({
  page,
}) => {
  for (const word of ['필터', '01012345678', '물맛', '필터']) {
    await page.goto(`/search?searchStr=${word}`);
    await settled(page);
  }
  await expect(recent(page).getByRole('link')).toHaveText(['필터', '물맛']);
  await recent(page).getByRole('button', { name: '‘필터’ 지우기' }).click();
  await expect(recent(page).getByRole('link')).toHaveText(['물맛']);
  await expect(page.getByRole('heading', { name: '최근 검색어' })).toBeFocused();
  await page.goto('/search');
  await settled(page);
  await recent(page).getByRole('link', { name: '물맛' }).click();
  await expect(page.getByText('‘물맛’ 검색 결과')).toBeVisible();
  await recent(page).getByRole('button', { name: '모두 지우기' }).click();
  await expect(recent(page)).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(recent(page).getByRole('link')).toHaveText(['물맛']);
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
  await expect(recent(page)).toHaveCount(0);
});

test('a word that customers search for is offered to others', async ({ page }) => {
  await page.goto('/search');
  await settled(page);
  for (let times = 0; times < 3; times++) {
    await page.request.get('/api/search?searchStr=엘리베이터&saveStrTeam=Y');
    await page.request.get('/api/search?searchStr=없는말입니다&saveStrTeam=Y');
  }
  await field(page).pressSequentially('엘리');
  await expect(words(page).first()).toHaveText('엘리베이터');
  await field(page).fill('없는');
  await expect(words(page)).toHaveCount(0);
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

test.describe('where the search does not answer', () => {
  test.use({ allowed: { patterns: [/status of 500/] } });
  test('the page says so and tries again', async ({ page }) => {
    await page.goto('/search');
    await settled(page);
    let broken = true;
    await page.route('**/api/search?*', (route) =>
      broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await field(page).fill('필터');
    await page.getByRole('button', { name: '찾기' }).click();
    await expect(page.getByRole('alert')).toContainText('내용을 가져오지 못했습니다.');
    broken = false;
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(hits(page)).toHaveCount(10);
  });
});
