import { expect, type Locator } from '@playwright/test';

/** Presses Tab until the focus is there, and in sight; a customer without a mouse has no other way. */
export async function tabTo(element: Locator, most = 80): Promise<void> {
  const { keyboard } = element.page();
  const isFocused = () => element.evaluate((one) => one === document.activeElement);
  for (let i = 0; i < most && !(await isFocused()); i++) await keyboard.press('Tab');
  await expect(element).toBeFocused();
  await expect(element).toBeInViewport();
}
