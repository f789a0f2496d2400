import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  listRepairs,
  listAssemblies,
  listPointExpiries,
  listPoints,
  listMemberships,
  listPayments,
  readOverview,
  readPaymentStatement,
  listSeatReplacements,
  listServiceOrders,
  listUsage,
  listVisits,
  listRegistrations,
  listProductOrders,
  listInquiries,
  listTransfers,
  listVoices,
  type Endpoint,
} from '@portal/contract';
import { buildApp } from './app.ts';
import { noon, type TestApi } from './testing/api.ts';
import { Browser } from './testing/browser.ts';
import { giveRows, memberOf } from './testing/many-rows/give-rows.ts';
import { addMade } from './testing/payments/made.ts';

/** Every list of a member, its input, and how many queries a page takes besides those that load the session. */
const lists: [Endpoint, object, number][] = [
  // One query each for the page, its payments and the next visit.
  [listServiceOrders, {}, 3],
  [listServiceOrders, { state: 'WAIT' }, 3],
  [listServiceOrders, { service: 'seat', state: 'DONE' }, 3],
  // One query for the page, one for its payments.
  [listRepairs, {}, 2],
  [listTransfers, {}, 2],
  [listAssemblies, {}, 2],
  [listSeatReplacements, { status: '4' }, 2],
  [listMemberships, {}, 2],
  [listInquiries, {}, 1],
  [listInquiries, { state: '0' }, 1],
  // One query for the page, one for the voices left today.
  [listVoices, {}, 2],
  [listRegistrations, {}, 1],
  [listRegistrations, { status: 'RECEIVE' }, 1],
  // One query for when we last asked the membership service, one for the page.
  [listPoints, {}, 2],
  [listPoints, { type: 'EARN' }, 2],
  [listPoints, { type: 'USE' }, 2],
  // As above, and one query for the points spent.
  [listPointExpiries, {}, 3],
  // One query for when we last asked the membership service, one for the products, one for the page.
  [listProductOrders, { order: 'rental' }, 3],
  [listProductOrders, { order: 'buy' }, 3],
  // The first two as above, then one each for warranties, filter memberships and seats. The list has no pages.
  [listUsage, {}, 7],
  [listVisits, {}, 1],
  // One query each for the payments, cancelled requests, cash receipts and accounts of refunds.
  [listPayments, {}, 4],
  [listPayments, { period: '1y', kind: 'bill' }, 4],
  // A list without pages: as above, without receipts and accounts.
  [readPaymentStatement, {}, 2],
  // Not a list: the first of each.
  [readOverview, {}, 14],
];
const OF_SESSION = 2;

const few = {
  orders: 10,
  inquiries: 10,
  voices: 10,
  registrations: 10,
  points: 10,
  products: 2,
  deliveries: 20,
  visits: 10,
};
const many: typeof few = {
  orders: 120,
  inquiries: 60,
  voices: 60,
  registrations: 60,
  points: 200,
  products: 12,
  deliveries: 120,
  visits: 60,
};

/** Checks on both databases that a longer list does not need more queries. `npm run lists` measures longer lists. */
export const suite = (api: () => TestApi) =>
  describe('a page of a list', () => {
    const members = { few: memberOf('junho', '1002'), many: memberOf('junho2', '1006') };
    const clear = async () => {
      const { db } = api().database;
      for (const { memberId, userIdx } of Object.values(members)) {
        api().sandbox.points.delete(userIdx ?? '');
        for (const table of ['service_order', 'inquiry', 'voice', 'registration', 'visit'] as const)
          await db.deleteFrom(table).where('member_id', '=', memberId).execute();
        for (const table of [
          'point_entry',
          'point_registry',
          'owned_product',
          'product_registry',
          'delivery',
        ] as const)
          await db
            .deleteFrom(table)
            .where('user_idx', '=', userIdx ?? '')
            .execute();
      }
    };
    const browsers: Record<string, Browser> = {};
    let queries = 0;

    beforeAll(async () => {
      await clear();
      const { database, secrets, sandbox } = api();
      const day = { today: '2026-11-21', now: Date.parse(noon) };
      await giveRows({ db: database.db, ...secrets }, members.few, few, day);
      await giveRows({ db: database.db, ...secrets }, members.many, many, day);
      const [on, text] = ['2026-01-01', ''];
      for (const [name, { memberId }] of Object.entries(members)) {
        const store = { db: database.db, ...secrets };
        const { ord_nbr } = await database.db
          .selectFrom('service_order')
          .select('ord_nbr')
          .where('member_id', '=', memberId)
          .limit(1)
          .executeTakeFirstOrThrow();
        const paid_at = day.now;
        await addMade(store, memberId, { paid_at, ord_nbr, job_kind: 'order' });
        const count = name === 'few' ? 1 : 30;
        for (let i = 0; i < count; i += 1) await addMade(store, memberId, { paid_at });
      }
      // Without a balance no points could expire.
      const all = {
        entryNo: 'all',
        type: 'EARN',
        amount: 1_000_000,
        on,
        text,
        expiresOn: null,
      } as const;
      for (const { userIdx } of Object.values(members)) sandbox.points.set(userIdx ?? '', [all]);
      const parts = api().partsAt(noon);
      const counting = parts.db.withPlugin({
        // Kysely calls this for subqueries too, so we do not count here.
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          queries += 1;
          return result;
        },
      });
      const app = await buildApp({ ...parts, db: counting });
      for (const [name, loginId] of [['few', 'junho'] as const, ['many', 'junho2'] as const]) {
        browsers[name] = new Browser(app);
        await browsers[name].signIn(sandbox, loginId);
      }
    });
    afterAll(clear);

    test.each(lists.map(([entry, input, count]) => [entry.kind, input, count, entry] as const))(
      'of %s by %j takes %d queries, however long the list is',
      async (_, input, count, entry) => {
        const cost = async (name: string, page: object) => {
          const before = queries;
          const answer = await browsers[name]?.send(entry, { ...input, ...page });
          return { status: answer?.statusCode, queries: queries - before - OF_SESSION };
        };
        // A list without rows asks for no payments.
        expect((await cost('few', {})).queries).toBeLessThanOrEqual(count);
        for (const page of [{}, { curPage: '2', pageSize: '1' }])
          expect(await cost('many', page)).toEqual({ status: 200, queries: count });
      },
    );
  });
