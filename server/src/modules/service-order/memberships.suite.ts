import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelMembership,
  fileMembership,
  lookUpOrder,
  lookUpOrders,
  readMembership,
  readMembershipOffers,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { makeClock } from '../../calendar/clock.ts';
import { orderCommands } from '../../operators/orders.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import { aMembership, fileOne, productIdxOf } from '../../testing/inputs/orders.ts';

/** Filter memberships as their members see them, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('filter memberships', () => {
    const db = () => api().database.db;
    const signedIn = (at = noon) => browserOf(api(), 'haneul', at);
    const advance = (ordNbr: string, at: string) =>
      orderCommands({ db: db(), ...api().secrets, clock: makeClock(at) })['advance-order']?.({
        ordNbr,
        note: '',
      });
    beforeEach(async () => {
      await db().deleteFrom('guest_tally').execute();
      await db().deleteFrom('service_order').execute();
    });

    test('say before they are filed how they are paid', async () => {
      const { purifiers } = await (await signedIn()).call(readMembershipOffers, {});
      expect(purifiers.map(({ paidBy }) => paidBy)).toEqual(['contract']);
    });

    test('tell fee, term and stage, and from the first filter on the next one and an end', async () => {
      const own = await signedIn();
      const purifier = await productIdxOf(own, 'HW-310');
      const { ordNbr } = await own.call(
        fileMembership,
        aMembership(purifier, { terms: 2, consentTerms: 'Y' }),
      );
      const filed = await own.call(readMembership, { ordNbr });
      expect(filed).toMatchObject({
        terms: 2,
        place: { zonecode: '04524' },
        membership: { months: 24, total: 357_600, paidBy: 'contract', startedOn: null },
        may: { cancel: true },
      });
      await advance(ordNbr, '2026-11-24T03:00:00Z');
      await advance(ordNbr, '2026-11-25T03:00:00Z');
      const later = await signedIn('2027-03-01T03:00:00Z');
      const { membership, next, may } = await later.call(readMembership, { ordNbr });
      expect(membership).toMatchObject({ startedOn: '2026-11-25', endsOn: '2028-11-24' });
      expect(next.by).toBe(membership?.next?.on);
      expect(membership?.earlyEnd?.months).toBe(4);
      expect(may.cancel).toBe(false);
    });

    test('are had once for each purifier, and again once they are revoked', async () => {
      const own = await signedIn();
      const refusals = async () =>
        (await own.call(readMembershipOffers, {})).purifiers.map(({ refusal }) => refusal);
      expect(await refusals()).toEqual([null]);
      const { ordNbr } = await fileOne(own, 'w_filter');
      const refusal = '이미 필터 멤버십에 가입한 제품입니다.';
      expect(await refusals()).toEqual([refusal]);
      const again = aMembership(await productIdxOf(own, 'HW-310'));
      const refused = await own.send(fileMembership, again);
      expect([refused.statusCode, refused.json().error.fields]).toEqual([
        422,
        { productIdx: refusal },
      ]);
      await own.call(cancelMembership, { ordNbr });
      expect(await refusals()).toEqual([null]);
    });

    test('are had again when the term is over, and not a day before', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'w_filter');
      await advance(ordNbr, '2026-11-24T03:00:00Z');
      await advance(ordNbr, '2026-11-25T03:00:00Z');
      const refusals = async (at: string) =>
        (await (await signedIn(at)).call(readMembershipOffers, {})).purifiers[0]?.refusal;
      expect(await refusals('2027-11-24T12:00:00Z')).toBe('이미 필터 멤버십에 가입한 제품입니다.');
      expect(await refusals('2027-11-25T12:00:00Z')).toBeNull();
      const later = await signedIn('2027-11-25T12:00:00Z');
      const again = aMembership(await productIdxOf(later, 'HW-310'));
      const both = await Promise.all([1, 2].map(() => later.send(fileMembership, again)));
      // Of two at once, one waits for the other and is refused.
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      expect(await refusals('2027-11-25T12:00:00Z')).not.toBeNull();
    });

    test('are revoked once, before they are confirmed, and can be filed again', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'w_filter');
      await own.call(cancelMembership, { ordNbr });
      expect(await own.refusal(cancelMembership, { ordNbr })).toEqual([409, '510']);
      const other = await fileOne(own, 'w_filter');
      await advance(other.ordNbr, noon);
      const confirmed = await own.refusal(cancelMembership, { ordNbr: other.ordNbr });
      expect(confirmed).toEqual([409, 'ERR_CANCEL_STAGE']);
    });

    test('show a guest their stages, and nothing of the contract', async () => {
      await fileOne(await signedIn(), 'w_filter');
      const guest = new Browser(await api().at(noon));
      const asked = { userName: people.haneul.name, userPhone: people.haneul.phone };
      const { list } = await guest.call(lookUpOrders, asked);
      const shown = await guest.call(lookUpOrder, { ...asked, encSeq: list[0]?.encSeq ?? '' });
      expect([shown.stages[0]?.is, shown.membership]).toEqual(['now', null]);
    });
  });
