import { beforeEach, describe, expect, test } from '@jest/globals';
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
import { noLog } from '../../../testing/payments/begun.ts';
import { aPayment, authenticate, goToProvider, pay } from '../../../testing/payments/browser.ts';
import { problems } from './problems.ts';
import { findReceipt } from './repository.ts';
import { workReceipts } from './work.ts';

/** How customers ask for cash receipts, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a cash receipt that is asked for', () => {
    const db = () => api().database.db;
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
      expect(await own.call(chooseCashReceipt, { kind: 'income', moid })).toMatchObject({
        cashReceipt: { number: `010-****-${phone.slice(-4)}` },
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
