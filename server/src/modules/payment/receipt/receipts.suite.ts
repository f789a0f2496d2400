import { describe, expect, jest, test } from '@jest/globals';
import type { TestApi } from '../../../testing/api.ts';
import { begun, noLog, processOf } from '../../../testing/payments/begun.ts';
import { makeWorld, type World } from '../../../testing/payments/world.ts';
import { moveOrder } from '../../service-order/move-order.ts';
import type { Log } from '../approve.ts';
import { deliverOutbox } from '../jobs/deliver.ts';
import { mopUp } from '../jobs/mop-up.ts';
import type { CashReceipts } from '../provider.ts';
import { shownReceipt } from './choose.ts';
import { findReceipt } from './repository.ts';
import { workReceipts } from './work.ts';

const transfer = { payMethod: '2', receipt: true } as const;
const PHONE = '01000001001';

/** Cash receipts, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a cash receipt', () => {
    let worlds = 0;
    const db = () => api().database.db;
    const make = async () => {
      // The jobs then leave alone what other suites have paid.
      await db().updateTable('payment').set({ due_at: null }).execute();
      await db().updateTable('cash_receipt').set({ due_at: null }).execute();
      return makeWorld(db(), api().secrets, `receipts-${(worlds += 1)}`);
    };
    const shown = async (moid: string) =>
      shownReceipt(api().secrets.cipher, await findReceipt(db(), moid));
    /** Works on receipts with some of the provider's calls replaced. */
    const work = (world: World, change: Partial<CashReceipts> = {}, log: Log = noLog) => {
      const { receipts } = processOf(world).cardPayment;
      return workReceipts(processOf(world, { receipts: { ...receipts, ...change } }), log);
    };
    const refund = async (world: World) => {
      const event = { at: world.clock.now().getTime(), by: 'customer', note: '' } as const;
      await moveOrder(
        { db: db(), ...api().secrets },
        { ordNbr: world.ordNbr, move: 'cancel' },
        event,
      );
      await deliverOutbox(processOf(world), noLog);
    };

    test('is issued after the payment for its amount, split into supply and tax', async () => {
      const world = await make();
      const { moid } = await begun(world, transfer);
      expect(await shown(moid)).toMatchObject({ state: 'asked', receiptNo: '' });
      await work(world);
      const [issued] = world.ledger.receipts.issued(moid);
      expect(issued).toMatchObject({ amount: 300_000, type: '1', number: PHONE });
      expect(await shown(moid)).toEqual({
        kind: 'income',
        number: '010-****-1001',
        state: 'issued',
        receiptNo: issued?.receiptNo,
        problem: '',
      });
    });

    test('of a deposit is issued once the deposit is booked, not before', async () => {
      const world = await make();
      const { moid, tid } = await begun(world, { ...transfer, payMethod: '4' });
      await work(world);
      expect(world.ledger.receipts.issued(moid)).toEqual([]);
      world.ledger.deposit(tid);
      await db().updateTable('payment').set({ due_at: 0 }).where('moid', '=', moid).execute();
      await mopUp(processOf(world), noLog);
      await work(world);
      expect(world.ledger.receipts.issued(moid)).toHaveLength(1);
    });

    test.each(['cut', 'silent'] as const)(
      'whose answer is lost (%s) is issued once',
      async (mood) => {
        const world = await make();
        const { moid } = await begun(world, transfer);
        world.ledger.receipts.mood = mood;
        await work(world);
        expect(await shown(moid)).toMatchObject({ state: 'asked' });
        world.ledger.receipts.mood = 'works';
        await work(world);
        expect(await shown(moid)).toMatchObject({ state: 'asked' });
        world.pass(1);
        await work(world);
        expect(await shown(moid)).toMatchObject({ state: 'issued' });
        expect(world.ledger.receipts.all.size).toBe(1);
      },
    );

    test('is issued once where the process is killed after it asked', async () => {
      const world = await make();
      const { moid } = await begun(world, transfer);
      const { issue } = processOf(world).cardPayment.receipts;
      const killed: CashReceipts['issue'] = async (request) => {
        await issue(request);
        throw new Error('the process was killed');
      };
      await expect(work(world, { issue: killed })).rejects.toThrow('killed');
      world.pass(1);
      await work(world, { issue: () => Promise.reject(new Error('asked again')) });
      expect(await shown(moid)).toMatchObject({ state: 'issued' });
    });

    test('that an inquiry does not find yet is not issued a second time', async () => {
      const world = await make();
      const { moid } = await begun(world, transfer);
      world.ledger.receipts.mood = 'cut';
      await work(world);
      world.ledger.receipts.mood = 'works';
      world.pass(1);
      const { inquire } = processOf(world).cardPayment.receipts;
      let asked = 0;
      const late: CashReceipts['inquire'] = async (request) =>
        (asked += 1) === 1 ? { is: 'none' } : inquire(request);
      await work(world, { inquire: late });
      expect(await shown(moid)).toMatchObject({ state: 'issued' });
      expect(world.ledger.receipts.all.size).toBe(1);
    });

    test('is forgotten with a payment that is not charged', async () => {
      const world = await make();
      const declined = await begun(world, { ...transfer, ending: 'account' });
      expect(await shown(declined.moid)).toBeNull();
      const left = await begun(world, { ...transfer, ending: 'never' });
      expect(await shown(left.moid)).toMatchObject({ state: 'asked' });
      await begun(world, { payMethod: '1' });
      expect(await shown(left.moid)).toBeNull();
    });

    test('of a payment that a server of the release before booked is issued all the same', async () => {
      const world = await make();
      const { moid } = await begun(world, transfer);
      await db().updateTable('cash_receipt').set({ due_at: null }).execute();
      await work(world);
      expect(await shown(moid)).toMatchObject({ state: 'issued' });
    });

    test('that the provider issued in its window is kept, and no other is asked for', async () => {
      const world = await make();
      const { approve } = processOf(world).cardPayment;
      const receipt = { tid: 'sandbox0401', kind: 'business', receiptNo: 'G77' } as const;
      const own = processOf(world, {
        approve: async (...asked) => {
          const answer = await approve(...asked);
          return answer.is === 'approved'
            ? { is: 'approved', approved: { ...answer.approved, receipt } }
            : answer;
        },
      });
      const { moid } = await begun(world, transfer, own);
      await work(world);
      expect(await shown(moid)).toMatchObject({
        kind: 'business',
        state: 'issued',
        receiptNo: 'G77',
      });
      expect(world.ledger.receipts.all.size).toBe(0);
    });

    test('is cancelled with the refund, repeatedly until the provider confirms it', async () => {
      const world = await make();
      const { moid } = await begun(world, transfer);
      await work(world);
      await refund(world);
      expect(await shown(moid)).toMatchObject({ state: 'cancelling' });
      const warn = jest.fn();
      await work(world, { cancel: async () => false }, { warn });
      expect(warn.mock.calls).toEqual([[{ moid }, 'a cash receipt is not cancelled yet']]);
      world.ledger.receipts.mood = 'cut';
      world.pass(2);
      await work(world);
      expect(await shown(moid)).toMatchObject({ state: 'cancelled' });
      expect(world.ledger.receipts.issued(moid)).toEqual([]);
    });

    test('that may have been issued when the refund came is cancelled too', async () => {
      const world = await make();
      const { moid } = await begun(world, transfer);
      world.ledger.receipts.mood = 'cut';
      await work(world);
      await refund(world);
      world.ledger.receipts.mood = 'works';
      // Whoever asked for it may still be waiting for the answer.
      await work(world);
      expect(await shown(moid)).toMatchObject({ state: 'cancelling' });
      world.pass(1);
      await work(world);
      expect(await shown(moid)).toMatchObject({ state: 'cancelled' });
      expect(world.ledger.receipts.issued(moid)).toEqual([]);
    });

    test('that nobody has asked the provider for ends with the refund', async () => {
      const world = await make();
      const { moid } = await begun(world, transfer);
      await refund(world);
      expect(await shown(moid)).toMatchObject({ state: 'cancelled' });
      await work(world);
      expect(world.ledger.receipts.all.size).toBe(0);
    });
  });
