import { people } from '@portal/testing/people';
import type { Page } from '@playwright/test';
import { call, logInThere, signIn } from '../../support/log-in.ts';
import { mouse } from '../../support/service/hands.ts';
import { numberOf } from '../../support/service/order-pages.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import * as walks from '../../support/service/walks.ts';
import { expect, settled, test } from '../../support/test.ts';

test.use({ allowed: { patterns: [/Failed to load resource|net::ERR/] } });

/** How many requests the member has of a kind. */
const countOf = async (page: Page, list: string) =>
  Number((await call(page, list)).resultData?.['total']);
const SEATS = '/api/replacement/getList';
const TRANSFERS = '/api/myinfo/selectTransferList';

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

test('a session that ends before the sending keeps every answer, and one order is filed', async ({
  page,
  context,
}) => {
  await signIn(page, people.yuna);
  const filed = await countOf(page, TRANSFERS);
  await page.goto('/service/service_transfer');
  await settled(page);
  const main = page.getByRole('main');
  const form = new RequestForm(page, mouse);
  await walks.askForTransfer(form, { group: '모션베드', to: walks.roads.jungGu, marketing: true });
  const answers = main.getByRole('definition');
  const before = await answers.allTextContents();
  await context.clearCookies({ name: 'portal-session' });
  await main.getByRole('button', { name: '접수하기' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('로그인 시간이 끝났습니다.');
  await question.getByRole('button', { name: '다시 로그인하기' }).click();
  await logInThere(page, people.yuna);
  await expect(page).toHaveURL('/service/service_transfer?step=7');
  await settled(page);
  await expect.poll(() => answers.allTextContents()).toEqual(before);
  const ordNbr = await form.send();
  await expect(numberOf(page, ordNbr)).toBeVisible();
  expect(await countOf(page, TRANSFERS)).toBe(filed + 1);
});
