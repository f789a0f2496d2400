import { overlayKinds } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/test.ts';

/** What the shell promises remotes (shared/host), used through a remote that asks for all of it. */

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};
test.use({ allowed: { patterns: [/net::ERR_FAILED/] } });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an alert and a question are answered by keyboard alone, and give the focus back', async ({
  page,
}) => {
  await open(page, '/demo/talk');
  await button(page, '알리기').focus();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog', { name: '알림' });
  await expect(alert).toContainText('둘째 줄입니다.');
  await expect(button(page, '확인')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(button(page, '알리기')).toBeFocused();
  await expect(page.getByText('답: 읽음')).toBeVisible();

  // A question is answered by what its buttons say; Escape is no.
  await button(page, '묻기').click();
  await button(page, '바꾸기').click();
  await expect(page.getByText('답: 예')).toBeVisible();
  await button(page, '묻기').click();
  await expect(button(page, '그대로')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('답: 아니요')).toBeVisible();
});

test('a page names its steps in the tab; a notice is announced and goes by itself', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/demo/talk');
  await button(page, '이름 바꾸기').click();
  await expect(page).toHaveTitle('둘째 단계 | 한결 고객센터');
  await button(page, '말하기').click();
  const notice = page.getByText('저장했습니다.');
  await expect(notice).toBeVisible();
  await page.clock.runFor(7000);
  await expect(notice).toBeHidden();
});

test.describe('specification, 2, Shell: the loading overlay', () => {
  /** Calls that wait until the test lets them go. */
  async function held(page: Page) {
    const waiting: (() => Promise<void>)[] = [];
    await page.route('**/api/demo/*', (route) => {
      waiting.push(() =>
        route.fulfill({ json: { status: { code: '200', message: '' }, data: { number: '1' } } }),
      );
    });
    return waiting;
  }
  const overlay = (page: Page) => page.getByText('처리하고 있습니다.');

  test('shows while one of its twelve kinds is loading, with the focus where it was', async ({
    page,
  }) => {
    const waiting = await held(page);
    await open(page, '/demo/calls');
    expect(overlayKinds).toHaveLength(12);
    for (const [i, kind] of overlayKinds.entries()) {
      await button(page, kind).click();
      await expect(overlay(page), kind).toBeVisible();
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
      await expect(button(page, kind)).toBeFocused();
      await expect(page.getByRole('status', { name: kind })).toHaveText('loading');
      await expect.poll(() => waiting.length).toBe(i + 1);
      await waiting[i]?.();
      await expect(overlay(page)).toBeHidden();
      await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
      await expect(page.getByRole('status', { name: kind })).toHaveText('done');
    }
  });

  test('does not show for any other call, and goes when its call fails', async ({ page }) => {
    await page.clock.install();
    const waiting = await held(page);
    await open(page, '/demo/calls');
    await button(page, 'quiet').click();
    await expect(page.getByRole('status', { name: 'quiet' })).toHaveText('loading');
    await page.clock.runFor(1000);
    await expect(overlay(page)).toBeHidden();
    await expect.poll(() => waiting.length).toBe(1);
    await waiting[0]?.();
    await expect(page.getByRole('status', { name: 'quiet' })).toHaveText('done');

    await page.route('**/api/demo/*', (route) => route.abort());
    await button(page, 'complaint').click();
    await expect(page.getByRole('status', { name: 'complaint' })).toHaveText('error');
    await expect(overlay(page)).toBeHidden();
  });

  test('stays until the last of several calls is over, and a newer one replaces its kind', async ({
    page,
  }) => {
    const waiting = await held(page);
    await open(page, '/demo/calls');
    // The overlay lies over the buttons: the keyboard reaches them.
    for (const [i, kind] of (['bankInfo', 'orderInfo', 'bankInfo'] as const).entries()) {
      await button(page, kind).press('Enter');
      // Wait until the call is sent: the next one of its kind aborts it, and an aborted call that was not sent is never counted.
      await expect.poll(() => waiting.length).toBe(i + 1);
    }
    await waiting[1]?.();
    await expect(page.getByRole('status', { name: 'orderInfo' })).toHaveText('done');
    await expect(page.getByRole('status', { name: 'bankInfo' })).toHaveText('loading');
    await expect(overlay(page)).toBeVisible();
    await waiting[2]?.();
    await expect(page.getByRole('status', { name: 'bankInfo' })).toHaveText('done');
    await expect(overlay(page)).toBeHidden();
  });
});

test.describe('leaving a page on which something would be lost', () => {
  const question = (page: Page) => page.getByRole('alertdialog');
  async function typed(page: Page) {
    await open(page, '/sitemap');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/"]')?.click());
    await expect(page).toHaveURL('/');
    await settled(page);
    // A move inside the portal, so that Back stays in it.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/demo/draft';
      document.body.append(link);
      link.click();
      link.remove();
    });
    await page.getByLabel('내용').fill('소리가 납니다');
  }

  test('is asked about before the address changes, refused, and agreed to', async ({ page }) => {
    await typed(page);
    const home = page.getByRole('banner').getByRole('link', { name: '한결 고객센터' });
    await home.click();
    await expect(question(page)).toContainText('작성 중인 내용이 있습니다.');
    await expect(page).toHaveURL('/demo/draft');
    await button(page, '계속 작성하기').click();
    await expect(page).toHaveURL('/demo/draft');
    await expect(page.getByLabel('내용')).toHaveValue('소리가 납니다');
    await home.click();
    await button(page, '떠나기').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
  });

  test('by Back is asked about too, with the address where it was', async ({ page }) => {
    await typed(page);
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL('/demo/draft');
    await expect(page.getByLabel('내용')).toHaveValue('소리가 납니다');
    await button(page, '계속 작성하기').click();
    await page.goBack();
    await button(page, '떠나기').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/sitemap');
    await expect(page.getByRole('heading', { name: '사이트맵' })).toBeVisible();
  });

  test('is not asked about between the steps of one form', async ({ page }) => {
    await typed(page);
    await button(page, '다음').click();
    await expect(page).toHaveURL('/demo/draft?step=2');
    await page.goBack();
    await expect(page).toHaveURL('/demo/draft');
    await expect(question(page)).toHaveCount(0);
  });
});
