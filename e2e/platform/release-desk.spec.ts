import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inlinedOf } from '../support/html.ts';
import { violationsOf } from '../support/axe.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { release } from '../support/release-command.ts';
import { expect, settled, showsSet, test } from '../support/test.ts';

// The browser's console says that the document was answered with 503.
test.use({ allowed: { patterns: [/Failed to load resource.*503/] } });

const MESSAGE = '공지사항을 고치고 있습니다.';
const NOTICES = '/customer/notice';

// These tests share one portal: each enables the remote that it disabled, or is the last.
test.describe.configure({ mode: 'default' });
let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.stop());

/**
 * Waits until the portal answers a path with this status. After a command it does so once it has read the store again, which it does
 * several times a second, less often on a busy machine.
 */
const becomes = (path: string, status: number) =>
  expect.poll(async () => (await fetch(portal.url + path)).status).toBe(status);

test('a remote that is disabled says why in its place, the rest goes on, and it is back once enabled', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(portal.url);
  await settled(page);
  const until = ['--until', '2099-11-25T18:00'];
  await release(portal.dataDir, ['disable', 'customer', '--message', MESSAGE, ...until]);

  await becomes(NOTICES, 503);
  await page.goto(portal.url + NOTICES);
  await expect(main).toContainText(MESSAGE);
  await expect(page.locator('[src*="/r/customer/"], [href*="/r/customer/"]')).toHaveCount(0);
  await expect(main).toContainText('2099.11.25(수) 18:00에 다시 열 예정입니다.');
  const call = main.getByRole('link', { name: '고객센터 1577-0000' });
  await expect(call).toHaveAttribute('href', 'tel:1577-0000');
  expect.soft(await violationsOf(page), 'the card of a disabled part').toEqual([]);
  await main.getByRole('link', { name: '처음으로' }).click();
  await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
  await settled(page);
  await page.locator(`a[href^="${NOTICES}"]:visible`).first().click();
  await expect(main).toContainText(MESSAGE);

  await release(portal.dataDir, ['enable', 'customer']);
  await becomes(NOTICES, 200);
  await page.reload();
  await settled(page);
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main).not.toContainText(MESSAGE);
});

test('a version that is blocked is served to nobody, and again once it is allowed', async ({
  page,
}) => {
  const live = await release(portal.dataDir, ['live']);
  const version = /customer@([\d.]+)/.exec(live)?.[1] ?? '';
  const file = `${portal.url}/r/customer/${version}/remoteEntry.js`;
  expect((await page.request.get(file)).status()).toBe(200);

  // The store of a checkout that was built before has earlier versions, and the last good one would be served.
  for (const each of readdirSync(join(portal.dataDir, 'store/versions/customer')))
    await release(portal.dataDir, ['block', `customer@${each}`, '--reason', 'it loses questions']);
  await becomes(NOTICES, 503);
  expect((await page.request.get(file)).status()).toBe(404);
  await page.goto(portal.url + NOTICES);
  await expect(page.getByRole('main')).toContainText('지금은 이 화면을 이용할 수 없습니다.');

  const reason = 'it was another version';
  await release(portal.dataDir, ['allow', `customer@${version}`, '--reason', reason]);
  await becomes(NOTICES, 200);
  await page.goto(portal.url + NOTICES);
  await settled(page);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('an open tab follows a release as its policy says, and keeps what was entered', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents++;
  });
  /** Opens a page and waits until its tab follows releases: that code is loaded together with the code that sends reports. */
  const open = async (path: string) => {
    await Promise.all([page.waitForRequest('**/-/tabs'), page.goto(portal.url + path)]);
    await settled(page);
    documents = 0;
  };
  /** Puts a set without a remote in the place of the present one, and shows the tab again. */
  const pinAnother = async (without: string, openTabs: string) => {
    const said = await release(portal.dataDir, ['set', 'create', '--without', without]);
    const set = /set (\d+)/.exec(said)?.[1] ?? '';
    await release(portal.dataDir, ['pin', set, '--open-tabs', openTabs]);
    await expect
      .poll(async () => inlinedOf(await (await fetch(portal.url)).text()).set, { intervals: [100] })
      .toBe(set);
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/-/release'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await asked).finished();
    // Ask once more from the page: when this second answer is read, the page has handled the first. An urgent set needs no such wait,
    // because the page reloads, and would end the call.
    if (openTabs !== 'urgent')
      await page.evaluate(() => fetch('/-/release').then((answer) => answer.json()));
    return set;
  };
  const shownSet = async () => inlinedOf(await page.content()).set;

  await open('/');
  const first = await shownSet();
  await pinAnother('payment', 'quiet');
  await page.getByRole('contentinfo').getByRole('link', { name: '사이트맵' }).click();
  await expect(page).toHaveURL(`${portal.url}/sitemap`);
  await settled(page);
  expect([await shownSet(), documents]).toEqual([first, 0]);

  const second = await pinAnother('mypage', 'normal');
  await page.getByRole('banner').getByRole('link', { name: /한결/ }).click();
  await expect.poll(() => documents).toBe(1);
  await settled(page);
  expect(await shownSet()).toBe(second);

  // Typed before the code that follows releases is loaded.
  let typed = () => {};
  const isTyped = new Promise<void>((resolve) => (typed = resolve));
  await page.route('**/after-load.js', (route) => isTyped.then(() => route.fallback()));
  await page.goto(`${portal.url}/guide/faq`);
  await settled(page);
  const search = page.getByLabel('자주 묻는 질문에서 찾기');
  await search.fill('리모컨');
  const following = page.waitForRequest('**/-/tabs');
  typed();
  await following;
  documents = 0;
  await pinAnother('product', 'urgent');
  await expect(search).toHaveValue('리모컨');
  expect([await shownSet(), documents]).toEqual([second, 0]);

  await open('/sitemap');
  const fourth = await pinAnother('voc', 'urgent');
  await expect.poll(() => documents).toBe(1);
  await showsSet(page, fourth);
  expect(documents).toBe(1);
});
