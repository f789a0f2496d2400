import { people } from '@portal/testing/people';
import { changedRemote } from '../support/changed-remote.ts';
import { logIn } from '../support/log-in.ts';
import { startDev } from '../support/start-dev.ts';
import { expect, test } from '../support/test.ts';

// A build that watches is started by each test.
test.slow();

test('a remote runs alone, and what its developer changes is seen at once', async ({
  page,
  portal,
}) => {
  const remote = changedRemote();
  const dev = await startDev(remote.folder, [], { API_URL: portal.apiUrl });
  await page.goto(`${dev.url}/faulty/uncounted`);
  await page.getByRole('link', { name: '잘 되는 화면으로' }).click();
  await expect(page.getByRole('heading', { name: '잘 되는 화면' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);

  remote.change('잘 되는 화면', '방금 고친 화면');
  await expect(page.getByRole('heading', { name: '방금 고친 화면' })).toBeVisible();
  // A slip of the developer's changes nothing, and is told on the terminal.
  remote.change('/>', '/');
  await expect.poll(dev.said).toContain('WellPage.tsx');
  await expect(page.getByRole('heading', { name: '방금 고친 화면' })).toBeVisible();

  expect((await fetch(`${dev.url}/api/health/live`)).status).toBe(200);
  await page.close();
  await dev.stop();
});

test('a remote that runs alone knows who is signed in at the portal', async ({ page, portal }) => {
  const dev = await startDev('mfe-customer', [], {
    API_URL: portal.apiUrl,
    PORTAL_ORIGIN: portal.url,
  });
  await page.goto(`${dev.url}/customer/qna`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: '로그인' }).click();
  const portalTab = await opened;
  await logIn(portalTab, people.haneul);
  await portalTab.close();

  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: '문의 내용', level: 2 })).toBeVisible();
  await page.close();
  await dev.stop();
});

test('a remote runs in a portal that stays as it is', async ({ page, portal }) => {
  const remote = changedRemote();
  remote.change('잘 되는 화면', '고치는 중인 화면');
  const dev = await startDev(remote.folder, ['--portal', portal.url]);
  await page.goto(`${dev.url}/faulty/well`);
  await expect(page.getByRole('heading', { name: '고치는 중인 화면' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  remote.change('고치는 중인 화면', '방금 고친 화면');
  await expect(page.getByRole('heading', { name: '방금 고친 화면' })).toBeVisible();

  // The rest is the portal's, drawn by its server as ever.
  const at = async (path: string) => (await fetch(path)).text();
  expect(await at(`${dev.url}/guide/faq`)).toMatch(/<div data-section="faq">\s*</);
  await page.goto(`${dev.url}/guide/faq`);
  await expect(page.getByRole('heading', { name: '자주 묻는 질문' })).toBeVisible();
  expect(await at(`${portal.url}/faulty/well`)).toContain('잘 되는 화면');
  await page.close();
  await dev.stop();
});
