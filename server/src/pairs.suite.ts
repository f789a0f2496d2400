import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  endSession,
  getAfterServiceList,
  getExpireExpectList,
  getOverview,
  getPointList,
  getPointMonths,
  getServiceOrderList,
  getSessions,
  getUsageList,
  loginCheck,
  selectPersonal,
  searchRegistrations,
  selectQnaList,
  vocList,
  type Endpoint,
} from '@portal/contract';
import { people, type Person } from '@portal/testing/people';
import { noon, type TestApi } from './testing/api.ts';
import { Browser } from './testing/browser.ts';
import { giveRows, memberOf } from './testing/many-rows/give-rows.ts';

const everybody: Person[] = Object.values(people);
const certified = everybody.flatMap(({ userIdx, account }) =>
  account?.certifyState ? [{ userIdx, loginId: account.loginId }] : [],
);
const pairs = certified.flatMap((one) =>
  certified.filter((other) => other !== one).map((other) => [one.loginId, other.loginId] as const),
);

/** A mark that every row of a member contains, so that a leaked row shows its owner. */
const markOf = (loginId: string) => `<${loginId}>`;
const marked: Endpoint[] = [
  getServiceOrderList,
  getAfterServiceList,
  getPointList,
  searchRegistrations,
  selectQnaList,
  vocList,
];
const others: Endpoint[] = [
  getPointMonths,
  getExpireExpectList,
  getOverview,
  selectPersonal,
  getUsageList,
  getSessions,
];

/** Checks for each pair of members that one never receives data of the other, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('of two members', () => {
    const browsers = new Map<string, Browser>();
    /** All answers that each member received, and the ids of their sessions. */
    const told = new Map<string, { text: string; sessions: string[] }>();

    const clear = async () => {
      const { db } = api().database;
      for (const table of [
        'service_order',
        'inquiry',
        'voice',
        'registration',
        'point_entry',
        'point_registry',
      ] as const)
        await db.deleteFrom(table).execute();
    };
    beforeAll(async () => {
      await clear();
      const { database, secrets } = api();
      const counts = {
        orders: 3,
        inquiries: 3,
        voices: 3,
        registrations: 3,
        points: 3,
        products: 0,
        deliveries: 0,
        visits: 0,
      };
      const day = { today: '2026-11-21', now: Date.parse(noon) };
      for (const { userIdx, loginId } of certified) {
        const member = memberOf(loginId, userIdx, markOf(loginId));
        await giveRows(database.db, secrets.cipher, member, counts, day);
        const own = new Browser(await api().at(noon));
        await own.signIn(api().sandbox, loginId);
        browsers.set(loginId, own);
      }
      for (const [loginId, own] of browsers) {
        const bodies: string[] = [];
        for (const entry of [...marked, ...others]) {
          const { statusCode, body } = await own.send(entry, {});
          if (statusCode !== 200) throw new Error(`${loginId}, ${entry.kind}: ${body}`);
          bodies.push(body);
        }
        const { list } = await own.call(getSessions, {});
        const sessions = list.map(({ sessionId }) => sessionId);
        told.set(loginId, { text: bodies.join('\n'), sessions });
      }
    });
    afterAll(clear);

    test.each(certified)('$loginId is told of their own rows', ({ loginId }) => {
      const text = told.get(loginId)?.text ?? '';
      const bodies = text.split('\n').filter((body) => body.includes(markOf(loginId)));
      expect(bodies).toHaveLength(marked.length);
    });

    test.each(pairs)('%s is told nothing of %s', async (one, other) => {
      const { text = '' } = told.get(one) ?? {};
      expect(text).not.toContain(markOf(other));
      const { userIdx } = certified.find(({ loginId }) => loginId === other) ?? {};
      for (const { serialNo } of api().sandbox.products.get(userIdx ?? '') ?? [])
        if (serialNo !== null) expect(text).not.toContain(serialNo);
      const { sessions = [] } = told.get(other) ?? {};
      expect(sessions).not.toEqual([]);
      for (const sessionId of sessions) {
        expect(text).not.toContain(sessionId);
        // The answer is the same for any id that is not one of the caller's sessions.
        expect(await browsers.get(one)?.call(endSession, { sessionId })).toEqual({ ended: true });
      }
      expect((await browsers.get(other)?.call(loginCheck, {}))?.user).not.toBeNull();
    });
  });
