import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  enterRefundAccount,
  listPayments,
  listTransfers,
  readPaymentResult,
} from '@portal/contract';
import { REFUSED_ACCOUNT } from '../../../../sandbox/card-payment/ledger.ts';
import { paymentCommands } from '../../../operators/payments.ts';
import { noon, type TestApi } from '../../../testing/api.ts';
import { browserOf, type Browser } from '../../../testing/browser.ts';
import { noLog } from '../../../testing/payments/begun.ts';
import { aRefundAccount, depositToRefund } from '../../../testing/payments/refunds.ts';
import { deliverOutbox } from '../jobs/deliver.ts';
import { findPayment } from '../repository.ts';
import { moveAccounts } from './check.ts';
import { findAccount } from './repository.ts';

const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(Date.parse(noon) + minutes * MINUTE_MS).toISOString();

/** Deposits that are paid back to accounts, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a deposit of a cancelled request', () => {
    let own: Browser;
    let moid: string;
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      const { db } = api().database;
      await db.updateTable('payment_outbox').set({ due_at: null }).execute();
      await db.deleteFrom('service_order').execute();
      own = await browserOf(api(), 'haneul');
      moid = await depositToRefund(api(), own);
    });
    const db = () => api().database.db;
    const ledgerOf = () => api().sandbox.ledger;
    const charged = () => ledgerOf().charged(moid);
    const enter = (change: Parameters<typeof aRefundAccount>[1] = {}) =>
      own.call(enterRefundAccount, aRefundAccount(moid, change));
    const result = () => own.call(readPaymentResult, { moid });
    const deliver = (minutes = 0, change = {}) => {
      const parts = api().partsAt(after(minutes));
      const cardPayment = { ...parts.cardPayment, ...change };
      return deliverOutbox({ ...parts, cardPayment }, noLog);
    };
    const told = async () =>
      (
        await db()
          .selectFrom('message')
          .selectAll()
          .where('event', '=', 'refunded')
          .where('subject', '=', moid)
          .execute()
      ).length;

    test('waits for an account, and goes to the one that is entered, once', async () => {
      expect((await result()).refundAccount).toMatchObject({ is: 'needed', number: '' });
      await deliver();
      expect(charged()).toHaveLength(1);
      await enter();
      const shown = { bankName: '신한은행', number: '**** 4321', refusal: null };
      expect((await result()).refundAccount).toEqual({ is: 'sending', ...shown });
      expect((await own.call(listPayments, {})).list[0]).toMatchObject({
        refund: 'due',
        refundTo: 'sending',
      });
      expect((await own.call(listTransfers, {})).list[0]?.payment).toMatchObject({
        is: 'refundByPhone',
        refundTo: 'sending',
      });
      await Promise.all([deliver(), deliver()]);
      await deliver(2);
      expect(charged()).toEqual([]);
      const found = [...ledgerOf().transactions.values()].find((one) => one.moid === moid);
      expect(found?.refundedTo).toEqual(['088', '11000007654321', '김하늘']);
      expect(await result()).toMatchObject({
        outcome: 'cancelled',
        refund: 'done',
        refundAccount: { is: 'sent', ...shown },
      });
      expect(await told()).toBe(1);
      const row = await findAccount(db(), moid);
      const { cipher } = api().secrets;
      expect(row && cipher.open('refund_account.entered', row.entered)).toBe('');
    });

    test('is refused where the holder is another, and takes another account then', async () => {
      await enter({ accountNo: '110-0000-9001' });
      expect((await result()).refundAccount).toMatchObject({ is: 'refused', refusal: 'NAME' });
      await deliver(2);
      expect(charged()).toHaveLength(1);
      await enter();
      await deliver(4);
      expect(await result()).toMatchObject({ refund: 'done', refundAccount: { is: 'sent' } });
    });

    test('waits for a bank that takes its time', async () => {
      await enter({ accountNo: '110-0000-9030' });
      expect((await result()).refundAccount?.is).toBe('checking');
      const again = own.refusal(enterRefundAccount, aRefundAccount(moid));
      expect(await again).toEqual([422, 'ERR_INVALID_INPUT']);
      api().sandbox.time.now += MINUTE_MS;
      await moveAccounts(api().partsAt(after(1)), noLog);
      expect((await result()).refundAccount?.is).toBe('sending');
    });

    test('asks for another account where the provider refuses one, and pays that', async () => {
      await enter({ accountNo: `110-0000-${REFUSED_ACCOUNT}` });
      await deliver();
      expect((await result()).refundAccount).toMatchObject({ is: 'refused', refusal: 'PROVIDER' });
      await enter();
      await deliver(1);
      expect(charged()).toEqual([]);
      expect((await result()).refund).toBe('done');
    });

    test('is paid once where the answer is lost or the process ends', async () => {
      await enter();
      const { refund } = api().partsAt(noon).cardPayment;
      const lost = jest.fn(async (...asked: Parameters<typeof refund>) => {
        await refund(...asked);
        return 'unsure' as const;
      });
      await deliver(0, { refund: lost });
      expect(charged()).toEqual([]);
      expect((await findPayment(db(), moid))?.state).toBe('paid');
      await deliver(5);
      expect(lost).toHaveBeenCalledTimes(1);
      expect(await result()).toMatchObject({ refund: 'done' });
      expect(await told()).toBe(1);
    });

    test('is not refunded by an operator too while the provider does, nor the other way round', async () => {
      const settle = () =>
        paymentCommands(api().partsAt(noon), noLog)['settle-payment']?.({ moid, is: 'refunded' });
      await deliver();
      await enter();
      await expect(settle()).rejects.toThrow('the provider is refunding');
      await db()
        .updateTable('refund_account')
        .set({ status: 'checking' })
        .where('moid', '=', moid)
        .execute();
      await settle();
      await moveAccounts(api().partsAt(noon), noLog);
      await deliver(5);
      expect(charged()).toHaveLength(1);
      expect(await result()).toMatchObject({ refund: 'done', refundAccount: null });
      expect(await own.refusal(enterRefundAccount, aRefundAccount(moid))).toEqual([
        404,
        'ERR_NOT_FOUND',
      ]);
    });

    test('shows its account to the payer alone, who alone may enter one', async () => {
      const stranger = await browserOf(api(), 'junho');
      expect((await stranger.call(readPaymentResult, { moid })).refundAccount).toBeNull();
      expect(await stranger.refusal(enterRefundAccount, aRefundAccount(moid))).toEqual([
        404,
        'ERR_NOT_FOUND',
      ]);
    });
  });
