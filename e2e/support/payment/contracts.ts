import type { Page } from '@playwright/test';
import { askToLogIn } from '../log-in.ts';
import type { Hands } from '../service/hands.ts';
import { expect, settled } from '../test.ts';

/** Three minutes at KIBNET or in the billing system, at once: their sandbox has a clock that a tester moves. */
export async function threeMinutesLater(page: Page): Promise<void> {
  const { origin } = await askToLogIn(page);
  const answer = await page.request.post(`${origin}/kibnet/clock`, { form: {} });
  expect(answer.ok()).toBe(true);
}

/** Goes on to the step of that title. */
export async function goOn(page: Page, hands: Hands, title: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: '다음' }));
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Agrees to everything, each for itself, and sends. */
export async function agreeAndSend(page: Page, hands: Hands): Promise<void> {
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await hands.choose(box);
  await goOn(page, hands, '내용 확인');
  await hands.press(page.getByRole('button', { name: '결제 수단 바꾸기' }));
  await expect(page).toHaveURL(/\/payment\/pay_edit_result\?change=\d+$/);
  await settled(page);
}

/** Enters an account whose last four digits decide what the sandbox answers. */
export async function enterAccount(page: Page, hands: Hands, ending: string): Promise<void> {
  await settled(page);
  await hands.select(page.getByLabel('은행'), '신한은행');
  await hands.write(page.getByLabel('계좌 번호'), `110-000-${ending}`);
}

export async function enterCard(page: Page, hands: Hands): Promise<void> {
  await settled(page);
  await hands.select(page.getByLabel('카드사'), '신한카드');
  await hands.write(page.getByLabel('카드 번호'), '4111 1111 1111 1111');
  await hands.write(page.getByLabel(/유효 기간/), '12/39');
}

/** What the result says of both ways. */
export const ways = (page: Page) => page.getByRole('main').locator('dl').first();
