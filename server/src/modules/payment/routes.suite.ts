import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  closePayment,
  freezePayment,
  signPayment,
  readPayableOrder,
  readPaymentResult,
  readPointTotal,
  fileRelocation,
  notifyDeposit,
  readMerchant,
  requestPayment,
  returnFromCardWindow,
  readTransfer,
} from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import { aTransfer, fileOne, productIdxOf } from '../../testing/inputs/orders.ts';
import { aPayment, authenticate, goToProvider, pay } from '../../testing/payments/browser.ts';

/** Payments of requests, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('payments', () => {
    const signedIn = (loginId = 'haneul', instant = noon) => browserOf(api(), loginId, instant);
    const charged = (moid: string) => api().sandbox.ledger.charged(moid);
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await api().database.db.deleteFrom('service_order').execute();
    });

    test.each([
      ['1', 'paid', '한결카드'],
      ['2', 'paid', '한결은행'],
      ['7', 'paid', ''],
    ] as const)('of method %s are approved and booked', async (payMethod, outcome, approvedBy) => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'transfer');
      const paid = await pay(api(), own, aPayment(ordNbr, { payMethod }));
      expect(paid).toMatchObject({ outcome, amount: 270_000 });
      expect(charged(paid.moid)).toEqual([270_000]);
      const order = await own.call(readTransfer, { ordNbr });
      expect([order.status, order.payable, order.history[0]?.note]).toEqual(['1', 0, '결제 완료']);
      const result = await own.call(readPaymentResult, { moid: paid.moid });
      expect(result).toMatchObject({ outcome, ordNbr, approvedBy, masked: false, escrow: false });
      expect(result.paidAt).toBe('2026-11-21T03:00:00.000Z');
      expect(await own.call(readPayableOrder, { ordNbr })).toMatchObject({
        is: 'paid',
        begun: null,
        paidBy: paid.moid,
      });
    });

    test('by deposit show an account, and are booked when the provider confirms the deposit', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'seat');
      const { moid, amount } = await pay(api(), own, aPayment(ordNbr, { payMethod: '4' }));
      expect(await own.call(readPayableOrder, { ordNbr })).toMatchObject({ paidBy: null });
      const result = await own.call(readPaymentResult, { moid });
      expect(result).toMatchObject({ outcome: 'deposit', escrow: true, paidAt: null });
      expect(result.deposit).toMatchObject({
        bankName: '한결은행',
        accountNo: expect.stringMatching(/^562\d{11}$/),
        until: '2026-11-24T14:59:00.000Z',
      });
      expect(await own.refusal(freezePayment, aPayment(ordNbr))).toEqual([
        409,
        'ERR_PAY_UNDER_WAY',
      ]);
      const [tid = ''] = [...api().sandbox.ledger.transactions.values()]
        .filter((one) => one.moid === moid)
        .map((one) => one.tid);
      const claimed = { MID: 'sandbox', MOID: moid, TID: tid, Amt: String(amount) };
      // Before the deposit was made, and about somebody else's.
      expect(await own.refusal(notifyDeposit, claimed)).toEqual([400, 'ERR_PAY_RETURN']);
      expect(await own.refusal(notifyDeposit, { ...claimed, Amt: '1' })).toEqual([
        400,
        'ERR_PAY_RETURN',
      ]);
      api().sandbox.ledger.deposit(tid);
      expect(await own.call(notifyDeposit, claimed)).toEqual({ booked: true });
      expect(await own.call(notifyDeposit, claimed)).toEqual({ booked: true });
      expect((await own.call(readPaymentResult, { moid })).outcome).toBe('paid');
      expect((await own.call(readPayableOrder, { ordNbr })).is).toBe('paid');
    });

    test('that are declined, not authenticated or cancelled charge nothing, and can begin anew', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'transfer');
      for (const [ending, outcome] of [
        ['decline', 'failed'],
        ['authFail', 'failed'],
        ['cancel', 'cancelled'],
      ] as const) {
        const { moid, ...done } = await pay(api(), own, aPayment(ordNbr), { ending });
        expect(done.outcome).toBe(outcome);
        expect(charged(moid)).toEqual([]);
        expect((await own.call(readPaymentResult, { moid })).reason).toMatch(/결제되지 않았습니다/);
      }
      expect((await pay(api(), own, aPayment(ordNbr))).outcome).toBe('paid');
    });

    test.each(['decline', 'authFail', 'cancel'] as const)(
      'that end with %s are remembered with their way and points',
      async (ending) => {
        const own = await signedIn();
        const { ordNbr } = await fileOne(own, 'transfer');
        const last = async () => (await own.call(readPayableOrder, { ordNbr })).last;
        expect(await last()).toBeNull();
        const left = await own.call(freezePayment, aPayment(ordNbr, { usePoint: 700 }));
        expect(await last()).toEqual({ payMethod: '1', point: left.point });
        const chosen = { payMethod: '7', usePoint: 3_000 } as const;
        await pay(api(), own, aPayment(ordNbr, chosen), { ending });
        expect(await last()).toEqual({ payMethod: '7', point: 3_000 });
      },
    );

    test('of less than the provider charges are refused at the points, by freezing too', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'transfer');
      for (const usePoint of [269_901, 269_999, 270_000]) {
        const answer = await own.send(freezePayment, aPayment(ordNbr, { usePoint }));
        expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
          422,
          ['usePoint'],
        ]);
      }
      const least = aPayment(ordNbr, { usePoint: 269_900 });
      expect((await own.call(freezePayment, least)).amount).toBe(100);
    });

    test('hold points from the start, take them when paid, and give them back when they fail', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'transfer');
      const total = async () => (await own.call(readPointTotal, {})).total;
      const input = aPayment(ordNbr, { usePoint: 100_000 });
      expect((await own.call(readPayableOrder, { ordNbr })).pointMax).toBe(270_000);
      const begun = await own.call(freezePayment, input);
      expect([begun.amount, begun.point, await total()]).toEqual([170_000, 100_000, 1_000_000]);
      await own.call(requestPayment, { moid: begun.moid, page: 'pc' });
      expect(await total()).toBe(900_000);
      expect(await own.call(closePayment, { moid: begun.moid })).toMatchObject({
        outcome: 'cancelled',
      });
      expect(await total()).toBe(1_000_000);
      await pay(api(), own, input, { ending: 'decline' });
      expect(await total()).toBe(1_000_000);
      const { moid } = await pay(api(), own, input);
      expect([charged(moid), await total()]).toEqual([[170_000], 900_000]);
      const { quote } = await own.call(readTransfer, { ordNbr });
      expect(quote).toMatchObject({ total: 270_000, point: 100_000, payable: 170_000 });
    });

    test('are refused with more points than there are, and with points that another payment holds', async () => {
      const own = await signedIn('yuna');
      const transfer = aTransfer(await productIdxOf(own, 'HL-300'));
      const one = await own.call(fileRelocation, transfer);
      const other = await own.call(fileRelocation, transfer);
      const short = [409, 'ERR_POINT_SHORT'];
      const asked = (ordNbr: string, usePoint: number) => aPayment(ordNbr, { usePoint });
      expect(await own.refusal(freezePayment, asked(one.ordNbr, 20_001))).toEqual(short);
      const { moid } = await own.call(freezePayment, asked(one.ordNbr, 15_000));
      await own.call(requestPayment, { moid, page: 'pc' });
      expect(await own.refusal(freezePayment, asked(other.ordNbr, 5_001))).toEqual(short);
      expect(await own.call(freezePayment, asked(other.ordNbr, 5_000))).toMatchObject({
        point: 5_000,
      });
    });

    test('are refused if points pay the whole amount', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'transfer');
      const answer = await own.send(freezePayment, aPayment(ordNbr, { usePoint: 270_000 }));
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
        422,
        ['usePoint'],
      ]);
    });

    test('approve once when one return comes ten times at once', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'transfer');
      const { moid, returned } = await authenticate(api(), own, aPayment(ordNbr));
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => own.call(returnFromCardWindow, returned)),
      );
      expect(answers.filter(({ outcome }) => outcome === 'paid').length).toBeGreaterThan(0);
      for (const { outcome } of answers) expect(['paid', 'checking']).toContain(outcome);
      expect(charged(moid)).toEqual([270_000]);
      expect((await own.call(returnFromCardWindow, returned)).outcome).toBe('paid');
    });

    test('of one request in two tabs charge once: the newer ends the older', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'transfer');
      const older = await authenticate(api(), own, aPayment(ordNbr));
      const newer = await authenticate(api(), own, aPayment(ordNbr, { payMethod: '2' }));
      expect((await own.call(returnFromCardWindow, older.returned)).outcome).toBe('cancelled');
      expect((await own.call(returnFromCardWindow, newer.returned)).outcome).toBe('paid');
      expect([charged(older.moid), charged(newer.moid)]).toEqual([[], [270_000]]);
      expect(await own.refusal(freezePayment, aPayment(ordNbr))).toEqual([409, 'ERR_PAY_DONE']);
    });

    test('are signed for the frozen amount alone, and for their own member', async () => {
      const [own, other] = [await signedIn(), await signedIn('junho')];
      const { ordNbr } = await fileOne(own, 'transfer');
      const { moid, amount, form } = await goToProvider(own, aPayment(ordNbr));
      expect(form).toMatchObject({ Amt: '270000', MID: 'sandbox', Moid: moid, PayMethod: 'CARD' });
      const asked = { page: 'pc', jobKind: 'order', ordNbr: moid } as const;
      for (const wrong of ['1', '0', `${amount}0`])
        expect(await own.refusal(signPayment, { ...asked, amount: wrong })).toEqual([
          409,
          'ERR_PAY_AMOUNT',
        ]);
      const right = { ...asked, amount: String(amount) };
      expect((await own.send(signPayment, right)).statusCode).toBe(200);
      for (const answer of [
        await other.refusal(signPayment, right),
        await other.refusal(requestPayment, { moid, page: 'pc' }),
        await other.refusal(closePayment, { moid }),
        await other.refusal(freezePayment, aPayment(ordNbr)),
        await other.refusal(readPayableOrder, { ordNbr }),
      ])
        expect(answer).toEqual([404, 'ERR_NOT_FOUND']);
    });

    test('show their outcome to whoever has their number, and the rest to the payer', async () => {
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'transfer');
      const { moid } = await pay(api(), own, aPayment(ordNbr));
      for (const stranger of [new Browser(await api().at(noon)), await signedIn('junho')])
        expect(await stranger.call(readPaymentResult, { moid })).toEqual({
          moid,
          outcome: 'paid',
          masked: true,
          amount: 270_000,
          point: 0,
          payMethod: '1',
          jobKind: 'order',
          ordNbr: null,
          service: null,
          goodsName: '',
          visits: [],
          lines: [],
          escrow: false,
          reason: '',
          paidAt: null,
          approvalNo: '',
          approvedBy: '',
          deposit: null,
          refund: null,
          refundAccount: null,
        });
      expect(await own.refusal(readPaymentResult, { moid: '20261121-0000000000000000' })).toEqual([
        404,
        'ERR_NOT_FOUND',
      ]);
    });

    test('name the merchant and its ways to pay, and no key', async () => {
      expect(await (await signedIn()).call(readMerchant, {})).toEqual({
        mid: 'sandbox',
        payMethods: ['1', '2', '4', '7'],
        windowScript: 'http://127.0.0.1:3002/card-payment/nicepay-pgweb.js',
      });
    });
  });
