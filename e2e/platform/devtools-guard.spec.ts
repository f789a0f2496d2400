import type { Page } from '@playwright/test';
import { startPortal } from '../support/portal.ts';
import { expect, settled, test } from '../support/test.ts';

// These tests share one portal.
test.describe.configure({ mode: 'default' });
test.use({ portalEnv: { GUARD_HOST: 'localhost' } });

const guardChunk = (page: Page) =>
  page.waitForResponse((response) => /devtools-guard/.test(response.url()));

/** Goes to a page and waits until the guard is on. */
async function visit(page: Page, path: string) {
  const chunk = guardChunk(page);
  await page.goto(path);
  await settled(page);
  await (await chunk).finished();
  await page.waitForFunction(() => {
    const probe = new KeyboardEvent('keydown', { code: 'F12', cancelable: true });
    return !window.dispatchEvent(probe);
  });
}

/** Opens what developer tools open: a debugger that stops the page, and a person who goes on. */
async function openDevtools(page: Page) {
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.paused', () => {
    setTimeout(() => void session.send('Debugger.resume').catch(() => {}), 300);
  });
  await session.send('Debugger.enable');
}

test('open developer tools are told of once, and then lead home', async ({ page }) => {
  await visit(page, '/guide/faq');
  await openDevtools(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('개발자 도구가 감지되었습니다.');
  expect(new URL(page.url()).pathname).toBe('/guide/faq');
  await alert.getByRole('button', { name: '확인' }).click();
  await page.waitForURL('/');
});

/** Whether the page keeps the browser from what these do. */
async function areBlocked(page: Page, type: 'keydown' | 'contextmenu', act: () => Promise<void>) {
  await page.evaluate((name) => {
    window.addEventListener(
      name,
      (event) => {
        document.documentElement.dataset['blocked'] = String(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  }, type);
  await act();
  return (await page.locator('html').getAttribute('data-blocked')) === 'true';
}

test('blocks the shortcuts and the menu, not copying, Tab or a field’s menu', async ({ page }) => {
  await visit(page, '/guide/faq');
  const key = (shortcut: string) =>
    areBlocked(page, 'keydown', () => page.locator('body').press(shortcut));
  expect(await key('F12')).toBe(true);
  expect(await key('F11')).toBe(false);
  expect(await key('Tab')).toBe(false);
  // Modifiers are pressed on their own first: what counts is the last key.
  for (const [modifiers, code, blocked] of [
    [['Control'], 'KeyU', true],
    [['Control', 'Shift'], 'KeyI', true],
    [['Meta', 'Alt'], 'KeyJ', true],
    [['Control'], 'KeyC', false],
    [['Meta'], 'KeyC', false],
  ] as const) {
    for (const modifier of modifiers) await page.keyboard.down(modifier);
    expect(await areBlocked(page, 'keydown', () => page.keyboard.press(code)), code).toBe(blocked);
    for (const modifier of modifiers) await page.keyboard.up(modifier);
  }
  const menu = (selector: string) =>
    areBlocked(page, 'contextmenu', () =>
      page.locator(selector).first().click({ button: 'right' }),
    );
  expect(await menu('main h1')).toBe(true);
  expect(await menu('main input[type=search]')).toBe(false);
});

test('elsewhere than on its host there is no guard, and no rule of the servers depends on it', async ({
  page,
  portal,
}) => {
  const unguarded = await startPortal({ GUARD_HOST: 'portal.example' });
  const client = { 'content-type': 'application/json', 'x-portal-client': 'guide' };
  const faq = '/api/customer/selectFaqList';
  const calls: [path: string, init?: RequestInit][] = [
    [faq, { method: 'POST', headers: client, body: '{"product":"bf"}' }],
    [faq, { method: 'POST', headers: client, body: '{"product":"nothing"}' }],
    [faq, { method: 'POST', headers: client, body: '{' }],
    [faq, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' }],
    [faq, { method: 'POST', headers: { ...client, 'sec-fetch-site': 'cross-site' }, body: '{}' }],
    [faq],
    ['/api/customer/selectReferenceDetail?bbsIdx=1'],
    ['/api/nothing'],
    ['/guide/nothing', { headers: { cookie: 'cohort=0123456789abcdef' } }],
    ['/r/guide/1.0.0/version.json'],
    ['/-/failures', { method: 'POST', body: 'no report' }],
  ];
  /** What is told, without what is new with each answer or names where this portal listens. */
  const answers = ({ url }: { url: string }) =>
    Promise.all(
      calls.map(async ([path, init]) => {
        const answer = await fetch(url + path, { redirect: 'manual', ...init });
        const own = /^(date|x-request-id|content-length|keep-alive)$/;
        const headers = [...answer.headers].filter(([name]) => !own.test(name));
        const told = JSON.stringify([path, answer.status, headers, await answer.text()]);
        return (
          told
            .replace(/(localhost|127\.0\.0\.1):\d+/g, '')
            // The script before main.js differs, because it contains the portal's port.
            .replace(/\/-\/common\/\w+|integrity=\\"[^"]+/g, '')
            .replace(/guard\\":\w+|requestId\\":\\"[\w-]+|nonce(=\\"|-)[\w+/]+/g, '')
        );
      }),
    );
  try {
    const [guarded, open] = await Promise.all([answers(portal), answers(unguarded)]);
    expect(guarded).toEqual(open);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${unguarded.url}/guide/faq`);
    await settled(page);
    // The guard's turn would be now.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await openDevtools(page);
    expect(await areBlocked(page, 'keydown', () => page.keyboard.press('F12'))).toBe(false);
    expect(asked.filter((url) => url.includes('devtools-guard'))).toEqual([]);
  } finally {
    await page.close();
    await unguarded.stop();
  }
});
