import type { Page } from '@playwright/test';
import type { Showroom, ShowroomSummary } from '@portal/contract';
import { people } from '@portal/testing/people';
import { call, signIn } from '../log-in.ts';
import { tabTo } from '../keyboard.ts';

const main = (page: Page) => page.getByRole('main');

/** The names of the showrooms on the page, in order. */
export const namesOf = (page: Page) => main(page).getByRole('listitem').getByRole('heading');

/** The showrooms that the API returns for a query: `sido=26`. */
export async function showroomsOf(page: Page, query: string): Promise<ShowroomSummary[]> {
  const { data } = await call(page, `/api/showroom/getAllStore?${query}`);
  return data?.['list'] as ShowroomSummary[];
}

export async function showroomOf(page: Page, bbsIdx: string): Promise<Showroom> {
  const { data } = await call(page, `/api/showroom/getShowroomInfo?bbsIdx=${bbsIdx}`);
  return data as unknown as Showroom;
}

/** Chooses an option of a select, by mouse or by keyboard. */
export const selecting = {
  async mouse(page: Page, label: string, option: RegExp): Promise<void> {
    const list = main(page).getByLabel(label, { exact: true });
    const texts = await list.getByRole('option').allTextContents();
    await list.selectOption({ label: texts.find((text) => option.test(text)) ?? '' });
  },
  async keyboard(page: Page, label: string, option: RegExp): Promise<void> {
    const list = main(page).getByLabel(label, { exact: true });
    const texts = await list.getByRole('option').allTextContents();
    await tabTo(list);
    for (let i = texts.findIndex((text) => option.test(text)); i > 0; i--)
      await page.keyboard.press('ArrowDown');
  },
};

const others = [
  people.yuna,
  people.seoyeon,
  people.sora,
  people.boram,
  people.minsu,
  people.junho,
] as const;

/**
 * Lets other members book all the free places of a time, each in a session of their own.
 * @param page any page; its own session is not used for booking
 */
export async function takeAll(
  page: Page,
  { bbsIdx, visitOn, visitTime }: { bbsIdx: string; visitOn: string; visitTime: string },
): Promise<void> {
  const browser = page.context().browser();
  const baseURL = new URL(page.url()).origin;
  const left = async () => {
    const query = new URLSearchParams({ bbsIdx, visitOn });
    const { data } = await call(page, `/api/showroom/getReservedTimeList?${query}`);
    const times = data?.['times'] as { time: string; left: number }[];
    return times.find(({ time }) => time === visitTime)?.left ?? 0;
  };
  for (const who of others) {
    if ((await left()) === 0) return;
    const context = await browser?.newContext({ baseURL });
    const other = await context?.newPage();
    if (!other) throw new Error('no other session');
    await signIn(other, who);
    const query = new URLSearchParams({
      bbsIdx,
      visitOn,
      visitTime,
      goodsCd: '',
      party: '1',
      consentPrivacy: 'Y',
    });
    await call(other, `/api/showroom/insertVisitReserve?${query}`, {});
    await context?.close();
  }
  if ((await left()) > 0) throw new Error(`${visitTime} has places left`);
}
