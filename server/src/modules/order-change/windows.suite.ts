import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelRepair,
  fileRepair,
  listServiceDays,
  moveOrderDays,
  readOrderDays,
  readOverview,
  readRepair,
  type InputOf,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { placeVisits } from '../service-order/windows/place-visits.ts';
import { orderCommands } from '../../operators/orders.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { anAfterService, fileOne, productIdxOf } from '../../testing/inputs/orders.ts';
import { arrivedOn, forgetArrived } from '../../testing/messages/arrived.ts';

const FULL = [409, 'ERR_WINDOW_FULL'];
/** A place of the fixture's region with one place in the morning and two in the afternoon. */
const jeju = { zonecode: '63122', addr: '제주특별자치도 제주시 문연로 6', addrDetail: '' };
const [morning, afternoon] = ['10:00~13:00', '14:00~17:00'];

/** The windows of days, and their places, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the windows of a visit', () => {
    const db = () => api().database.db;
    let own: Browser;
    let productIdx: string;
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await db().deleteFrom('service_order').execute();
      await forgetArrived(api());
      own = await browserOf(api(), 'haneul');
      productIdx = await productIdxOf(own, 'HB-700');
    });
    const request = (more: Partial<InputOf<typeof fileRepair>> = {}) =>
      anAfterService(productIdx, { ...jeju, ...more });
    const file = async (visitWindow?: string) =>
      own.call(fileRepair, request(visitWindow === undefined ? {} : { visitWindow }));
    const read = (ordNbr: string) => own.call(readRepair, { serviceIdx: ordNbr });
    const taken = async () =>
      (await db().selectFrom('service_place').select(['visit_window', 'place']).execute()).length;

    test('is the one that was chosen, or the first with a place, or none once all are full', async () => {
      const windows: unknown[] = [];
      for (const wanted of [afternoon, undefined, undefined, undefined]) {
        const { ordNbr } = await file(wanted);
        windows.push((await read(ordNbr)).visitWindow);
      }
      expect(windows).toEqual([afternoon, morning, afternoon, null]);
      expect(await own.refusal(fileRepair, request({ visitWindow: afternoon }))).toEqual(FULL);
      expect(await own.refusal(fileRepair, request({ visitWindow: '00:00~01:00' }))).toEqual(FULL);
      expect(await db().selectFrom('service_order').select('ord_nbr').execute()).toHaveLength(4);
    });

    test('of the second visit of a day begins once that of the first is over', async () => {
      const { ordNbr } = await file();
      const on = '2026-11-25';
      const order = {
        ord_nbr: Number(ordNbr),
        service: 'after',
        visit_on: on,
        second_on: on,
      } as const;
      const zones = { first: jeju.zonecode, second: jeju.zonecode };
      const placed = (windows = {}) => placeVisits({ db: db() }, order, zones, windows);
      expect(await placed()).toEqual({ visit_window: morning, second_window: afternoon });
      const late = { visit_window: afternoon, second_window: null };
      expect(await placed({ visitWindow: afternoon })).toEqual(late);
    });

    test('is given to one of two who want the last place at once', async () => {
      const codes = await Promise.all(
        Array.from({ length: 6 }, () =>
          own.refusal(fileRepair, request({ visitWindow: morning as string })),
        ),
      );
      expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
      expect(codes.filter(([, code]) => code === FULL[1])).toHaveLength(5);
      expect(await taken()).toBe(1);
    });

    test('closes a day in the calendar once all are full, and frees it with a cancellation', async () => {
      const asked = { holidayType: 'after', product: 'bf', zonecode: '63122' } as const;
      const numbers: string[] = [];
      for (let i = 0; i < 3; i += 1) numbers.push((await file()).ordNbr);
      const full = await own.call(listServiceDays, asked);
      expect(full.closed).toContainEqual({ day: '2026-11-24', reason: '예약 마감' });
      expect(full.windows).toEqual([
        { window: morning, full: ['2026-11-24'] },
        { window: afternoon, full: ['2026-11-24'] },
      ]);
      const elsewhere = await own.call(listServiceDays, { ...asked, zonecode: '04524' });
      expect(elsewhere.closed).not.toContainEqual({ day: '2026-11-24', reason: '예약 마감' });
      expect((await own.call(listServiceDays, { ...asked, zonecode: '' })).windows).toBeUndefined();
      await own.call(cancelRepair, { serviceIdx: numbers[0] ?? '' });
      const free = await own.call(listServiceDays, asked);
      expect(free.windows?.[0]?.full).toEqual([]);
    });

    test('of the new day is certain before the old place is free; a refused move keeps everything', async () => {
      const first = await file(morning);
      const other = await own.call(
        fileRepair,
        request({ visitOn: '2026-11-25', visitWindow: morning as string }),
      );
      const seen = { visitOn: '2026-11-24', secondOn: null };
      const move = { ordNbr: first.ordNbr, seen, visitOn: '2026-11-25' };
      expect(await own.refusal(moveOrderDays, { ...move, visitWindow: morning })).toEqual(FULL);
      expect(await read(first.ordNbr)).toMatchObject({
        visitOn: '2026-11-24',
        visitWindow: morning,
        history: [{}],
      });
      expect(await taken()).toBe(2);
      const moved = await own.call(moveOrderDays, { ...move, visitWindow: afternoon });
      expect([moved.visitOn, moved.visitWindow]).toEqual(['2026-11-25', afternoon]);
      expect(await taken()).toBe(2);
      // The window alone moves too.
      await own.call(cancelRepair, { serviceIdx: other.ordNbr });
      const now = { ...seen, visitOn: '2026-11-25' };
      const again = await own.call(moveOrderDays, {
        ordNbr: first.ordNbr,
        seen: now,
        visitWindow: morning,
      });
      expect([again.visitWindow, await taken()]).toEqual([morning, 1]);
    });

    test('goes to one of two requests that are moved to its last place at once', async () => {
      const both = [await file(morning), await file(afternoon)];
      const codes = await Promise.all(
        both.map(({ ordNbr }) =>
          own.refusal(moveOrderDays, {
            ordNbr,
            seen: { visitOn: '2026-11-24', secondOn: null },
            visitOn: '2026-11-26',
            visitWindow: morning,
          }),
        ),
      );
      expect(codes.map(([, code]) => code).sort()).toEqual(['200', FULL[1]]);
      expect(await taken()).toBe(2);
    });

    test('is the same in the days to choose, the overview, the message and what the operator reads', async () => {
      const { ordNbr } = await file(afternoon);
      const days = await own.call(readOrderDays, { ordNbr });
      expect(days.first?.windows).toEqual([
        { window: morning, full: [] },
        { window: afternoon, full: [] },
      ]);
      expect((await own.call(readOverview, {})).visit).toMatchObject({ visitWindow: afternoon });
      const said = '2026.11.24(화) 방문 (오후 2시~5시)';
      const arrived = await arrivedOn(api(), people.haneul.phone);
      expect(arrived.at(-1)?.text).toContain(said);
      const operate = (name: string, argument: object) =>
        orderCommands(api().partsAt(noon))[name]?.(argument);
      expect(await operate('advance-order', { ordNbr })).toMatchObject({ days: said });
      await operate('move-order-day', { ordNbr, visitOn: '2026-11-26', visitWindow: morning });
      expect((await read(ordNbr)).visitWindow).toBe(morning);
    });

    test('are of the place of each visit', async () => {
      const { ordNbr } = await fileOne(own, 'transfer');
      const row = await db()
        .selectFrom('service_place')
        .select(['region', 'visit_on', 'visit_window'])
        .where('ord_nbr', '=', Number(ordNbr))
        .orderBy('visit_on')
        .execute();
      expect(row).toEqual([
        { region: 'all', visit_on: '2026-11-24', visit_window: '09:00~12:00' },
        { region: 'jeju', visit_on: '2026-12-01', visit_window: morning },
      ]);
    });
  });
