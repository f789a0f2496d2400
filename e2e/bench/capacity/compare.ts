import {
  listFaqs,
  lookUpDeliveries,
  lookUpOrders,
  quoteTransfer,
  readOverview,
  searchSite,
  type Endpoint,
} from '@portal/contract';
import { rowsReadDuring } from '../../../server/src/testing/many-rows/rows-read.ts';
import { memberLists } from './member-lists.ts';
import type { World } from './world.ts';

const ADDR = '서울 송파구 올림로 300';
const others: [Endpoint, Record<string, string>][] = [
  [readOverview, {}],
  [listFaqs, {}],
  [searchSite, { searchStr: '리모컨이 켜지지 않아요' }],
  [quoteTransfer, { product: 'bf', fromAddr: ADDR, toAddr: ADDR, ladderFrom: 'N', ladderTo: 'N' }],
  [lookUpOrders, { userName: '아무개', userPhone: '01000008888' }],
  [lookUpDeliveries, { name: '아무개', phone: '01000008888' }],
];
const measured = [...memberLists, ...others];

/** Makes a call and returns its milliseconds. A guest's look-ups are limited by the hour, so the count is reset before each. */
async function time({ db, customer }: World, [entry, input]: (typeof measured)[number]) {
  if (entry === lookUpOrders || entry === lookUpDeliveries)
    await db.deleteFrom('guest_tally').execute();
  const since = performance.now();
  const { code } = await customer.call(entry, input as never);
  const ms = performance.now() - since;
  if (code.startsWith('ERR_')) throw new Error(`${entry.kind} ${JSON.stringify(input)}: ${code}`);
  return ms;
}

const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** Milliseconds of each call in both databases, asked in turn, so that the machine's drift is shared. */
export async function compare(few: World, many: World, calls: number) {
  const figures = [];
  for (const call of measured) {
    const times: [number[], number[]] = [[], []];
    for (let i = -5; i < calls; i++) {
      const both = [await time(few, call), await time(many, call)] as const;
      // The first five calls warm up and are not measured.
      if (i >= 0) for (const side of [0, 1] as const) times[side].push(both[side]);
    }
    const [entry, input] = call;
    const name = [entry.kind, ...Object.values(input).filter((text) => /^[\w-]+$/.test(text))];
    const [few50, many50] = times.map((all) => quantile(all, 0.5)) as [number, number];
    const [few95, many95] = times.map((all) => quantile(all, 0.95)) as [number, number];
    figures.push({ name: name.join(' '), few50, many50, few95, many95 });
  }
  return figures;
}

/**
 * Makes each call once in both databases. Returns how many rows PostgreSQL read, by table. The load of the machine changes
 * times, but not these counts.
 */
export async function compareRows(few: World, many: World) {
  const readIn = (of: World) =>
    rowsReadDuring(of.db, async () => {
      for (const call of measured) await time(of, call);
    });
  const [ofFew, ofMany] = await Promise.all([readIn(few), readIn(many)]);
  return [...ofMany].map(([name, count]) => ({ name, few: ofFew.get(name) ?? 0, many: count }));
}
