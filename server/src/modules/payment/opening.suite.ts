import { describe, expect, test } from '@jest/globals';
import type { TestApi } from '../../testing/api.ts';
import { begun, noLog, processOf } from '../../testing/payments/begun.ts';
import { makeWorld, type World } from '../../testing/payments/world.ts';
import { moveOrder } from '../service-order/move-order.ts';
import { findOrder } from '../service-order/repository.ts';
import { begin } from './begin.ts';
import { mopUp } from './jobs/mop-up.ts';
import { close, openPayment, startPayment } from './open.ts';
import { findPayment } from './repository.ts';

const noPoints = { points: () => Promise.reject(new Error('the membership service is away')) };

/** How payments are opened, by processes that do so at once too, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a payment that is opened', () => {
    let worlds = 0;
    const make = () => makeWorld(api().database.db, api().secrets, `opened-${(worlds += 1)}`);
    const freeze = async (world: World, usePoint = 0, change: object = {}) => {
      const { member, ordNbr } = world;
      const asked = {
        jobKind: 'order',
        ordNbr,
        payMethod: '1',
        usePoint,
        consentPay: 'Y',
      } as const;
      const own = { ...processOf(world), ...change };
      return (await begin(own, member, asked, crypto.randomUUID())).moid;
    };
    const start = (world: World, moid: string, change: object = {}) =>
      startPayment({ ...processOf(world), ...change }, world.member, moid);

    test.each([
      ['paid', { payMethod: '1' }, 'ERR_PAY_DONE'],
      ['failed', { payMethod: '1', ending: 'decline' }, 'ERR_PAY_DONE'],
      ['cancelled', { payMethod: '1', ending: 'cancel' }, 'ERR_PAY_DONE'],
      ['waiting', { payMethod: '4' }, 'ERR_PAY_UNDER_WAY'],
      [
        'unknown',
        { payMethod: '1', ending: 'timeoutAfter', netCancel: 'fails' },
        'ERR_PAY_UNDER_WAY',
      ],
    ] as const)('and is %s is not started again', async (state, going, code) => {
      const world = await make();
      const { moid } = await begun(world, going);
      const { db } = api().database;
      expect((await findPayment(db, moid))?.state).toBe(state);
      const opened = openPayment(db, world.member.memberId, moid);
      await expect(opened).rejects.toMatchObject({ code });
      await expect(start(world, moid)).rejects.toMatchObject({ code });
    });

    test('by another member is not found', async () => {
      const world = await make();
      const moid = await freeze(world);
      const other = { ...world, member: world.second };
      await expect(start(other, moid)).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
      const closing = close(processOf(world), world.second, { moid, mayBeDeposit: false });
      await expect(closing).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
    });

    test('starts once, whoever asks again or at the same time', async () => {
      const world = await make();
      const moid = await freeze(world, 1_000);
      const [one, other] = await Promise.all([start(world, moid), start(world, moid)]);
      expect(other).toEqual(one);
      expect(one).toMatchObject({ payment: { state: 'started', point: 1_000 }, visitOn: null });
      // It holds its points already, so nobody asks how many there are.
      expect(await start(world, moid, { membership: noPoints })).toEqual(one);
    });

    test('without points needs no membership service, and with points it does', async () => {
      const world = await make();
      const away = { membership: noPoints };
      await expect(start(world, await freeze(world, 1_000), away)).rejects.toThrow('away');
      await expect(freeze(world, 1_000, away)).rejects.toThrow('away');
      const { payment } = await start(world, await freeze(world, 0, away), away);
      expect(payment.state).toBe('started');
    });

    test('gives the points of an earlier one back that it ends', async () => {
      const world = await make();
      const held = async () => (await findOrder(api().database.db, world.ordNbr))?.held;
      await start(world, await freeze(world, 1_000));
      expect(await held()).toBe(1_000);
      await freeze(world);
      expect(await held()).toBe(0);
    });

    test('is given up by the mop-up half an hour after it was frozen', async () => {
      const { db } = api().database;
      // Other suites' payments stay as they are.
      await db.updateTable('payment').set({ due_at: null }).execute();
      const world = await make();
      const moid = await freeze(world);
      const stateAfter = async (minutes: number) => {
        world.pass(minutes);
        await mopUp(processOf(world), noLog);
        return (await findPayment(db, moid))?.state;
      };
      expect([await stateAfter(29), await stateAfter(1)]).toEqual(['ready', 'cancelled']);
    });

    test('with points that were taken back since is not started', async () => {
      const world = await make();
      const moid = await freeze(world, 1_000);
      const left = (points: number) => ({ membership: { points: async () => points } });
      await expect(start(world, moid, left(999))).rejects.toMatchObject({
        code: 'ERR_POINT_SHORT',
      });
      expect((await start(world, moid, left(1_000))).payment.state).toBe('started');
    });

    test('of a request that was cancelled since is not started', async () => {
      const world = await make();
      const moid = await freeze(world);
      const { db } = api().database;
      const event = { at: world.clock.now().getTime(), by: 'centre', note: '' } as const;
      const cancelled = { ordNbr: world.ordNbr, move: 'cancelByCentre' } as const;
      await moveOrder({ db, cipher: api().secrets.cipher }, cancelled, event);
      await expect(start(world, moid)).rejects.toMatchObject({ code: 'ERR_PAY_DONE' });
    });

    test('of a request that another payment has reserved is not started', async () => {
      const world = await make();
      const moid = await freeze(world);
      await api()
        .database.db.updateTable('service_order')
        .set({ pay_moid: 'another' })
        .where('ord_nbr', '=', Number(world.ordNbr))
        .execute();
      await expect(start(world, moid)).rejects.toMatchObject({ code: 'ERR_PAY_UNDER_WAY' });
    });

    test('by a deposit stays open where the customer did not say that it goes', async () => {
      const world = await make();
      const { moid } = await begun(world, { payMethod: '4' });
      const before = world.calls.length;
      const given = { moid, mayBeDeposit: false };
      expect(await close(processOf(world), world.member, given)).toBe('deposit');
      expect(world.calls).toHaveLength(before);
    });

    test('by a deposit that was made before the customer gives it up is booked', async () => {
      const world = await make();
      const { moid, tid } = await begun(world, { payMethod: '4' });
      world.ledger.deposit(tid);
      const given = { moid, mayBeDeposit: true };
      expect(await close(processOf(world), world.member, given)).toBe('paid');
      expect(world.ledger.charged(moid)).toEqual([300_000]);
    });

    test('by a deposit that is given up twice at once asks the provider once', async () => {
      const world = await make();
      const { moid } = await begun(world, { payMethod: '4' });
      const before = world.calls.length;
      const given = { moid, mayBeDeposit: true };
      const closed = () => close(processOf(world), world.member, given);
      expect(await Promise.all([closed(), closed()])).toContain('cancelled');
      expect(world.calls.slice(before).map((url) => url.split('/').at(-1))).toEqual([
        'trans_status.jsp',
        'cancel_process.jsp',
      ]);
    });

    test('by a deposit that the provider did not close can be given up again after 150 seconds', async () => {
      const world = await make();
      const { moid } = await begun(world, { payMethod: '4' });
      const closed = (cancel = processOf(world).cardPayment.cancel) =>
        close(processOf(world, { cancel }), world.member, { moid, mayBeDeposit: true });
      expect(await closed(async () => false)).toBe('deposit');
      world.pass(2.4);
      expect(await closed()).toBe('deposit');
      world.pass(0.1);
      expect(await closed()).toBe('cancelled');
    });
  });
