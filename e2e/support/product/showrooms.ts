import type { Page } from '@playwright/test';
import type { Showroom, ShowroomSummary } from '@portal/contract';
import { people } from '@portal/testing/people';
import { call, signInUnseen } from '../log-in.ts';

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
  const { origin } = new URL(page.url());
  const left = async () => {
    const query = new URLSearchParams({ bbsIdx, visitOn });
    const { data } = await call(page, `/api/showroom/getReservedTimeList?${query}`);
    const times = data?.['times'] as { time: string; left: number }[];
    return times.find(({ time }) => time === visitTime)?.left ?? 0;
  };
  for (const who of others) {
    if ((await left()) === 0) return;
    const context = await browser?.newContext();
    if (!context) throw new Error('no other session');
    const send = await signInUnseen(context, origin, who);
    const query = new URLSearchParams({
      bbsIdx,
      visitOn,
      visitTime,
      goodsCd: '',
      party: '1',
      consentPrivacy: 'Y',
    });
    await send(`/api/showroom/insertVisitReserve?${query}`, {});
    await context.close();
  }
  if ((await left()) > 0) throw new Error(`${visitTime} has places left`);
}
