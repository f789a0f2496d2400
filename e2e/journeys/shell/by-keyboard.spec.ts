import { tabTo } from '../../support/keyboard.ts';
import { expect, settled, test } from '../../support/test.ts';

test('the menu opens, is walked through, closed by Escape and by leaving it, and leads to a page', async ({
  page,
}) => {
  const focused = page.locator(':focus');
  await page.goto('/');
  await settled(page);
  const group = page.getByRole('button', { name: '문제 해결' });
  await tabTo(group);
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('자주 묻는 질문');
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveText('한결 고객센터');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('banner').getByRole('link', { name: '동영상 가이드' }), 3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '동영상 가이드' })).toBeVisible();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  // A new page is begun at its beginning.
  await expect(page.locator('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  test('the menu opens, is closed by Escape with the focus back, and leads to a page', async ({
    page,
  }) => {
    await page.goto('/');
    await settled(page);
    const open = page.getByRole('button', { name: '메뉴 열기', exact: true });
    const menu = page.getByRole('navigation', { name: '전체 메뉴' });
    await tabTo(open);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('글자 크게');
    await tabTo(menu.getByRole('link', { name: '자주 묻는 질문' }), 2);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    // One sheet is open at a time, by tap too.
    await open.click();
    const close = page.getByRole('button', { name: '메뉴 닫기', exact: true });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    const own = page.getByRole('button', { name: '내 정보 열기' });
    await tabTo(own);
    await page.keyboard.press('Enter');
    await expect(page.locator('header [aria-expanded=true]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('로그인');
    await page.keyboard.press('Escape');
    await expect(own).toBeFocused();

    await open.press('Enter');
    await tabTo(menu.getByRole('link', { name: '사용 설명서' }), 6);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '사용 설명서' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});
