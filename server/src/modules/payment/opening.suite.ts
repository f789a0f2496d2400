import { describe, expect, test } from '@jest/globals';
import { returnFromCardWindow } from '@portal/contract';
import * as v from 'valibot';
import type { TestApi } from '../../testing/api.ts';
import { goInWorld } from '../../testing/payments/go.ts';
import { makeWorld, type World } from '../../testing/payments/world.ts';
import { moveOrder } from '../service-order/move-order.ts';
import { begin } from './begin.ts';
import { close, startPayment } from './open.ts';
import { findPayment } from './repository.ts';
import { takeReturn } from './returned.ts';

const log = { warn: () => undefined };
const LONG = { steps: 1_000_000 };
const noPoints = { points: () => Promise.reject(new Error('the membership service is away')) };

/** How payments are opened, by processes that do so at once too, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a payment that is opened', () => {
    let worlds = 0;
    const make = () => makeWorld(api().database.db, api().secrets, `opened-${(worlds += 1)}`);
    const freeze = async ({ process, member, ordNbr }: World, usePoint = 0) => {
      const asked = {
        jobKind: 'order',
        ordNbr,
        payMethod: '1',
        usePoint,
        consentPay: 'Y',
      } as const;
      return (await begin(process(LONG), member, asked, crypto.randomUUID())).moid;
    };
    const start = ({ process, member }: World, moid: string, change: object = {}) =>
      startPayment({ ...process(LONG), ...change }, member, moid);

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
      const { moid, fields } = await goInWorld(world, going);
      await takeReturn(world.process(LONG), v.parse(returnFromCardWindow.input, fields), log);
      expect((await findPayment(api().database.db, moid))?.state).toBe(state);
      await expect(start(world, moid)).rejects.toMatchObject({ code });
    });

    test('by another member is not found', async () => {
      const world = await make();
      const moid = await freeze(world);
      const other = { ...world, member: world.second };
      await expect(start(other, moid)).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
      const closing = close(world.process(LONG), world.second, { moid, mayBeDeposit: false });
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
      const { payment } = await start(world, await freeze(world), away);
      expect(payment.state).toBe('started');
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
  });
