import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  CALENDAR_FEED_PATH,
  cancelRepair,
  cancelVisit,
  dropCalendarFeed,
  fileRepair,
  makeCalendarFeed,
  moveOrderDays,
  moveVisit,
  readCalendarFeed,
  reserveVisit,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { buildApp } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { freshContracts } from '../../testing/inputs/contracts.ts';
import { deliverPlanned } from '../../testing/inputs/deliveries.ts';
import { anAfterService, productIdxOf } from '../../testing/inputs/orders.ts';
import { aVisit } from '../../testing/inputs/visits.ts';

const tables = [
  'service_order',
  'payment',
  'delivery',
  'visit',
  'calendar_feed',
  'guest_tally',
] as const;

/** Calendar apps read a member's dates, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the calendar of a member', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      await freshContracts(api());
      for (const table of tables) await db().deleteFrom(table).execute();
    });
    const signedIn = (loginId = 'haneul', at = noon) => browserOf(api(), loginId, at);
    const pathOf = async (own: Browser) => {
      const { address } = await own.call(makeCalendarFeed, {});
      const { pathname, search } = new URL(address);
      return pathname + search;
    };
    /** What an app gets, which has no session. */
    const readAt = (own: Browser, url: string, headers = {}) => own.app.inject({ url, headers });
    /** Each entry's lines, by its name without the UID's domain. */
    const entriesAt = async (own: Browser, url: string) => {
      const file = (await readAt(own, url)).body.replaceAll('\r\n ', '');
      const events = file.split('BEGIN:VEVENT\r\n').slice(1);
      return new Map(
        events.map((event) => {
          const lines = event.split('\r\n');
          const of = (name: string) =>
            lines.find((line) => line.startsWith(name))?.slice(name.length + 1);
          const [start] = lines.filter((line) => line.startsWith('DTSTART'));
          const said = {
            start: start?.replace(/^DTSTART[:;]/, ''),
            end: of('DTEND'),
            title: of('SUMMARY'),
            status: of('STATUS'),
            sequence: Number(of('SEQUENCE')),
          };
          return [of('UID')?.split('@')[0] ?? '', said];
        }),
      );
    };

    test('has an address that is shown once, and stored as a hash', async () => {
      const own = await signedIn();
      expect(await own.call(readCalendarFeed, {})).toEqual({ madeOn: null });
      const { address } = await own.call(makeCalendarFeed, {});
      const { origin, pathname, searchParams } = new URL(address);
      const key = searchParams.get('key') ?? '';
      expect([origin, pathname]).toEqual([
        api().partsAt(noon).config.PORTAL_ORIGIN,
        CALENDAR_FEED_PATH,
      ]);
      expect(Buffer.from(key, 'base64url')).toHaveLength(32);
      expect(await own.call(readCalendarFeed, {})).toEqual({ madeOn: '2026-11-21' });
      const rows = JSON.stringify(await db().selectFrom('calendar_feed').selectAll().execute());
      expect(rows).not.toContain(key);
    });

    test('is at the newest address alone, until it is dropped', async () => {
      const own = await signedIn();
      const first = await pathOf(own);
      const second = await pathOf(own);
      expect((await readAt(own, second)).statusCode).toBe(200);
      await own.call(dropCalendarFeed, {});
      expect(await own.call(readCalendarFeed, {})).toEqual({ madeOn: null });
      for (const url of [first, second, CALENDAR_FEED_PATH, `${CALENDAR_FEED_PATH}?key=a&key=b`])
        expect((await readAt(own, url)).statusCode).toBe(404);
    });

    test('has every date, and nothing about the person', async () => {
      const own = await signedIn();
      const repair = await own.call(
        fileRepair,
        anAfterService(await productIdxOf(own, 'HB-700'), { addrDetail: '나만의 집' }),
      );
      const { shippingSeq } = await deliverPlanned(api(), {}, '2026-11-27');
      await deliverPlanned(api(), { userIdx: people.junho.userIdx }, '2026-11-28');
      const { visitIdx } = await own.call(reserveVisit, aVisit());
      const url = await pathOf(own);
      const entries = await entriesAt(own, url);
      expect(entries.get(`${repair.ordNbr}-first`)).toMatchObject({
        // The first window of the day.
        start: '20261124T000000Z',
        end: '20261124T030000Z',
        title: expect.stringContaining('방문'),
      });
      expect(entries.get(`delivery-${shippingSeq}`)).toMatchObject({
        start: '20261127T040000Z',
        status: 'TENTATIVE',
      });
      expect(entries.get(`visit-${visitIdx}`)).toEqual({
        start: '20261124T013000Z',
        end: '20261124T023000Z',
        title: '한결 송파 매장 방문',
        status: undefined,
        sequence: 0,
      });
      const fees = [...entries].filter(([uid]) => uid.startsWith('fee-'));
      expect(fees.map(([, { start }]) => start)).toContain('VALUE=DATE:20261125');
      expect([entries.size, new Set(entries.keys()).size]).toEqual([3 + fees.length, entries.size]);
      const { body } = await readAt(own, url);
      for (const personal of [people.haneul.name, '0000-1001', '00001001', '나만의 집', '3100101'])
        expect(body).not.toContain(personal);
      for (const line of body.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    });

    test('keeps the entry of a visit that moves or is cancelled, and counts its changes', async () => {
      const own = await signedIn();
      const url = await pathOf(own);
      const { visitIdx } = await own.call(reserveVisit, aVisit());
      await own.call(moveVisit, { visitIdx, visitOn: '2026-11-26', visitTime: '11:30' });
      const entry = async (browser: Browser) =>
        (await entriesAt(browser, url)).get(`visit-${visitIdx}`);
      const moved = { start: '20261126T023000Z', sequence: 1 };
      expect(await entry(own)).toMatchObject({ ...moved, status: undefined });
      await own.call(cancelVisit, { visitIdx });
      expect(await entry(own)).toMatchObject({ ...moved, sequence: 2, status: 'CANCELLED' });
      const later = await signedIn('haneul', '2026-11-27T12:00:00+09:00');
      expect(await entry(later)).toBeUndefined();
    });

    test('keeps the entry of a request that moves to another window, to a day without one, or is cancelled', async () => {
      const own = await signedIn();
      const url = await pathOf(own);
      // A region with one place in the morning and two in the afternoon.
      const jeju = { zonecode: '63122', addr: '제주특별자치도 제주시 문연로 6', addrDetail: '' };
      const productIdx = await productIdxOf(own, 'HB-700');
      const { ordNbr } = await own.call(fileRepair, anAfterService(productIdx, jeju));
      const entry = async () => (await entriesAt(own, url)).get(`${ordNbr}-first`);
      const first = await entry();
      expect(first).toMatchObject({ start: '20261124T010000Z', end: '20261124T040000Z' });
      const move = (on: string, more: { visitOn?: string; visitWindow?: string }) =>
        own.call(moveOrderDays, { ordNbr, seen: { visitOn: on, secondOn: null }, ...more });
      await move('2026-11-24', { visitWindow: '14:00~17:00' });
      const moved = await entry();
      expect(moved).toMatchObject({ start: '20261124T050000Z', end: '20261124T080000Z' });
      expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? Infinity);
      // All places of the next day are taken.
      const others = { ...jeju, visitOn: '2026-11-25' };
      for (let i = 0; i < 3; i++) await own.call(fileRepair, anAfterService(productIdx, others));
      await move('2026-11-24', { visitOn: '2026-11-25' });
      expect(await entry()).toMatchObject({ start: 'VALUE=DATE:20261125', status: undefined });
      await own.call(cancelRepair, { serviceIdx: ordNbr });
      expect(await entry()).toMatchObject({ start: 'VALUE=DATE:20261125', status: 'CANCELLED' });
    });

    test('is not sent again while nothing has changed, and stored by nobody else', async () => {
      const own = await signedIn();
      const url = await pathOf(own);
      const first = await readAt(own, url);
      expect(first.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-cache',
      });
      const known = { 'if-none-match': String(first.headers.etag) };
      const again = await readAt(own, url, known);
      expect([again.statusCode, again.body]).toEqual([304, '']);
      await own.call(reserveVisit, aVisit());
      expect((await readAt(own, url, known)).statusCode).toBe(200);
    });

    test('is not sent while the billing system is away: apps would delete its dates', async () => {
      const own = await signedIn();
      const url = await pathOf(own);
      const all = api().partsAt(noon);
      const contracts = () => Promise.reject(new AppError('ERR_UNAVAILABLE'));
      own.app = await buildApp({ ...all, billing: { ...all.billing, contracts } });
      expect((await readAt(own, url)).statusCode).toBe(503);
    });

    test('is read sixty times in ten minutes, and keys are guessed a hundred times', async () => {
      const own = await signedIn();
      const url = await pathOf(own);
      const statuses = async (at: string, times: number) => {
        const found: number[] = [];
        for (let i = 0; i < times; i++) found.push((await readAt(own, at)).statusCode);
        return [found.at(-2), found.at(-1)];
      };
      expect(await statuses(url, 61)).toEqual([200, 429]);
      const wrong = `${CALENDAR_FEED_PATH}?key=${'x'.repeat(43)}`;
      expect(await statuses(wrong, 101)).toEqual([404, 429]);
      await db().deleteFrom('guest_tally').execute();
    });
  });
