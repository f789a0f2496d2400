import { expect, type Locator } from '@playwright/test';

/** The key that leads to the element from where the focus is; null where it is there. */
const keyTo = (element: Locator): Promise<string | null> =>
  element.evaluate((one) => {
    const { activeElement: at } = document;
    if (one === at) return null;
    const isBehind = at && one.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBehind ? 'Shift+Tab' : 'Tab';
  });

/** Presses Tab until the focus is there, and in sight; a customer without a mouse has no other way. */
export async function tabTo(element: Locator, most = 80): Promise<void> {
  const { keyboard } = element.page();
  for (let i = 0; i < most; i++) {
    const key = await keyTo(element);
    if (key === null) break;
    await keyboard.press(key);
  }
  await expect(element).toBeFocused();
  await expect(element).toBeInViewport();
}
