import type { Page } from '@playwright/test';
import { inlinedOf } from '../support/html.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { pinAltered } from '../support/release-command.ts';
import { expect, settled, test } from '../support/test.ts';

// A script that is refused or throws says so in the browser's console; a remote's entry finds no runtime then.
test.use({
  allowed: {
    patterns: [
      /planned|net::ERR_FAILED|Failed to find a valid digest|globalThis\.portalFederation/,
    ],
  },
});

// These tests share one portal: from the second on, all need its set with the broken shell.
test.describe.configure({ mode: 'default' });
let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.stop());

const shellOf = async (page: Page) =>
  inlinedOf(await page.content()).parts.find(({ name }) => name === 'shell')?.version;
const card = (page: Page) => page.getByRole('main').getByRole('alert');
const reports = () => portal.failures().filter(({ part }) => part === 'shell');

/** Alters every main.js on its way, and counts the documents. */
async function alterMain(page: Page) {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents++;
  });
  await page.route('**/r/shell/*/main.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });
  return () => documents;
}

/** Expects the card of a document whose main.js is lost, with the support code of the log and the phone number. */
async function expectCard(page: Page) {
  await expect(card(page)).toContainText('이 화면의 기능을 불러오지 못했습니다.');
  const [, code] = /지원 번호 ([2-9A-Z]{6})/.exec((await card(page).textContent()) ?? '') ?? [];
  await expect.poll(() => reports().map((report) => report['code'])).toContain(code);
  await expect(card(page).getByRole('link', { name: /고객센터/ })).toHaveAttribute(
    'href',
    /^tel:1/,
  );
}

test('a page that the browser would have rendered has the card in the place of its skeleton', async ({
  page,
}) => {
  await alterMain(page);
  await page.goto(`${portal.url}/dead/page`);
  await expectCard(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

test('where the file of what pages have in common cannot be loaded, the page works with a document that has all of it', async ({
  page,
}) => {
  const before = reports().length;
  let lost = 0;
  await page.route('**/-/common/**', (route) => {
    lost++;
    return route.abort();
  });
  await page.goto(`${portal.url}/guide/faq`);
  await settled(page);
  expect(lost).toBe(1);
  await page.locator('main details').first().click();
  await page.getByRole('banner').getByRole('link', { name: /한결/ }).click();
  await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(reports()).toHaveLength(before);
});

test.describe('of a set whose main.js throws before the page answers', () => {
  let good: string | undefined;
  let broken: string;
  test.beforeAll(async () => {
    const { parts } = inlinedOf(await (await fetch(portal.url)).text());
    good = parts.find(({ name }) => name === 'shell')?.version;
    broken = await pinAltered(portal.dataDir, 'shell', /^/, 'throw new Error("planned");');
  });

  test('a main.js that throws is replaced by the last good one, once, and the page works', async ({
    page,
  }) => {
    const before = reports().length;
    await page.goto(`${portal.url}/guide/faq`);
    await settled(page);
    expect(await shellOf(page)).toBe(good);
    await expect(card(page)).toHaveCount(0);
    const report = { version: broken, class: 'container-init', path: '/guide/faq' };
    await expect.poll(() => reports().slice(before)).toEqual([expect.objectContaining(report)]);
  });

  test('where the last good one fails too, the page stays readable under a card with code and phone', async ({
    page,
  }) => {
    const documents = await alterMain(page);
    await page.goto(`${portal.url}/guide/faq`);
    await expectCard(page);
    expect(documents()).toBe(2);
    await expect(page.locator('main details').first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /한결/ }).click();
    await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
    await expectCard(page);
    await page.unroute('**/r/shell/*/main.js');
    await card(page).getByRole('button', { name: '다시 시도' }).click();
    await settled(page);
    await expect(card(page)).toHaveCount(0);
  });
});
