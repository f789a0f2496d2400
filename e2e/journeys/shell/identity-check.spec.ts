import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { people } from '@portal/testing/people';
import { chromiumArgs } from '../../support/browser.ts';
import { signIn } from '../../support/log-in.ts';
import { expect, settled, test } from '../../support/test.ts';

const start = (page: Page) => page.getByRole('button', { name: '본인 확인' });
const answer = (page: Page) => page.getByText(/^답:/);

/** The window that a click opens, on the provider's page. */
async function provider(page: Page, context: BrowserContext, by: 'click' | 'key' = 'click') {
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    by === 'click' ? start(page).click() : start(page).press('Enter'),
  ]);
  await popup.waitForURL(/127\.0\.0\.1:\d+\/identity/);
  return popup;
}

async function open(page: Page) {
  await signIn(page, people.junho);
  await page.goto('/demo/talk');
  await settled(page);
}

const outcomes = [
  ['이름과 휴대전화가 맞음', '3 통과 이준호', null],
  ['이름이 다름', '4 실패', '본인 확인한 이름이 회원 정보와 다릅니다.'],
  ['휴대전화가 다름', '5 실패', '본인 확인한 휴대전화 번호가 회원 정보와 다릅니다.'],
  ['이름과 휴대전화가 모두 다름', '6 실패', '본인 확인한 정보가 회원 정보와 다릅니다.'],
  ['CI와 DI가 없음', '6 실패', '본인 확인한 정보가 회원 정보와 다릅니다.'],
  ['확인된 정보가 없음', '1 실패', '잠시뒤 다시 이용하시기 바랍니다.'],
  ['이름이 같은 다른 사람', '5 실패', '본인 확인한 휴대전화 번호가 회원 정보와 다릅니다.'],
  // Who cancels knows it.
  ['취소', 'null 실패', null],
] as const;

test('a check ends as the provider says, and its page tells the customer why it failed', async ({
  page,
  context,
}) => {
  await open(page);
  for (const [choice, expected, reason] of outcomes) {
    const popup = await provider(page, context);
    await expect(
      page.getByRole('alertdialog', { name: '본인 확인을 기다리고 있습니다' }),
    ).toBeVisible();
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: choice, exact: true }).click();
    await closed;
    if (reason) {
      await expect(page.getByRole('alertdialog')).toContainText(reason);
      await page.getByRole('button', { name: '확인', exact: true }).click();
    }
    await expect(answer(page), choice).toHaveText(`답: ${expected}`);
    const kept = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('Cert')),
    );
    expect(kept, choice).toEqual([]);
  }
});

test('a check by keyboard alone', async ({ page, context }) => {
  await open(page);
  const popup = await provider(page, context, 'key');
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: '이름과 휴대전화가 맞음' }).press('Enter');
  await closed;
  await expect(answer(page)).toHaveText('답: 3 통과 이준호');
  await expect(start(page)).toBeFocused();
});

test('a window that tells nobody is asked about', async ({ page, context }) => {
  await open(page);
  await context.addInitScript(() => {
    // Cut off from its opener, by the provider's own policy, and from the broadcast.
    if (location.pathname.endsWith('/identity/return')) {
      Object.defineProperty(window, 'BroadcastChannel', {
        value: class {
          postMessage() {}
        },
      });
      window.close = () => {};
    }
  });
  const popup = await provider(page, context);
  await popup.getByRole('button', { name: '이름과 휴대전화가 맞음' }).click();
  await expect(answer(page)).toHaveText('답: 3 통과 이준호');
});

test('a window that is closed by hand ends the waiting, and can be tried again', async ({
  page,
  context,
}) => {
  await open(page);
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => {
      // The portal answers this message with a check, 300 ms later, whether the window is still open. After 600 ms that check is over.
      if ((data as { type?: unknown } | null)?.type === 'identity-leaving')
        setTimeout(() => Object.assign(window, { hasLooked: true }), 600);
    }),
  );
  const popup = await provider(page, context);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.waitForFunction(() => 'hasLooked' in window);
  await popup.close();
  await expect(answer(page)).toHaveText('답: null 실패');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const again = await provider(page, context);
  await again.getByRole('button', { name: '이름과 휴대전화가 맞음' }).click();
  await expect(answer(page)).toHaveText('답: 3 통과 이준호');
});

test('a member who is not certified passes the check in the place of the page, and goes on', async ({
  page,
  context,
}) => {
  await signIn(page, people.jiwoo);
  await page.goto('/customer/qna');
  await settled(page);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: '본인 확인이 필요합니다.' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    main.getByRole('button', { name: '본인 확인하기' }).click(),
  ]);
  await popup.getByRole('button', { name: '이름과 휴대전화가 맞음' }).click();
  await expect(main.getByLabel('문의 유형')).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test.describe('without an answer', () => {
  test.use({ allowed: { patterns: [/Failed to load resource|net::ERR/] } });

  test('says so, and tells the log with what it was asked, without cookies', async ({
    page,
    context,
    portal,
  }) => {
    await open(page);
    await page.route('**/api/certify/requestCertification', (route) => route.abort());
    const opened = context.waitForEvent('page');
    await start(page).click();
    await opened;
    await expect(page.getByRole('alertdialog')).toContainText('잠시뒤 다시 이용하시기 바랍니다.');
    await expect
      .poll(() => portal.failures().filter((each) => each['class'] === 'certification'))
      .toHaveLength(1);
    const [failure] = portal.failures().filter((each) => each['class'] === 'certification');
    const { headers } = failure as unknown as { headers: Record<string, string> };
    expect(headers['x-portal-client']).toBe('shell');
    expect(Object.keys(headers).join()).not.toMatch(/cookie|authorization/i);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('the check takes the place of the page, which has its outcome afterwards', async ({
    page,
  }) => {
    await open(page);
    await start(page).tap();
    await page.waitForURL(/127\.0\.0\.1:\d+\/identity/);
    await page.getByRole('button', { name: '이름이 다름' }).tap();
    await expect(page).toHaveURL('/demo/talk');
    await expect(page.getByRole('alertdialog')).toContainText('이름이 회원 정보와 다릅니다');
    await page.getByRole('button', { name: '확인', exact: true }).tap();
    await expect(answer(page)).toHaveText('답: 4 이어서');
  });
});

test("the browser's own popup blocker is met with what to do", async ({ portal }) => {
  // Playwright lets every window through unless it is told not to.
  const browser = await chromium.launch({
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    // The headless shell has no blocker of its own, but refuses windows when told to.
    args: [...chromiumArgs, '--block-new-web-contents'],
    ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
  });
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  // What Playwright evaluates counts as a gesture, for a few seconds.
  const evaluate = async (expression: string) =>
    (await cdp.send('Runtime.evaluate', { expression, userGesture: false })).result
      .value as unknown;
  await page.goto(`${portal.url}/demo/talk`);
  await expect
    .poll(() => evaluate(`document.querySelector('main h1')?.closest('[data-hydrated]') != null`))
    .toBe(true);
  expect(await evaluate('navigator.userActivation.isActive')).toBe(false);
  // No customer has clicked: the blocker takes it for an advertisement.
  await evaluate(
    `[...document.querySelectorAll('button')].find((b) => b.textContent === '본인 확인').click()`,
  );
  await expect(page.getByRole('alertdialog')).toContainText('팝업을 허용한 뒤 다시 시도해 주세요.');
  expect(browser.contexts().flatMap((context) => context.pages())).toHaveLength(1);
  await browser.close();
});
