import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import { settled } from './test.ts';

type Member = { account: { loginId: string } };

/** Logs in on the membership service's own page, once the customer has been led there. */
export async function logInThere(page: Page, { account }: Member = people.haneul): Promise<void> {
  await page.waitForURL(/127\.0\.0\.1:\d+\/membership\/login/);
  await page.getByLabel('아이디').fill(account.loginId);
  await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL(/localhost:\d+\/(?!login)/);
}

/** Logs in from a page of the portal, by the button every page has, and is back there. */
export async function logIn(page: Page, member?: Member, from = '/sitemap'): Promise<void> {
  await page.goto(from);
  await settled(page);
  const banner = page.getByRole('banner');
  // On a phone it is behind a button of its own.
  const menu = banner.getByRole('button', { name: '내 정보 열기' });
  if (await menu.isVisible()) await menu.click();
  await banner.getByRole('button', { name: '로그인' }).click();
  await logInThere(page, member);
  await settled(page);
}
