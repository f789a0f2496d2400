import type { Page } from '@playwright/test';
import { inlinedOf } from '../support/html.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { pinAltered, publishAged, release, startCanaryAgo } from '../support/release-command.ts';
import { expect, settled, showsSet, test } from '../support/test.ts';
import { letter } from '../support/voice-form.ts';

// What a release does to customers over time: to tabs that stay open, to a canary that goes on by itself, to links that end and
// to versions that nobody uses.

// These tests share one portal.
test.describe.configure({ mode: 'default' });
let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.stop());

const run = (...args: string[]) => release(portal.dataDir, args);
const json = async <T>(...args: string[]) => JSON.parse(await run(...args, '--json')) as T;
const setWithout = async (name: string) =>
  (await json<{ id: string }>('set', 'create', '--without', name)).id;

const shownSet = async (page: Page) => inlinedOf(await page.content()).set;
const guideIn = (html: string) =>
  inlinedOf(html).parts.find(({ name }) => name === 'guide')?.version;
/** Opens a page and waits until the server was sent that it is shown: then its tab follows releases, too. */
async function open(page: Page, path: string): Promise<void> {
  await Promise.all([
    page.waitForEvent('requestfinished', (request) => request.url().endsWith('/-/tabs')),
    page.goto(portal.url + path),
  ]);
  await settled(page);
}
/** Makes a tab ask for the release, as it does when it becomes visible again. */
const lookAgain = (page: Page) =>
  Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/-/release')),
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ]);

test('an older tab goes on with its own versions, and an urgent release waits for a form that is being filled in', async ({
  page,
}) => {
  const idle = await page.context().newPage();
  const documents = new Map([page, idle].map((tab) => [tab, 0]));
  for (const tab of [page, idle])
    tab.on('request', (request) => {
      if (request.resourceType() === 'document') documents.set(tab, (documents.get(tab) ?? 0) + 1);
    });
  await open(page, '/voc/praise');
  await page.getByLabel('제목').fill(letter.title);
  await open(idle, '/sitemap');
  const first = await shownSet(idle);
  const older = guideIn(await idle.content());

  // Nothing of the guide is loaded yet when another version of it is released.
  const newer = await pinAltered(
    portal.dataDir,
    'guide',
    /requiredVersion:"\^19[^"]*"/,
    'requiredVersion:"^19.0.0"',
  );
  await lookAgain(idle);
  await idle.getByRole('main').getByRole('link', { name: '자주 묻는 질문' }).first().click();
  await settled(idle);
  await expect(idle.locator('main details').first()).toBeVisible();
  const loaded = await idle.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/r\/guide\/([\d.]+)\//.exec(name)?.[1] ?? []),
  );
  expect(new Set(loaded)).toEqual(new Set([older]));
  expect([await shownSet(idle), documents.get(idle)]).toEqual([first, 1]);
  expect(guideIn(await (await fetch(portal.url)).text())).toBe(newer);

  const urgent = await setWithout('payment');
  await run('pin', urgent, '--open-tabs', 'urgent');
  await Promise.all([lookAgain(page), lookAgain(idle)]);
  await expect.poll(() => documents.get(idle)).toBe(2);
  await showsSet(idle, urgent);
  expect([await shownSet(idle), guideIn(await idle.content())]).toEqual([urgent, newer]);
  await expect(page.getByLabel('제목')).toHaveValue(letter.title);
  expect([await shownSet(page), documents.get(page)]).toEqual([first, 1]);

  // Leaving the form is the first navigation without typed input to lose.
  await page.getByRole('banner').getByRole('link', { name: /한결/ }).click();
  await expect.poll(() => documents.get(page)).toBe(2);
  await settled(page);
  expect(await shownSet(page)).toBe(urgent);
});

test('an automatic canary that is well takes its next step by itself, and everybody gets it', async ({
  page,
}) => {
  const base = (await json<{ pin: { set: string } }>('live')).pin.set;
  const tried = await setWithout('product');
  await startCanaryAgo(portal.dataDir, { set: tried, minutes: 11, minimum: 2 });
  /** Customers by the set that they get, two of each. */
  const customers: Record<string, string[]> = { [base]: [], [tried]: [] };
  const isFull = () => Object.values(customers).every((ids) => ids.length === 2);
  for (let i = 1; !isFull(); i++) {
    const cohort = i.toString(16).padStart(16, '0');
    const answer = await fetch(portal.url, { headers: { cookie: `cohort=${cohort}` } });
    const ids = customers[inlinedOf(await answer.text()).set] ?? [];
    if (ids.length < 2) ids.push(cohort);
  }
  const state = () =>
    json<{ pin: { set: string; canary: object | null; verb: string; actor: string } }>('live');
  const visitAs = async (cohort: string) => {
    await page.context().addCookies([{ name: 'cohort', value: cohort, url: portal.url }]);
    await open(page, '/sitemap');
    return shownSet(page);
  };
  for (const [set, cohorts] of Object.entries(customers))
    for (const cohort of cohorts) expect(await visitAs(cohort)).toBe(set);
  await expect
    .poll(async () => (await state()).pin)
    .toMatchObject({ set: tried, canary: null, verb: 'canary advance', actor: 'desk' });
  expect(await visitAs(customers[base]?.[0] ?? '')).toBe(tried);
});

test('a tester’s link ends by itself, and gc deletes the version that no tab ran', async ({
  page,
}) => {
  const usual = guideIn(await (await fetch(portal.url)).text());
  const [ran, unused] = [
    await publishAged(portal.dataDir, 'guide', 400),
    await publishAged(portal.dataDir, 'guide', 400),
  ];
  const { link, until } = JSON.parse(
    await release(
      portal.dataDir,
      ['override', 'mint', '--set', `guide@${ran}`, '--hours', '0.02', '--json'],
      undefined,
      { PORTAL_ORIGIN: portal.url },
    ),
  ) as { link: string; until: string };
  await page.goto(link);
  const banner = page.getByRole('complementary', { name: '시험 중인 배포' });
  await expect(banner).toBeVisible();
  await open(page, '/guide/faq');
  expect(guideIn(await page.content())).toBe(ran);
  const [held] = (await page.context().cookies()).filter(({ name }) => name === 'override');
  expect(held?.value).toBeTruthy();

  const statusOf = async (version: string) =>
    (await fetch(`${portal.url}/r/guide/${version}/remoteEntry.js`)).status;
  expect([await statusOf(ran), await statusOf(unused)]).toEqual([200, 200]);
  // Wait until the portal has recorded that a tab runs the version.
  await expect
    .poll(() => json('gc', '--dry-run'))
    .toMatchObject({ versions: [{ name: 'guide', version: unused }] });
  await run('gc', '--reason', 'the disk is full');
  expect([await statusOf(ran), await statusOf(unused)]).toEqual([200, 404]);
  expect(await run('audit', 'verify')).toContain('unbroken');

  const isHeld = async () =>
    (await page.context().cookies()).some(({ name }) => name === 'override');
  await expect.poll(isHeld, { timeout: 120_000 }).toBe(false);
  await page.goto(`${portal.url}/guide/faq`);
  await settled(page);
  await expect(banner).toHaveCount(0);
  expect(guideIn(await page.content())).toBe(usual);
  // A kept cookie does not bring the set back either.
  expect(Date.parse(until)).toBeLessThanOrEqual(Date.now());
  const kept = await fetch(portal.url, { headers: { cookie: `override=${held?.value}` } });
  expect(guideIn(await kept.text())).toBe(usual);
});
