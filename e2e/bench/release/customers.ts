import type { Page } from 'playwright-core';
import { signIn } from '../../support/log-in.ts';
import type { CustomerTab as Tab, Tally } from './tab.ts';

/** What a customer does in their tab after each switch. */
interface Customer {
  act(round: number): Promise<void>;
}

/** Goes from page to page. */
export function walker(tab: Tab, way: readonly string[], from: number): Customer {
  let at = from;
  return {
    async act() {
      // The tab may be there already.
      if (way[at % way.length] === new URL(tab.page.url()).pathname) at++;
      await tab.move(way[at++ % way.length] ?? '/');
    },
  };
}

/** Writes a letter whose draft the page keeps. Leaves it every second time, and finds it again as it was. */
export function writer(tab: Tab, way: readonly string[], tally: () => Tally): Customer {
  const FORM = '/voc/praise';
  const fields = ['제목', '내용'];
  const fieldOf = (label: string) => tab.page.getByLabel(label, { exact: true });
  let typed: string[] | null = null;
  const checkDraft = async () => {
    if (!typed) return;
    tally().drafts++;
    const found = await Promise.all(fields.map((label) => fieldOf(label).inputValue()));
    if (found.join() !== typed.join())
      tally().lost.push(`${FORM}: ${JSON.stringify(typed)} became ${JSON.stringify(found)}`);
  };
  let isThere = false;
  return {
    async act(round) {
      if (isThere) {
        await checkDraft();
        isThere = false;
        await tab.move(way[round % way.length] ?? '/');
        return;
      }
      isThere = await tab.move(FORM);
      if (!isThere) return;
      await checkDraft();
      typed = fields.map((label) => `${label} ${round}번째 글입니다.`);
      for (const [i, label] of fields.entries()) await fieldOf(label).fill(typed[i] ?? '');
    },
  };
}

/** A field that no draft keeps: its page says so, or it is a search. */
interface Field {
  reach(tab: Tab): Promise<boolean>;
  of(page: Page): ReturnType<Page['getByLabel']>;
}

export const search: Field = {
  reach: (tab) => tab.move('/guide/faq'),
  of: (page) => page.getByLabel('자주 묻는 질문에서 찾기'),
};

/** The number of a new account for a member's contract, which is kept nowhere. */
export function account(): Field {
  let form = '';
  return {
    async reach(tab) {
      const { page } = tab;
      if (form !== '') return tab.move(form);
      await signIn(page);
      await page.goto('/payment/pay_edit_method');
      await page.getByRole('link', { name: /한결 안마의자 프리미엄/ }).click();
      await page.getByRole('link', { name: '계좌로 바꾸기' }).click();
      await page.getByLabel('계좌 번호').waitFor();
      const { pathname, search: query } = new URL(page.url());
      form = pathname + query;
      return tab.check();
    },
    of: (page) => page.getByLabel('계좌 번호'),
  };
}

/** How many rounds a customer stays in a form before they leave and come back. */
const STAYS = 8;

/** Types into the field and stays in the document, whatever is switched; leaves after some rounds, and begins anew. */
export function stayer(tab: Tab, field: Field, tally: () => Tally): Customer {
  let typed = '';
  let document = 0;
  return {
    async act(round) {
      if (typed !== '') {
        const value = await field.of(tab.page).inputValue();
        await tab.check();
        tally().drafts++;
        if (value !== typed || tab.document() !== document)
          tally().lost.push(`${new URL(tab.page.url()).pathname}: ${typed} became ${value}`);
        if (round % STAYS !== 0) return;
        typed = '';
        await tab.move('/sitemap');
        return;
      }
      if (!(await field.reach(tab))) return;
      typed = `110-000-${1000 + round}`;
      await field.of(tab.page).fill(typed);
      document = tab.document();
    },
  };
}
