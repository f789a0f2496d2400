import type { FrameLocator, Page } from '@playwright/test';
import { people } from '@portal/testing/people';
import { signIn } from '../log-in.ts';
import { mouse } from '../service/hands.ts';
import { fileSeats } from '../service/file-seats.ts';
import { expect, settled } from '../test.ts';

/** What the sandbox's window can be told to do, by its labels. */
export const DECLINE = '승인 거절';
export const OVER_LIMIT = '승인 거절: 한도 초과';
export const CUT = '승인한 뒤 연결이 끊김';

const main = (page: Page) => page.getByRole('main');
export const outcome = (page: Page) => main(page).getByRole('heading', { level: 1 });

/** Opens the payment of a request that costs 104,500 won, from the page of its result. Returns its number. */
export async function openPayment(
  page: Page,
  who: Parameters<typeof signIn>[1] = people.haneul,
): Promise<string> {
  await signIn(page, who);
  const ordNbr = await fileSeats(page, { usePoint: 0 });
  await page.goto(`/service/service_result?orderType=8&ordNbr=${ordNbr}`);
  await settled(page);
  await main(page).getByRole('link', { name: '결제하기' }).click();
  await expect(page).toHaveURL(`/payment?ordNbr=${ordNbr}`);
  await settled(page);
  return ordNbr;
}

/** The amount of the request. */
const SEATS = '104,500원';

/** Chooses the way to pay and agrees. Returns the one button. */
export async function choose(page: Page, way = '신용카드', { amount = SEATS, hands = mouse } = {}) {
  await hands.choose(main(page).getByRole('radio', { name: new RegExp(`^${way}`) }));
  await hands.choose(main(page).getByRole('checkbox', { name: /동의합니다/ }));
  return main(page).getByRole('button', { name: `${amount} 결제하기` });
}

/** The card window that a press opens, and the provider's page in it. */
export async function opensWindow(page: Page, press: () => Promise<unknown>, amount = SEATS) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  const frame = popup.frameLocator('iframe[name=nicepay_window]');
  await expect(frame.getByRole('heading', { name: `${amount}을 결제합니다` })).toBeVisible();
  return { popup, frame };
}

/** Ends the provider's page as a tester chooses. */
export async function endAs(
  at: Page | FrameLocator,
  ending: string,
  netCancel?: string,
): Promise<void> {
  await at.getByText('시험: 다른 결과 고르기').click();
  await at.getByRole('radio', { name: ending, exact: true }).check();
  if (netCancel !== undefined) await at.getByLabel('망 취소').selectOption({ label: netCancel });
  await at.getByRole('button', { name: '이 결과로 끝내기' }).click();
}
