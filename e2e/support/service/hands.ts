import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../keyboard.ts';

/** How a customer works a page. */
export interface Hands {
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  /** A radio button or a checkbox. */
  choose(option: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** An option of a list, by its label. */
  select(list: Locator, label: string | RegExp): Promise<void>;
  /** A day that an open calendar shows. */
  day(day: Locator): Promise<void>;
}

/** Where in the list the option of this label is, and the chosen one, among those that can be chosen. Waits for the option. */
async function placesIn(list: Locator, label: string | RegExp) {
  await list
    .getByRole('option', { name: label, exact: true })
    .first()
    .waitFor({ state: 'attached' });
  const options = await list
    .locator('option:enabled')
    .evaluateAll((all) =>
      (all as HTMLOptionElement[]).map(({ label, selected }) => ({ label, selected })),
    );
  const at = options.findIndex((one) =>
    typeof label === 'string' ? one.label === label : label.test(one.label),
  );
  const from = options.findIndex(({ selected }) => selected);
  return { by: at - from, label: options[at]?.label ?? '' };
}

export const mouse: Hands = {
  press: (target) => target.click(),
  choose: (option) => option.check(),
  write: (field, text) => field.fill(text),
  async select(list, label) {
    await list.selectOption({ label: (await placesIn(list, label)).label });
  },
  day: (day) => day.click(),
};

const times = async (page: Page, count: number, key: string) => {
  for (let i = 0; i < count; i++) await page.keyboard.press(key);
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
  async select(list, label) {
    const { by } = await placesIn(list, label);
    await tabTo(list);
    await times(list.page(), Math.abs(by), by > 0 ? 'ArrowDown' : 'ArrowUp');
  },
  /** Tab stops at one day of the month; arrows lead from week to week, and from day to day. */
  async day(day) {
    const reached = day.locator('xpath=ancestor::table//button[@tabindex="0"]');
    await tabTo(reached);
    const by = Number(await day.textContent()) - Number(await reached.textContent());
    const [page, far] = [day.page(), Math.abs(by)];
    await times(page, Math.floor(far / 7), by > 0 ? 'ArrowDown' : 'ArrowUp');
    await times(page, far % 7, by > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(day).toBeFocused();
    await page.keyboard.press('Enter');
  },
};
