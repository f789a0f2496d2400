import type { Locator } from '@playwright/test';
import { tabTo } from '../keyboard.ts';

/** How a customer works a page. */
export interface Hands {
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  /** A radio button or a checkbox. */
  choose(option: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  choose: (option) => option.check(),
  write: (field, text) => field.fill(text),
};

/** Tab stops at the checked option of a group, or at its first; arrows choose among the others. */
async function chooseInGroup(option: Locator): Promise<void> {
  const page = option.page();
  const name = await option.getAttribute('name');
  const group = page.locator(`input[type=radio][name="${name}"]:enabled`);
  const checked = group.and(page.locator(':checked'));
  const options = await group.count();
  await tabTo((await checked.count()) > 0 ? checked : group.first());
  await page.keyboard.press('Space');
  for (let i = 0; i < options && !(await option.isChecked()); i++)
    await page.keyboard.press('ArrowDown');
}

/** Nothing but keys. */
export const keyboard: Hands = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async choose(option) {
    if ((await option.getAttribute('type')) === 'radio') return chooseInGroup(option);
    await tabTo(option);
    await option.page().keyboard.press('Space');
  },
  async write(field, text) {
    await tabTo(field);
    await field.page().keyboard.insertText(text);
  },
};
