import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  listOwnedProducts,
  listPoints,
  fileInquiry,
  makeCalendarFeed,
  reserveVisit,
  readSignedIn,
  deleteAccount,
  checkAccountDeletion,
  fileSeatReplacement,
  fileRepair,
  readPersonal,
  type AnswerOf,
} from '@portal/contract';
import { DEMO_PASSWORD, people } from '@portal/testing/people';
import { buildApp } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { orderCommands } from '../../operators/orders.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import { deliver, deliverPlanned } from '../../testing/inputs/deliveries.ts';
import { freshContracts, withOpenBills } from '../../testing/inputs/contracts.ts';
import { anAfterService, aReplacement, productIdxOf } from '../../testing/inputs/orders.ts';
import { freeSerials, register } from '../../testing/inputs/registrations.ts';
import { anInquiry } from '../../testing/inputs/submissions.ts';
import { aVisit } from '../../testing/inputs/visits.ts';

const leaving = { password: DEMO_PASSWORD, consentLoss: 'Y' } as const;

/** Leaving the membership, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('leaving the membership', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      await db().deleteFrom('delivery').execute();
      await freeSerials(api());
      await db().deleteFrom('service_order').execute();
      await db().deleteFrom('visit').execute();
      await freshContracts(api());
    });

    const signedIn = (loginId: string) => browserOf(api(), loginId);
    const check = (own: Browser) => own.call(checkAccountDeletion, {});
    const kinds = ({ reasons }: AnswerOf<typeof checkAccountDeletion>) =>
      reasons.map(({ is }) => is);
    /** Runs a test in which a member leaves, and restores the member for the other tests. */
    const rejoins = async (memberId: string, test: () => Promise<void>) => {
      const { accounts } = api().sandbox;
      const profile = accounts.profile(memberId);
      await test();
      if (profile && !accounts.profile(memberId)) accounts.add(profile);
    };

    test.each([
      ['yuna', true, [], 20_000],
      ['junho', true, [], 0],
      ['doyun', true, [], 0],
      ['haneul', false, ['contracts'], 1_000_000],
      ['minsu', false, ['contracts', 'unpaid'], 0],
      ['seoyeon', false, ['contracts', 'corporate'], 0],
    ])('is possible for %s: %s, because of %j, and loses %d points', async (...row) => {
      const [loginId, possible, reasons, points] = row;
      const own = await signedIn(loginId);
      own.app = await buildApp(withOpenBills(api().partsAt(noon)));
      const said = await check(own);
      expect([said.possible, kinds(said), said.points]).toEqual([possible, reasons, points]);
    });

    test('is impossible with an open request, and with one that waits for its payment', async () => {
      const own = await signedIn('yuna');
      const chair = await productIdxOf(own, 'HB-520');
      const { ordNbr } = await own.call(fileRepair, anAfterService(chair));
      expect(kinds(await check(own))).toEqual(['orders']);
      await own.call(fileSeatReplacement, aReplacement(chair));
      expect(kinds(await check(own))).toEqual(['orders', 'unpaid']);
      expect(await own.refusal(deleteAccount, leaving)).toEqual([409, 'ERR_MEMBER_OUT']);
      const commands = orderCommands(api().partsAt(noon));
      for (let stage = 0; stage < 3; stage++)
        await commands['advance-order']?.({ ordNbr, note: '' });
      expect(kinds(await check(own))).toEqual(['unpaid']);
      expect(api().sandbox.accounts.profile('ms-yuna')).not.toBeNull();
    });

    test('names what goes on being delivered, and the serial numbers that stay taken', async () => {
      const own = await signedIn('yuna');
      expect(await check(own)).toMatchObject({ deliveries: [], serials: 0 });
      const { userIdx } = people.yuna;
      const { shippingSeq } = await deliverPlanned(api(), { userIdx });
      await deliver(api(), { userIdx, goodsName: '한결 발 마사지기 HO-22' });
      await register(api(), own, {}, { memberId: 'ms-yuna' });
      expect(await check(own)).toMatchObject({
        possible: true,
        deliveries: ['한결 안마의자 HB-520', '한결 발 마사지기 HO-22'],
        serials: 1,
      });
      await db()
        .updateTable('shipment')
        .set({ status: 'DONE' })
        .where('shipping_seq', '=', Number(shippingSeq))
        .execute();
      expect((await check(own)).deliveries).toEqual(['한결 발 마사지기 HO-22']);
      await db().deleteFrom('delivery').execute();
      await freeSerials(api());
    });

    test('takes the right password, and the consent to the loss', async () => {
      const own = await signedIn('yuna');
      expect(await own.refusal(deleteAccount, { ...leaving, password: 'wrong#1' })).toEqual([
        422,
        'ERR_MS_8025',
      ]);
      const silent = await own.send(deleteAccount, { ...leaving, consentLoss: 'N' as 'Y' });
      expect([silent.statusCode, Object.keys(silent.json().error.fields)]).toEqual([
        422,
        ['consentLoss'],
      ]);
      for (let i = 0; i < 4; i++)
        await own.send(deleteAccount, { ...leaving, password: `wrong#${i}` });
      expect(await own.refusal(deleteAccount, leaving)).toEqual([429, 'ERR_TOO_MANY']);
      expect((await own.call(readSignedIn, {})).user).not.toBeNull();
    });

    test('ends every session and forgets the person; what the law keeps stays', () =>
      rejoins('ms-yuna', async () => {
        const [own, elsewhere] = [await signedIn('yuna'), await signedIn('yuna')];
        await own.call(listOwnedProducts, {});
        await own.call(listPoints, {});
        const { bbsIdx } = await own.call(fileInquiry, anInquiry());
        await own.call(reserveVisit, aVisit());
        const { pathname, search } = new URL((await own.call(makeCalendarFeed, {})).address);
        const calendar = async () => (await own.app.inject(pathname + search)).statusCode;
        expect(await calendar()).toBe(200);
        expect(await own.call(deleteAccount, leaving)).toEqual({ left: true });
        expect([...own.cookies.keys()]).toEqual([]);
        expect(await calendar()).toBe(404);
        expect(await elsewhere.refusal(readPersonal, {})).toEqual([401, 'ERR_LOGIN_REQUIRED']);
        const devices = db().selectFrom('member_device').selectAll();
        expect(await devices.where('member_id', '=', 'ms-yuna').execute()).toEqual([]);
        const { sandbox, secrets } = api();
        expect(sandbox.accounts.profile('ms-yuna')).toBeNull();
        await expect(new Browser(own.app).signIn(sandbox, 'yuna')).rejects.toThrow();

        const { cipher } = secrets;
        const row = await db()
          .selectFrom('member')
          .selectAll()
          .where('member_id', '=', 'ms-yuna')
          .executeTakeFirstOrThrow();
        expect([row.user_idx, row.certify_state]).toEqual([null, false]);
        for (const column of ['name', 'phone', 'email', 'birth_day', 'gender', 'ci', 'di'] as const)
          expect(cipher.open(`member.${column}`, row[column] as never)).toBe('');
        const { userIdx } = people.yuna;
        for (const table of [
          'owned_product',
          'product_registry',
          'point_entry',
          'point_registry',
        ] as const)
          expect(
            await db()
              .selectFrom(table)
              .select('user_idx')
              .where('user_idx', '=', userIdx)
              .execute(),
          ).toEqual([]);
        const visits = await db()
          .selectFrom('visit')
          .select('visit_idx')
          .where('member_id', '=', 'ms-yuna')
          .execute();
        expect(visits).toEqual([]);
        const kept = await db()
          .selectFrom('inquiry')
          .select('member_id')
          .where('bbs_idx', '=', Number(bbsIdx))
          .execute();
        expect(kept).toEqual([{ member_id: 'ms-yuna' }]);
      }));

    test('changes nothing if the membership service does not answer', async () => {
      const { membership } = api().partsAt(noon);
      const leave = () => Promise.reject(new AppError('ERR_UNAVAILABLE'));
      const own = await signedIn('yuna');
      own.app = await buildApp({ ...api().partsAt(noon), membership: { ...membership, leave } });
      expect(await own.refusal(deleteAccount, leaving)).toEqual([503, 'ERR_UNAVAILABLE']);
      expect((await own.call(readSignedIn, {})).user?.userName).toBe(people.yuna.name);
    });

    test('is finished here if it was cut off after the membership service had done it', () =>
      rejoins('ms-yuna', async () => {
        const own = await signedIn('yuna');
        api().sandbox.accounts.leave('ms-yuna');
        expect(await own.refusal(deleteAccount, leaving)).toEqual([401, 'ERR_CERTIFY_STATE']);
        const { user_idx } = await db()
          .selectFrom('member')
          .select('user_idx')
          .where('member_id', '=', 'ms-yuna')
          .executeTakeFirstOrThrow();
        expect(user_idx).toBeNull();
        expect((await own.call(readSignedIn, {})).user).toBeNull();
      }));

    test('is impossible while the billing system does not answer', async () => {
      const { contracts } = api().sandbox.changes;
      const own = await signedIn('haneul');
      const away = jest.spyOn(contracts, 'get').mockImplementation(() => {
        throw new Error('away');
      });
      expect(await own.refusal(checkAccountDeletion, {})).toEqual([503, 'ERR_UNAVAILABLE']);
      expect(await own.refusal(deleteAccount, leaving)).toEqual([503, 'ERR_UNAVAILABLE']);
      away.mockRestore();
    });
  });
