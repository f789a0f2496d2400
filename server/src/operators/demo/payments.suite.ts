import { describe, expect, test } from '@jest/globals';
import {
  closePayment,
  listAssemblies,
  listPayments,
  listSeatReplacements,
  listTransfers,
  readPaymentResult,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { demoCommands } from './orders.ts';
import { demoMessageCommands } from './messages.ts';
import { demoPaymentCommands } from './payments.ts';
import { arrivedOn, forgetArrived } from '../../testing/messages/arrived.ts';

/** The demo's payments, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a demo', () => {
    test('has an account that waits, a payment that is being checked, refunds to accounts and cash receipts, once', async () => {
      const { db } = api().database;
      await db.deleteFrom('payment').execute();
      await db.deleteFrom('service_order').execute();
      const parts = api().partsAt(noon);
      const { minji } = people;
      const guest = { custName: minji.name, phoneNum: minji.phone };
      await demoCommands(parts)['demo-orders']?.({ memberId: 'ms-sora', guest });
      const fill = demoPaymentCommands(parts)['demo-payments'];
      expect(await fill?.({ memberId: 'ms-sora' })).toEqual({ payments: 26 });
      expect(await fill?.({ memberId: 'ms-sora' })).toEqual({ payments: 0 });
      await forgetArrived(api());
      const say = demoMessageCommands(parts)['demo-messages'];
      expect(await say?.({ memberId: 'ms-sora' })).toEqual({ messages: 3 });
      expect(await say?.({ memberId: 'ms-sora' })).toEqual({ messages: 0 });
      const arrived = await arrivedOn(api(), people.sora.phone);
      expect(arrived.map(({ title }) => title)).toEqual([
        '서비스 접수',
        '접수 취소',
        '입금하실 계좌',
      ]);
      const own = await browserOf(api(), 'sora');
      const first = async (entry: typeof listTransfers, status: string) =>
        (await own.call(entry, { status })).list[0]?.payment;
      const deposit = await first(listTransfers, 'WAIT');
      expect(deposit).toMatchObject({ is: 'deposit', deposit: { bankName: '한결은행' } });
      const checking = await own.call(listAssemblies, { status: 'WAIT' });
      expect(checking.list[0]?.payment).toMatchObject({ is: 'checking', payMethod: '1' });
      const refund = await own.call(listSeatReplacements, { status: 'CANCEL' });
      expect(refund.list[0]?.payment).toMatchObject({ is: 'refundByPhone', payMethod: '4' });
      const made = await own.call(listPayments, { pageSize: '50' });
      expect(made.years).toEqual(['2026', '2025']);
      expect(made.list.slice(6)).toHaveLength(18);
      expect(made.list.slice(0, 6)).toMatchObject([
        { payMethod: '2', refund: null, cashReceipt: 'asked' },
        { service: 'seat', payMethod: '4', refund: 'due' },
        { payMethod: '2', refund: null, cashReceipt: 'issued' },
        { payMethod: '2', refund: null, cashReceipt: 'failed' },
        { payMethod: '2', refund: 'done', cashReceipt: 'cancelled' },
        { service: 'assemble_disassemble', payMethod: '4', refund: 'done', refundTo: 'sent' },
      ]);
      const paidBack = await own.call(listAssemblies, { status: 'CANCEL' });
      const result = await own.call(readPaymentResult, {
        moid: paidBack.list[0]?.payment?.moid ?? '',
      });
      expect(result.refundAccount).toMatchObject({ is: 'sent', number: '**** 4321' });
      // Nothing to close at the provider: the account stays as it is.
      const moid = deposit?.moid ?? '';
      expect((await own.call(closePayment, { moid, deposit: 'Y' })).outcome).toBe('deposit');
    });
  });
