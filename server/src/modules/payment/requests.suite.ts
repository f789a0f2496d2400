import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  closePayment,
  freezePayment,
  listPayments,
  listServiceOrders,
  listTransfers,
  readOverview,
  readPayableOrder,
  readPaymentResult,
  readPointTotal,
  cancelTransfer,
  requestPayment,
  returnFromCardWindow,
  payTransferByPoints,
  readTransfer,
} from '@portal/contract';
import { refunded } from '@portal/testing/payments';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import { fileOne } from '../../testing/inputs/orders.ts';
import { aPayment, authenticate, pay } from '../../testing/payments/browser.ts';
import { moveOrder } from '../service-order/move-order.ts';
import { cancelOverdue } from '../service-order/pay-order.ts';
import { deliverOutbox } from './jobs/deliver.ts';

/** Payments of requests that are cancelled, paid in another way or overdue, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('payments', () => {
    const signedIn = (loginId = 'haneul', instant = noon) => browserOf(api(), loginId, instant);
    const charged = (moid: string) => api().sandbox.ledger.charged(moid);
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await api().database.db.deleteFrom('service_order').execute();
    });

    test('of a request that points paid or the customer cancelled meanwhile charge nothing', async () => {
      const own = await signedIn();
      for (const entry of [payTransferByPoints, cancelTransfer]) {
        const { ordNbr } = await fileOne(own, 'transfer');
        const { moid, returned } = await authenticate(api(), own, aPayment(ordNbr));
        await own.send(entry, { ordNbr });
        expect((await own.call(returnFromCardWindow, returned)).outcome).toBe('failed');
        expect(charged(moid)).toEqual([]);
      }
    });

    test('that wait for a deposit keep the request from being cancelled and paid by points, until they are closed', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'transfer');
      const { moid } = await pay(api(), own, aPayment(ordNbr, { payMethod: '4' }));
      for (const entry of [payTransferByPoints, cancelTransfer])
        expect(await own.refusal(entry, { ordNbr })).toEqual([409, 'ERR_PAY_UNDER_WAY']);
      const payment = { is: 'deposit', moid, deposit: { accountNo: expect.stringMatching(/\d/) } };
      expect(await own.call(readTransfer, { ordNbr })).toMatchObject({ payment });
      expect((await own.call(listTransfers, {})).list).toMatchObject([{ payment }]);
      expect((await own.call(listServiceOrders, {})).list).toMatchObject([{ payment }]);
      const { unpaid } = await own.call(readOverview, {});
      expect(unpaid.orders).toMatchObject([{ ordNbr, payment }]);
      // A window that closes after the payment gives no account up.
      expect(await own.call(closePayment, { moid })).toMatchObject({ outcome: 'deposit' });
      expect(await own.call(closePayment, { moid, deposit: 'Y' })).toMatchObject({
        outcome: 'cancelled',
      });
      expect((await own.call(cancelTransfer, { ordNbr })).status).toBe('CANCEL');
    });

    test('by phone or by points alone are told too, before the cancellation and after it', async () => {
      const own = await signedIn();
      const byPhone = await fileOne(own, 'transfer');
      const byPoints = await fileOne(own, 'transfer');
      const payments = async () =>
        (await own.call(listTransfers, {})).list.map(({ payment }) => [
          payment.is,
          payment.amount,
          payment.point,
        ]);
      const { payable } = byPhone;
      const { db, cipher } = api().partsAt(noon);
      const event = { at: Date.parse(noon), by: 'centre', note: '' } as const;
      await moveOrder({ db, cipher }, { ordNbr: byPhone.ordNbr, move: 'advance' }, event);
      await own.call(payTransferByPoints, { ordNbr: byPoints.ordNbr });
      const [point] = (await payments()).map(([, , used]) => used);
      expect(await payments()).toEqual([
        ['paid', 0, point],
        ['paid', payable, 0],
      ]);
      for (const { ordNbr } of [byPhone, byPoints]) await own.call(cancelTransfer, { ordNbr });
      expect(await payments()).toEqual([
        ['refunded', 0, point],
        ['refundByPhone', payable, 0],
      ]);
    });

    test('of a request that is cancelled afterwards are refunded, and keep their receipt', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'transfer');
      const { moid } = await pay(api(), own, aPayment(ordNbr));
      const { paidAt, approvalNo, lines } = await own.call(readPaymentResult, { moid });
      const detail = () => own.call(readTransfer, { ordNbr });
      expect(await detail()).toMatchObject({ payment: { is: 'paid', moid } });
      const listed = async () => (await own.call(listPayments, {})).list;
      const row = { moid, service: 'transfer', amount: 270_000, payMethod: '1', paidAt };
      expect((await listed())[0]).toMatchObject({ ...row, refund: null });
      await own.call(cancelTransfer, { ordNbr });
      expect((await listed())[0]).toMatchObject({ ...row, refund: 'due' });
      // Nobody has registered the refund yet.
      expect(await own.call(readPaymentResult, { moid })).toMatchObject({
        outcome: 'paid',
        refund: 'due',
      });
      await deliverOutbox(api().partsAt(noon), { warn: () => undefined });
      expect(charged(moid)).toEqual([]);
      expect((await listed())[0]).toMatchObject({ ...row, refund: 'done' });
      expect((await (await signedIn('junho')).call(listPayments, {})).list).toEqual([]);
      expect(await own.call(readPaymentResult, { moid })).toMatchObject({
        outcome: 'cancelled',
        refund: 'done',
        reason: refunded.reason,
        amount: 270_000,
        paidAt,
        approvalNo,
        lines,
      });
      const visits = [
        { what: '회수', on: '2026-11-24' },
        { what: '설치', on: expect.stringMatching(/^2026-/) },
      ];
      expect(await own.call(readPayableOrder, { ordNbr })).toMatchObject({
        is: 'cancelled',
        paidBy: moid,
        payment: { is: 'refunded', amount: 270_000, moid },
        visits,
        payBy: '2026-11-23',
      });
      expect(await own.call(readPaymentResult, { moid })).toMatchObject({ visits });
      expect(await detail()).toMatchObject({ status: 'CANCEL', payment: { is: 'refunded', moid } });
      const stranger = new Browser(await api().at(noon));
      const seen = await stranger.call(readPaymentResult, { moid });
      expect(seen).toMatchObject({
        masked: true,
        outcome: 'cancelled',
        refund: 'done',
        paidAt: null,
        visits: [],
      });
    });

    test('are refused from the day of the visit on, by points too, and say so', async () => {
      const own = await signedIn();
      // Its visit is on 24 November.
      const { ordNbr } = await fileOne(own, 'transfer');
      const { moid } = await own.call(freezePayment, aPayment(ordNbr, { payMethod: '4' }));
      const dayBefore = await signedIn('haneul', '2026-11-23T23:59:00+09:00');
      const { fields } = await dayBefore.call(requestPayment, { moid, page: 'pc' });
      // A deposit can be made until the day before, not for three days.
      expect(fields['VbankExpDate']).toBe('202611232359');
      const late = await signedIn('haneul', '2026-11-24T00:00:00+09:00');
      const refusal = [409, 'ERR_PAY_VISIT'];
      expect(await late.refusal(freezePayment, aPayment(ordNbr))).toEqual(refusal);
      expect(await late.refusal(requestPayment, { moid, page: 'pc' })).toEqual(refusal);
      expect(await late.refusal(payTransferByPoints, { ordNbr })).toEqual(refusal);
      expect((await late.call(readPayableOrder, { ordNbr })).is).toBe('overdue');
      expect((await dayBefore.call(readPayableOrder, { ordNbr })).is).toBe('payable');
      expect((await late.call(cancelTransfer, { ordNbr })).status).toBe('CANCEL');
    });

    test('that never come cancel the request an hour into the day of its visit, and its points come back', async () => {
      const own = await signedIn();
      const total = async () => (await own.call(readPointTotal, {})).total;
      const before = await total();
      const { ordNbr } = await fileOne(own, 'transfer');
      const points = { usePoint: 20_000 };
      const { moid } = await own.call(freezePayment, aPayment(ordNbr, points));
      await own.call(requestPayment, { moid, page: 'pc' });
      expect(await total()).toBe(before - 20_000);
      const statusAt = async (instant: string) => {
        await cancelOverdue(api().partsAt(instant));
        return own.call(readTransfer, { ordNbr });
      };
      // A payment that was started before midnight may still be made.
      expect(await statusAt('2026-11-24T00:59:00+09:00')).toMatchObject({ status: 'WAIT' });
      expect(await statusAt('2026-11-24T01:00:00+09:00')).toMatchObject({
        status: 'CANCEL',
        payment: { is: 'none' },
        history: [{ by: 'centre', note: expect.stringMatching(/결제되지 않아 접수가 취소/) }, {}],
      });
      expect(await total()).toBe(before);
      expect(await own.refusal(freezePayment, aPayment(ordNbr))).toEqual([409, 'ERR_PAY_DONE']);
      const { history } = await statusAt('2026-11-25T00:00:00+09:00');
      expect(history).toHaveLength(2);
    });

    test('by a deposit keep an overdue request until the account is closed; one that is paid stays', async () => {
      const own = await signedIn();
      const [waiting, done] = [await fileOne(own, 'transfer'), await fileOne(own, 'transfer')];
      const { moid } = await pay(api(), own, aPayment(waiting.ordNbr, { payMethod: '4' }));
      await pay(api(), own, aPayment(done.ordNbr));
      const statuses = async () => {
        await cancelOverdue(api().partsAt('2026-11-24T01:00:00+09:00'));
        const orders = [waiting, done].map(({ ordNbr }) => own.call(readTransfer, { ordNbr }));
        return (await Promise.all(orders)).map(({ status }) => status);
      };
      expect(await statuses()).toEqual(['WAIT', '1']);
      await own.call(closePayment, { moid, deposit: 'Y' });
      expect(await statuses()).toEqual(['CANCEL', '1']);
    });
  });
