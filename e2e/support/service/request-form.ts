import type { Locator, Page, Request } from '@playwright/test';
import { expect, settled } from '../test.ts';
import type { Hands } from './hands.ts';

/** What the customer did: a decision (a required choice, or the sending), or a text that was typed. */
export interface Action {
  is: 'decision' | 'text';
  what: string;
}

/** A day of a calendar as texts write it: '2026.12.1(화)' is 2026.12.01(화). */
export async function writtenDay(button: Locator): Promise<string> {
  const name = (await button.getAttribute('aria-label')) ?? '';
  return name.replace(/\.(?=\d[.(])/g, '.0');
}

/** A day that can be chosen; the name of a closed one goes on with the reason. */
export const OPEN_DAY = /^\d{4}\.\d{1,2}\.\d{1,2}\(.\)$/;

/** The open days in a calendar. Turns it to the next month if fewer than three are left in this one. */
export async function openDays(calendar: Locator, { press }: Hands): Promise<Locator> {
  const days = calendar.getByRole('button', { name: OPEN_DAY });
  await days.first().waitFor();
  if ((await days.count()) < 3) await press(calendar.getByRole('button', { name: '다음 달' }));
  return days;
}

/** What the step shows of the draft. */
const entered = (page: Page): Promise<string[]> =>
  page.locator('main form').evaluate((form) => {
    const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea')]
      .filter(({ type, checked }) => (type !== 'radio' && type !== 'checkbox') || checked)
      .map(({ name, value }) => `${name}: ${value}`);
    const texts = [...form.querySelectorAll('dl, [role=status] p, tfoot, [aria-pressed=true]')];
    // Leaves out the notice of an identical request: it is not part of this one, and may come late.
    const own = texts
      .map((one) => one.textContent ?? '')
      .filter((text) => !/^이미 접수된/.test(text));
    return [...fields, ...own];
  });

/** The form of a request, as a customer goes through it. */
export class RequestForm {
  readonly page: Page;
  readonly main: Locator;
  /** All that was done so far, in its order. */
  readonly actions: Action[] = [];
  readonly #hands: Hands;
  readonly #retraces: boolean;
  /** Calls of the API that have no answer yet. */
  readonly #calls = new Set<Request>();
  readonly #onStep: (title: string) => Promise<void>;

  /**
   * @param how.retraces at every step: reloads it, and comes back to it by Back and Forward
   * @param how.onStep is waited for at each step that `next` has gone on to
   */
  constructor(
    page: Page,
    hands: Hands,
    how: { retraces?: boolean; onStep?(title: string): Promise<void> } = {},
  ) {
    this.page = page;
    this.main = page.getByRole('main');
    this.#hands = hands;
    this.#retraces = how.retraces ?? false;
    page.on('request', (call) => {
      if (new URL(call.url()).pathname.startsWith('/api/')) this.#calls.add(call);
    });
    const isOver = (call: Request) => void this.#calls.delete(call);
    page.on('requestfinished', isOver).on('requestfailed', isOver);
    this.#onStep = how.onStep ?? (async () => {});
    // Tests share a portal, so another test may have filed the same request: confirm that one more is wanted.
    void page.addLocatorHandler(page.getByRole('button', { name: '하나 더 접수하기' }), (again) =>
      again.click(),
    );
  }

  press(target: Locator): Promise<void> {
    return this.#hands.press(target);
  }

  /** @param group label of the group, where several of the step have such an option */
  async choose(name: string | RegExp, group?: string): Promise<void> {
    this.actions.push({ is: 'decision', what: String(name) });
    const scope = group ? this.main.getByRole('radiogroup', { name: group }) : this.main;
    const option = scope.getByRole('radio', { name });
    await this.#hands.choose(option);
    await expect(option).toBeChecked();
  }

  async tick(name: string | RegExp): Promise<void> {
    this.actions.push({ is: 'decision', what: String(name) });
    const box = this.main.getByRole('checkbox', { name });
    await this.#hands.choose(box);
    await expect(box).toBeChecked();
  }

  async write(label: string, text: string): Promise<void> {
    this.actions.push({ is: 'text', what: label });
    await this.#hands.write(this.main.getByRole('textbox', { name: label }), text);
  }

  /** Chooses the first open day. Returns it as customers read it. */
  async day(label: string): Promise<string> {
    this.actions.push({ is: 'decision', what: label });
    const calendar = this.main.getByRole('group', { name: label });
    const day = calendar.getByRole('button', { name: OPEN_DAY }).first();
    await this.#hands.day(day);
    await expect(calendar.locator('[aria-pressed=true]')).toHaveCount(1);
    return writtenDay(calendar.locator('[aria-pressed=true]'));
  }

  /** Finds an address in the provider's search, by its road. */
  async place(label: string, road: string, detail = ''): Promise<void> {
    const { page } = this;
    // The portal may know a place already.
    const name = new RegExp(`^${label} 주소 (다시 )?찾기$`);
    await this.press(this.main.getByRole('button', { name }));
    const provider = page.frameLocator('iframe[title="주소 검색"]').frameLocator('iframe');
    this.actions.push({ is: 'text', what: `${label}: ${road}` });
    await this.#hands.write(provider.getByRole('searchbox', { name: '주소' }), road);
    await this.press(provider.getByRole('button', { name: '검색' }));
    this.actions.push({ is: 'decision', what: `${label}: ${road}` });
    const dialog = page.getByRole('dialog', { name: '주소 찾기' });
    const isChosen = expect(dialog.getByLabel('상세 주소')).toBeFocused();
    // The key's frame goes away on the press, and Playwright may wait for its answer for ever.
    await Promise.race([this.press(provider.getByRole('button', { name: /^도로명/ })), isChosen]);
    await isChosen;
    if (detail !== '') {
      this.actions.push({ is: 'text', what: `${label}: 상세 주소` });
      await page.keyboard.insertText(detail);
    }
    await page.keyboard.press('Enter');
    const again = this.main.getByRole('button', { name: `${label} 주소 다시 찾기` });
    await expect(again).toBeFocused();
    await expect(this.main.getByText(road)).toBeVisible();
  }

  /** The step of this title is there, and has the focus. */
  async isAt(title: string): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 2, name: title })).toBeFocused();
  }

  /** Goes on to the step of this title. */
  async next(title: string): Promise<void> {
    const { page } = this;
    const before = this.#retraces ? await this.#reload() : null;
    await this.press(this.main.getByRole('button', { name: '다음', exact: true }));
    await this.isAt(title);
    if (before) {
      await page.goBack();
      await expect.poll(() => entered(page)).toEqual(before);
      await page.goForward();
      await this.isAt(title);
    }
    await this.#onStep(title);
  }

  /** Sends the request. Returns its number. */
  async send(): Promise<string> {
    if (this.#retraces) await this.#reload();
    this.actions.push({ is: 'decision', what: '접수하기' });
    await this.press(this.main.getByRole('button', { name: '접수하기' }));
    // Not waitForURL: Playwright runs the locator handler of the constructor only during actions and assertions.
    await expect(this.page).toHaveURL(/service_result\?/);
    await settled(this.page);
    return new URL(this.page.url()).searchParams.get('ordNbr') ?? '';
  }

  /** Returns what the step showed, and shows again. */
  async #reload(): Promise<string[]> {
    const { page } = this;
    // The summary requests the price, and its code is loaded after the page: wait for the summary, then for its call.
    await this.main.locator('form section[data-browser]').first().waitFor({ state: 'attached' });
    await settled(page);
    await expect.poll(() => this.#calls.size).toBe(0);
    const before = await entered(page);
    await page.reload();
    await settled(page);
    await expect.poll(() => entered(page)).toEqual(before);
    return before;
  }
}
