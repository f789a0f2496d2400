import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  chooseCashReceipt,
  listPayments,
  readCashReceiptNumber,
  readPaymentResult,
  returnFromCardWindow,
} from '@portal/contract';
import { noon, type TestApi } from '../../../testing/api.ts';
import { browserOf, Browser } from '../../../testing/browser.ts';
import { fileOne } from '../../../testing/inputs/orders.ts';
import { begun, noLog, processOf } from '../../../testing/payments/begun.ts';
import { aPayment, authenticate, goToProvider, pay } from '../../../testing/payments/browser.ts';
import { makeWorld, type World } from '../../../testing/payments/world.ts';
import { moveOrder } from '../../service-order/move-order.ts';
import type { Log } from '../approve.ts';
import { deliverOutbox } from '../jobs/deliver.ts';
import { mopUp } from '../jobs/mop-up.ts';
import type { CashReceipts } from '../provider.ts';
import { shownReceipt } from './choose.ts';
import { problems } from './problems.ts';
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
      // Other suites' payments and receipts stay as they are.
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

    describe('at the API', () => {
      const signedIn = (loginId = 'haneul') => browserOf(api(), loginId, noon);
      beforeEach(async () => {
        api().sandbox.time.now = Date.parse(noon);
        api().sandbox.ledger.receipts.mood = 'works';
        await db().deleteFrom('service_order').execute();
      });
      const workHere = () => workReceipts(api().partsAt(noon), noLog);

      test('is asked for before the payment, and told on its result and in the list, to its payer alone', async () => {
        const own = await signedIn();
        const { phone } = await own.call(readCashReceiptNumber, {});
        expect(phone.replace(/\D/g, '')).toMatch(/^010\d{8}$/);
        const { ordNbr } = await fileOne(own, 'transfer');
        const input = aPayment(ordNbr, { payMethod: '2' });
        const { moid } = await goToProvider(own, input);
        expect(
          await own.call(chooseCashReceipt, { kind: 'business', moid, number: '123-45-67891' }),
        ).toMatchObject({
          cashReceipt: { kind: 'business', number: '123-**-*7891', state: 'asked' },
        });
        const changed = { kind: 'income', moid, number: '010 1234 5678' } as const;
        expect(await own.call(chooseCashReceipt, changed)).toMatchObject({
          cashReceipt: { kind: 'income', number: '010-****-5678' },
        });
        expect(await own.call(chooseCashReceipt, { kind: 'none', moid })).toEqual({
          moid,
          cashReceipt: null,
        });
        await own.call(chooseCashReceipt, changed);
        const another = await signedIn('seoyeon');
        expect(await another.refusal(chooseCashReceipt, changed)).toEqual([404, 'ERR_NOT_FOUND']);
        expect(
          await own.refusal(chooseCashReceipt, { kind: 'business', moid, number: '123-45-67890' }),
        ).toEqual([422, 'ERR_INVALID_INPUT']);

        const { sandbox } = api();
        const { returned } = await authenticate(api(), own, input);
        const paid = await own.call(returnFromCardWindow, returned);
        // The one that was superseded asks for nothing any more.
        expect(await own.refusal(chooseCashReceipt, changed)).toEqual([409, 'ERR_PAY_DONE']);
        const asked = { kind: 'income', moid: paid.moid, number: '010-1234-5678' } as const;
        await own.call(chooseCashReceipt, asked);
        await workHere();
        expect(sandbox.ledger.receipts.issued(paid.moid)).toHaveLength(1);
        // It stays as it is.
        await own.call(chooseCashReceipt, { kind: 'none', moid: paid.moid });
        expect(await own.call(readPaymentResult, { moid: paid.moid })).toMatchObject({
          cashReceipt: { state: 'issued', number: '010-****-5678' },
        });
        expect((await own.call(listPayments, {})).list[0]).toMatchObject({ cashReceipt: 'issued' });
        const visitor = new Browser(await api().at(noon));
        const others = await visitor.call(readPaymentResult, { moid: paid.moid });
        expect(others.cashReceipt ?? null).toBeNull();
        expect(JSON.stringify(await findReceipt(db(), paid.moid))).not.toContain('5678"');
      });

      test('that was refused says what to do, and can be asked for again', async () => {
        const own = await signedIn();
        const { ordNbr } = await fileOne(own, 'transfer');
        const { moid } = await pay(api(), own, aPayment(ordNbr, { payMethod: '2' }));
        const asked = { kind: 'income', moid, number: '010-1234-5678' } as const;
        await own.call(chooseCashReceipt, asked);
        api().sandbox.ledger.receipts.mood = 'refused';
        await workHere();
        expect((await own.call(readPaymentResult, { moid })).cashReceipt).toMatchObject({
          state: 'failed',
          problem: problems.number,
        });
        api().sandbox.ledger.receipts.mood = 'works';
        await own.call(chooseCashReceipt, { ...asked, number: '010-1234-5679' });
        await workHere();
        expect((await own.call(readPaymentResult, { moid })).cashReceipt).toMatchObject({
          state: 'issued',
          number: '010-****-5679',
          problem: '',
        });
      });

      test('of a card payment is not taken', async () => {
        const own = await signedIn();
        const { ordNbr } = await fileOne(own, 'transfer');
        const { moid } = await pay(api(), own, aPayment(ordNbr));
        const asked = { kind: 'income', moid, number: '010-1234-5678' } as const;
        expect(await own.refusal(chooseCashReceipt, asked)).toEqual([404, 'ERR_NOT_FOUND']);
      });
    });
  });
