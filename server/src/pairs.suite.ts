import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  cancelVisit,
  changeDelivery,
  endSession,
  listRepairs,
  readDelivery,
  readDeliveryDays,
  listPointExpiries,
  readOverview,
  listPoints,
  listPointMonths,
  readRegistration,
  listServiceOrders,
  listSessions,
  readUsage,
  listUsage,
  readVisit,
  listVisits,
  readSignedIn,
  listRegistrations,
  listProductOrders,
  readPersonal,
  readInquiry,
  listInquiries,
  readVoice,
  listVoices,
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
const marked: [Endpoint, object][] = [
  [listServiceOrders, {}],
  [listRepairs, {}],
  [listPoints, {}],
  [listRegistrations, {}],
  [listInquiries, {}],
  [listVoices, {}],
  [listVisits, {}],
  // It has the registrations that are not done.
  [listUsage, {}],
];
/** The same for members with a customer number: nobody else has orders. The overview has the next installation. */
const markedOrders: [Endpoint, object][] = [
  [readOverview, {}],
  [listProductOrders, { order: 'rental' }],
  [listProductOrders, { order: 'buy' }],
];
const others: [Endpoint, object][] = [
  [listPointMonths, {}],
  [listPointExpiries, {}],
  [readPersonal, {}],
  [listSessions, {}],
];

/** Numbers of one member's things. */
interface Numbers {
  orderNo?: string | undefined;
  shippingSeq?: string | undefined;
  registration?: string | undefined;
  productIdx?: string | undefined;
  inquiry?: string | undefined;
  voice?: string | undefined;
  visitIdx?: string | undefined;
}
const never = '9'.repeat(18);
const nothing: Required<Numbers> = {
  orderNo: never,
  shippingSeq: never,
  registration: never,
  productIdx: never,
  inquiry: never,
  voice: never,
  visitIdx: never,
};

/** The calls that name one thing by its number, for the things that the member has. */
function callsAbout(numbers: Numbers): [Endpoint, object][] {
  const { orderNo, shippingSeq, registration, productIdx, inquiry, voice, visitIdx } = numbers;
  const calls: [Endpoint, string | undefined, object][] = [
    [readDelivery, orderNo, { orderNo }],
    [readDeliveryDays, shippingSeq, { shippingSeq }],
    [changeDelivery, shippingSeq, { shippingSeq, wants: 'confirm', installOn: '2026-11-27' }],
    [readRegistration, registration, { idx: registration }],
    [readUsage, productIdx, { productIdx }],
    [readInquiry, inquiry, { idx: inquiry }],
    [readVoice, voice, { bbsCode: '37', bbsIdx: voice }],
    [readVisit, visitIdx, { visitIdx }],
    [cancelVisit, visitIdx, { visitIdx }],
  ];
  return calls.flatMap(([entry, number, input]) => (number === undefined ? [] : [[entry, input]]));
}

/** Finds the member's things in the member's own lists. Only a booking that is not cancelled can be cancelled. */
async function numbersOf(own: Browser): Promise<Numbers> {
  const orders = (await own.call(listProductOrders, { order: 'rental' })).list;
  const orderNo = orders.find(({ delivery }) => delivery !== null)?.ordNo;
  const delivery = orderNo === undefined ? null : await own.call(readDelivery, { orderNo });
  const voices = (await own.call(listVoices, {})).list;
  const visits = (await own.call(listVisits, {})).list;
  return {
    orderNo,
    shippingSeq: delivery?.shipments[0]?.shippingSeq,
    registration: (await own.call(listRegistrations, {})).list[0]?.bbsIdx,
    productIdx: (await own.call(listUsage, {})).productList[0]?.productIdx,
    inquiry: (await own.call(listInquiries, {})).list[0]?.bbsIdx,
    voice: voices.find(({ bbsCode }) => bbsCode === '37')?.bbsIdx,
    visitIdx: visits.find(({ may }) => may.cancel)?.visitIdx,
  };
}

