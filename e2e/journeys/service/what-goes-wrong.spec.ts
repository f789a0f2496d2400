import { people } from '@portal/testing/people';
import type { Page } from '@playwright/test';
import { call, logIn, logInThere, signIn } from '../../support/log-in.ts';
import { startPortal, type Portal } from '../../support/portal.ts';
import { mouse } from '../../support/service/hands.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import { requests } from '../../support/service/requests.ts';
import * as walks from '../../support/service/walks.ts';
import { expect, settled, test } from '../../support/test.ts';

test.use({ allowed: { patterns: [/Failed to load resource|net::ERR/] } });

/** How many requests the member has of a kind. */
const countOf = async (page: Page, list: string) =>
  Number((await call(page, list)).resultData?.['total']);
const SEATS = '/api/replacement/getList';
const ALL = '/api/myinfo/getServiceOrderList';

test('popups that are closed, a lost network and a lost answer cost nothing, and one order is filed', async ({
  page,
  context,
}) => {
  await signIn(page, people.haneul);
  const filed = await countOf(page, SEATS);
  await page.goto('/service/service_seat');
  await settled(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const form = new RequestForm(page, mouse);
  await walks.askForSeats(form, {
    seats: ['머리 쿠션'],
    points: '1000',
    async more() {
      // The customer leaves the search: the place stays.
      await main.getByRole('button', { name: '방문할 곳 주소 다시 찾기' }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(main.getByText(walks.roads.gangnam)).toBeVisible();
      await main.getByRole('button', { name: '이전', exact: true }).click();
      await form.isAt('교체할 시트');
      for (const name of ['시트 부위 그림 보기', '시트 찾는 법']) {
        await main.getByRole('button', { name }).click();
        await dialog.getByRole('button', { name: '닫기' }).click();
        await expect(dialog).toHaveCount(0);
        await expect(main.getByRole('button', { name })).toBeFocused();
      }
      await expect(main.getByRole('checkbox', { name: '머리 쿠션' })).toBeChecked();
      await form.next('방문할 곳과 날짜');
      await expect(main.getByText(walks.roads.gangnam)).toBeVisible();
    },
  });
  const send = main.getByRole('button', { name: '접수하기' });
  const summary = main.getByRole('alert');
  await context.setOffline(true);
  await send.click();
  await expect(summary).toContainText('인터넷에 연결되어 있지 않습니다.');
  await expect(main.getByText(walks.roads.gangnam)).toBeVisible();
  await context.setOffline(false);
  // The server receives it, and its answer gets lost.
  let lost = '';
  await page.route('**/api/replacement/getPayOrdNo', async (route) => {
    const answer = await route.fetch();
    lost = ((await answer.json()) as { data: { ordNbr: string } }).data.ordNbr;
    await route.abort();
  });
  await send.click();
  await expect(summary).toContainText('한 번만 접수됩니다.');
  await page.unroute('**/api/replacement/getPayOrdNo');
  expect(await form.send()).toBe(lost);
  expect(await countOf(page, SEATS)).toBe(filed + 1);
});

test.describe('a closed search, a lost network and an ended session', () => {
  // A portal of their own: each files a request for the same products as others do. One worker runs them, because two would
  // each start one.
  test.describe.configure({ mode: 'default' });
  let portal: Portal;
  test.beforeAll(async () => {
    portal = await startPortal();
  });
  test.afterAll(() => portal.stop());

  for (const { path, walk } of requests)
    test(`in the middle of ${path} lose nothing, and one request is filed`, async ({
      page,
      context,
    }) => {
      await logIn(page, people.haneul, `${portal.url}/sitemap`);
      const filed = await countOf(page, ALL);
      await page.goto(portal.url + path);
      await settled(page);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      let closed = 0;
      const form = new RequestForm(page, mouse, {
        async onStep() {
          const search = main.getByRole('button', { name: /주소 (다시 )?찾기$/ }).first();
          if (!(await search.isVisible())) return;
          await search.click();
          await expect(dialog).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
          await expect(search).toBeFocused();
          closed++;
        },
      });
      await walk(form);
      expect(closed).toBeGreaterThan(0);
      const answers = main.getByRole('definition');
      const entered = await answers.allTextContents();
      const address = page.url();
      const send = main.getByRole('button', { name: '접수하기' });

      await context.setOffline(true);
      await send.click();
      await expect(main.getByRole('alert')).toContainText('인터넷에 연결되어 있지 않습니다.');
      await context.setOffline(false);
      expect(await answers.allTextContents()).toEqual(entered);

      await context.clearCookies({ name: 'portal-session' });
      await send.click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('로그인 시간이 끝났습니다.');
      await question.getByRole('button', { name: '다시 로그인하기' }).click();
      await logInThere(page, people.haneul);
      await expect(page).toHaveURL(address);
      await settled(page);
      await expect.poll(() => answers.allTextContents()).toEqual(entered);
      expect(await form.send()).toMatch(/^\d+$/);
      expect(await countOf(page, ALL)).toBe(filed + 1);
    });
});
