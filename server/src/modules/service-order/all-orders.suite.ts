import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  listServiceOrders,
  orderStates,
  serviceNames,
  serviceStages,
  type InputOf,
  type OrderState,
  type ServiceKind,
} from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { nothingElse } from './views/entered.ts';
import { addOrder } from './repository.ts';

const services = Object.keys(serviceNames) as ServiceKind[];
const states = Object.keys(orderStates) as OrderState[];
const place = { zonecode: '05551', addr: '서울 송파구 올림로 300', addrDetail: '' };

/** The last status of each service. Every other status except `WAIT` and `CANCEL` is open. */
const done = services.map((service) => `${service} ${Object.keys(serviceStages[service]).at(-1)}`);
const stateOf = (row: string): OrderState => {
  if (row.endsWith(' WAIT')) return 'WAIT';
  if (row.endsWith(' CANCEL')) return 'CANCEL';
  return done.includes(row) ? 'DONE' : 'OPEN';
};
const rows = services.flatMap((service) =>
  [...Object.keys(serviceStages[service]), 'WAIT', 'CANCEL'].map(
    (status) => `${service} ${status}`,
  ),
);

/** The list of a member's requests of all kinds, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('all requests of a member', () => {
    let own: Browser;
    const clear = () => api().database.db.deleteFrom('service_order').execute();
    beforeAll(async () => {
      own = new Browser(await api().at(noon));
      await own.signIn(api().sandbox, 'sora');
    });

    let products = 0;
    const add = async (
      service: ServiceKind,
      status: string,
      days: { visitOn?: string; secondOn?: string } = {},
      memberId = 'ms-sora',
    ) =>
      addOrder(
        { db: api().database.db, ...api().secrets },
        {
          memberId,
          service,
          product: 'w',
          productIdx: String((products += 1)),
          goodsName: `${service} ${status}`,
          status,
          receivedOn: '2026-11-01',
          visitOn: days.visitOn ?? null,
          entered: {
            ...nothingElse,
            custName: '한소라',
            phoneNum: '01000001008',
            place,
            secondOn: days.secondOn ?? null,
          },
          quote: { lines: [], total: 1_000, point: 0, payable: 1_000 },
          siteType: 'CS',
        },
        { at: Date.parse(noon), by: 'customer', note: '' },
      );
    const list = async (input: InputOf<typeof listServiceOrders> = {}) =>
      own.call(listServiceOrders, { pageSize: 50, ...input });

    describe('of every service in every status', () => {
      beforeAll(async () => {
        await clear();
        for (const row of rows) {
          const [service = '', status = ''] = row.split(' ');
          await add(service as ServiceKind, status);
        }
        const stranger = new Browser(own.app);
        await stranger.signIn(api().sandbox, 'haneul');
        await add('after', 'RECEIVE', {}, 'ms-haneul');
      });

      const filters = [undefined, ...services].flatMap((service) =>
        [undefined, ...states].map((state) => ({
          ...(service && { service }),
          ...(state && { state }),
        })),
      );
      test.each(filters)('are listed by %j, the newest first', async (filter) => {
        const page = await list(filter);
        const wanted = rows.filter(
          (row) =>
            (!filter.service || row.startsWith(`${filter.service} `)) &&
            (!filter.state || stateOf(row) === filter.state),
        );
        expect(page.list.map(({ goodsName }) => goodsName)).toEqual(wanted.toReversed());
        expect(page).toMatchObject({ total: wanted.length, curPage: 1, next: null });
      });

      test('are listed page by page; a page number beyond the last page returns the last', async () => {
        const newest = rows.toReversed();
        const names = async (input: InputOf<typeof listServiceOrders>) => {
          const page = await list({ pageSize: 10, ...input });
          return [page.list.map(({ goodsName }) => goodsName), page.curPage, page.total];
        };
        expect(await names({ curPage: 2 })).toEqual([newest.slice(10, 20), 2, rows.length]);
        const pages = Math.ceil(rows.length / 10);
        const last = newest.slice((pages - 1) * 10);
        expect(await names({ curPage: 99 })).toEqual([last, pages, rows.length]);
        // Pages that hold all but one of those that wait: the second has the last.
        const waiting = services.length;
        expect(await names({ state: 'WAIT', curPage: 2, pageSize: waiting - 1 })).toEqual([
          ['after WAIT'],
          2,
          waiting,
        ]);
      });

      test.each([{ state: '0' }, { state: '-1' }, { state: 'open' }, { service: 'rental' }])(
        'are not listed by %j',
        async (input) => {
          expect((await own.send(listServiceOrders, input as never)).statusCode).toBe(422);
        },
      );
    });

    describe('with the next visit on top', () => {
      beforeEach(clear);

      test.each([
        ['on its day', 'after', 'ENGINEER', { visitOn: '2026-11-21' }, '2026-11-21'],
        ['late', 'after', 'ENGINEER', { visitOn: '2026-11-20' }, '2026-11-20'],
        ['before the engineer is known', 'seat', '1', { visitOn: '2026-12-24' }, '2026-12-24'],
        ['whose engineer is known', 'seat', '3', { visitOn: '2026-12-24' }, '2026-12-24'],
        ['not where it was made', 'seat', '4', { visitOn: '2026-12-24' }, null],
        ['not where it was cancelled', 'seat', 'CANCEL', { visitOn: '2026-12-24' }, null],
        ['not before it is paid', 'seat', 'WAIT', { visitOn: '2026-12-24' }, null],
        [
          'of pickup',
          'transfer',
          '2',
          { visitOn: '2026-11-25', secondOn: '2026-12-02' },
          '2026-11-25',
        ],
        [
          'of installation once it was picked up',
          'transfer',
          '3',
          { visitOn: '2026-11-25', secondOn: '2026-12-02' },
          '2026-12-02',
        ],
        [
          'of assembly once the first day is over',
          'assemble_disassemble',
          '2',
          { visitOn: '2026-11-20', secondOn: '2026-11-30' },
          '2026-11-30',
        ],
        [
          'late once both days are over',
          'transfer',
          '2',
          { visitOn: '2026-11-18', secondOn: '2026-11-19' },
          '2026-11-19',
        ],
        ['never of a membership', 'w_filter', '2', {}, null],
      ] as const)('%s', async (_, service, status, days, visitOn) => {
        const ordNbr = await add(service, status, days);
        const { next } = await list();
        expect(next && { ordNbr: next.ordNbr, visitOn: next.visitOn, late: next.late }).toEqual(
          visitOn && { ordNbr, visitOn, late: visitOn < '2026-11-21' },
        );
      });

      test('the first of several, whatever the filters and whoever else has one', async () => {
        await add('after', 'ENGINEER', { visitOn: '2026-11-22' }, 'ms-haneul');
        await add('after', 'RECEIVE', { visitOn: '2026-12-01' });
        const first = await add('transfer', '3', { visitOn: '2026-11-20', secondOn: '2026-11-30' });
        await add('seat', '1', { visitOn: '2026-12-02' });
        for (const input of [{}, { state: 'CANCEL' }, { service: 'seat' }] as const)
          expect((await list(input)).next?.ordNbr).toBe(first);
        const late = await add('after', 'ENGINEER', { visitOn: '2026-11-19' });
        expect((await list()).next?.ordNbr).toBe(late);
      });
    });
  });