/** Checks for each pair of members that one never receives data of the other, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('of two members', () => {
    const browsers = new Map<string, Browser>();
    /** All answers that each member received, and the ids of their sessions. */
    const told = new Map<string, { text: string; sessions: string[] }>();
    const things = new Map<string, Numbers>();
    /** The refusals of things that do not exist, which each member receives. */
    const absent = new Map<string, string[]>();
    const refusals = async (own: Browser, calls: [Endpoint, object][]) => {
      const bodies: string[] = [];
      for (const [entry, input] of calls) {
        const answer = await own.send(entry, input);
        expect([entry.kind, answer.statusCode]).toEqual([entry.kind, 404]);
        bodies.push(`${entry.kind} ${answer.body.replace(answer.json().error.requestId, '')}`);
      }
      return bodies;
    };

    const clear = async () => {
      const { db } = api().database;
      for (const table of [
        'service_order',
        'inquiry',
        'voice',
        'registration',
        'point_entry',
        'point_registry',
        'visit',
        'delivery',
        // Other suites may have asked for the products at a later time, so that they would not be asked for here.
        'product_registry',
        // Theirs are many, and every other member tries to end each.
        'session',
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
        deliveries: 3,
        visits: 3,
      };
      const day = { today: '2026-11-21', now: Date.parse(noon) };
      for (const { userIdx, loginId } of certified) {
        const member = memberOf(loginId, userIdx, markOf(loginId));
        await giveRows({ db: database.db, ...secrets }, member, counts, day);
        const own = new Browser(await api().at(noon));
        await own.signIn(api().sandbox, loginId);
        browsers.set(loginId, own);
      }
      for (const [loginId, own] of browsers) {
        const bodies: string[] = [];
        for (const [entry, input] of [...marked, ...markedOrders, ...others]) {
          const { statusCode, body } = await own.send(entry, input);
          if (statusCode !== 200) throw new Error(`${loginId}, ${entry.kind}: ${body}`);
          bodies.push(body);
        }
        const { list } = await own.call(listSessions, {});
        const sessions = list.map(({ sessionId }) => sessionId);
        told.set(loginId, { text: bodies.join('\n'), sessions });
        things.set(loginId, await numbersOf(own));
        absent.set(loginId, await refusals(own, callsAbout(nothing)));
      }
    });
    afterAll(clear);

    test.each(certified)('$loginId is told of their own rows', ({ loginId, userIdx }) => {
      const text = told.get(loginId)?.text ?? '';
      const bodies = text.split('\n').filter((body) => body.includes(markOf(loginId)));
      const orders = userIdx === null ? [] : markedOrders;
      expect(bodies).toHaveLength(marked.length + orders.length);
      // Without a customer number there are no deliveries and no products; one member has a number but no product.
      const { orderNo, shippingSeq, productIdx, ...rest } = things.get(loginId) ?? {};
      for (const number of Object.values(rest)) expect(number).toMatch(/^\d+$/);
      expect([orderNo, shippingSeq].includes(undefined)).toBe(userIdx === null);
      expect(productIdx === undefined).toBe(['doyun', 'junho2'].includes(loginId));
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
      expect((await browsers.get(other)?.call(readSignedIn, {}))?.user).not.toBeNull();
    });

    test.each(pairs)(
      '%s is refused what %s has, like a thing that is not there',
      async (one, other) => {
        const [own, owner] = [browsers.get(one), browsers.get(other)];
        const { visitIdx = '', ...numbers } = things.get(other) ?? {};
        if (!own || !owner) throw new Error('all members are logged in');
        const calls = callsAbout({ visitIdx, ...numbers });
        const tried = await refusals(own, calls);
        expect(absent.get(one)).toEqual(expect.arrayContaining(tried));
        expect((await owner.call(readVisit, { visitIdx })).status).toBe('BOOKED');
      },
    );
  });
