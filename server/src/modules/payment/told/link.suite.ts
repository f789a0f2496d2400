import { beforeEach, describe, expect, test } from '@jest/globals';
import { openPaymentLink, stopMessages } from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../../testing/api.ts';
import { Browser, browserOf } from '../../../testing/browser.ts';
import { fileOne } from '../../../testing/inputs/orders.ts';
import { arrivedOn, forgetArrived } from '../../../testing/messages/arrived.ts';
import { aPayment, pay } from '../../../testing/payments/browser.ts';
import { findMember, saveMember } from '../../member/repository.ts';

const { phone } = people.haneul;
const GONE = [404, 'ERR_NOT_FOUND'];

/** The links in messages about payments, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the link of a message about a payment', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await db().deleteFrom('service_order').execute();
      await forgetArrived(api());
    });
    const visitor = async (at = noon) => new Browser(await api().at(at));
    const begin = async (payMethod: '1' | '4') => {
      const own = await browserOf(api(), 'haneul');
      const { ordNbr } = await fileOne(own, 'transfer');
      const { moid } = await pay(api(), own, aPayment(ordNbr, { payMethod }));
      await arrivedOn(api(), phone);
      const links = api()
        .sandbox.phones.on(phone)
        .flatMap(({ buttons }) => buttons.map(({ path }) => path.split('#o=')));
      const [, token = ''] = links.findLast(([path]) => path === '/payment/pay_result') ?? [];
      return { own, moid, token };
    };

    test('opens it for everybody without receipt and account, and for the payer whole', async () => {
      const { own, moid, token } = await begin('4');
      const guest = await visitor();
      const shown = await guest.call(openPaymentLink, { token });
      expect(shown).toMatchObject({
        masked: true,
        outcome: 'deposit',
        service: 'transfer',
        goodsName: expect.stringContaining('HB-700'),
        ordNbr: null,
        lines: [],
        deposit: { bankName: '', accountNo: '', holder: '', until: '2026-11-23T14:59:00.000Z' },
      });
      const whole = await own.call(openPaymentLink, { token });
      expect(whole).toMatchObject({ moid, masked: false, ordNbr: expect.any(String) });
      expect(whole.deposit?.accountNo).toMatch(/^\d+$/);
    });

    test('opens that payment alone, until the payer’s number changes', async () => {
      const { moid, token } = await begin('1');
      const other = await begin('1');
      const guest = await visitor();
      for (const wrong of [
        token.replace(moid, other.moid),
        `${token}A`,
        `x${token}`,
        `${moid}_${'A'.repeat(43)}`,
      ])
        expect(await guest.refusal(openPaymentLink, { token: wrong })).toEqual(GONE);
      const store = { db: db(), ...api().secrets };
      const member = await findMember(store, 'ms-haneul');
      if (!member) throw new Error('there is no such member');
      await saveMember(store, { ...member, phone: '01000007766' });
      expect(await guest.refusal(openPaymentLink, { token })).toEqual(GONE);
      expect(await guest.refusal(stopMessages, { topic: 'payment', token })).toEqual(GONE);
      await saveMember(store, member);
      expect((await guest.call(openPaymentLink, { token })).outcome).toBe('paid');
    });

    test('ends 30 days after the payment ended', async () => {
      const { token } = await begin('1');
      const waiting = await begin('4');
      const last = await visitor('2026-12-21T12:00:00+09:00');
      expect((await last.call(openPaymentLink, { token })).outcome).toBe('paid');
      const over = await visitor('2026-12-21T12:00:01+09:00');
      expect(await over.refusal(openPaymentLink, { token })).toEqual(GONE);
      const deposit = await over.call(openPaymentLink, { token: waiting.token });
      expect(deposit.outcome).toBe('deposit');
    });

    test('stops the messages to the payer', async () => {
      const { token } = await begin('1');
      const guest = await visitor();
      const shown = { phone: '010-****-1001' };
      expect(await guest.call(stopMessages, { topic: 'payment', token })).toEqual(shown);
      const count = (await arrivedOn(api(), phone)).length;
      await begin('1');
      expect(await arrivedOn(api(), phone)).toHaveLength(count);
    });
  });
