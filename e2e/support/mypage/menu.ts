import type { Page } from '@playwright/test';
import type { Hands } from '../service/hands.ts';
import { expect, settled } from '../test.ts';

export const title = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

/** Opens another page through the section's menu. On phones the menu has to be unfolded first. */
export async function goTo(page: Page, hands: Hands, label: string, heading: string) {
  const menu = page.getByRole('navigation', { name: '마이페이지 메뉴' });
  // After Back the address changes at once, while the page before it, which has no such menu, may still be on the screen.
  await expect(menu).toBeVisible();
  const toggle = menu.getByRole('button');
  if (await toggle.isVisible()) await hands.press(toggle);
  await hands.press(menu.getByRole('link', { name: label, exact: true }));
  await expect(title(page, heading)).toBeVisible();
  await settled(page);
}
