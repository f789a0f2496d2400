import { beforeEach, describe, expect, test } from '@jest/globals';
import { cancelTransfer, closePayment, notifyDeposit } from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../../testing/api.ts';
import { browserOf } from '../../../testing/browser.ts';
import { fileOne } from '../../../testing/inputs/orders.ts';
import { arrivedOn, forgetArrived } from '../../../testing/messages/arrived.ts';
import { aPayment, pay } from '../../../testing/payments/browser.ts';
import { deliverOutbox } from '../jobs/deliver.ts';

const { phone } = people.haneul;

/** What payers are told of their payments, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('messages about payments', () => {
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await api().database.db.deleteFrom('service_order').execute();
      await forgetArrived(api());
    });
    const begin = async (payMethod: '1' | '4') => {
      const own = await browserOf(api(), 'haneul');
      const { ordNbr } = await fileOne(own, 'transfer');
      const { moid } = await pay(api(), own, aPayment(ordNbr, { payMethod }));
      return { own, ordNbr, moid };
    };
    const titles = async () => (await arrivedOn(api(), phone)).map(({ title }) => title);

    test('say what was paid, and later that it was paid back', async () => {
      const { own, ordNbr } = await begin('1');
      const [, paid] = await arrivedOn(api(), phone);
      expect(await titles()).toEqual(['서비스 접수', '결제 완료']);
      expect(paid?.text).toMatch(/금액: [\d,]+원\n결제 수단: 신용카드/);
      await own.call(cancelTransfer, { ordNbr });
      await deliverOutbox(api().partsAt(noon), { warn: () => undefined });
      expect((await titles()).slice(2)).toEqual(['접수 취소', '환불 완료']);
    });

    test('give the account and the deadline, and then that the deposit arrived', async () => {
      const { own, moid } = await begin('4');
      const [account] = await arrivedOn(api(), phone);
      expect(account?.title).toBe('입금하실 계좌');
      expect(account?.text).toMatch(/계좌 번호: \d+/);
      expect(account?.text).toContain('내용: 이전설치, 한결 안마의자');
      expect(account?.text).toContain('기한: 2026.11.23(월) 23:59까지');
      const { ledger } = api().sandbox;
      const [tid = ''] = [...ledger.transactions].find(([, each]) => each.moid === moid) ?? [];
      const { MID = '', MOID = '', TID = '', Amt = '' } = ledger.deposit(tid) ?? {};
      await own.call(notifyDeposit, { MID, MOID, TID, Amt });
      expect((await titles()).slice(1)).toEqual(['서비스 접수', '결제 완료']);
    });

    test('do not give an account that was closed before they were sent', async () => {
      const { own, moid } = await begin('4');
      await own.call(closePayment, { moid, deposit: 'Y' });
      expect(await titles()).toEqual([]);
    });
  });
