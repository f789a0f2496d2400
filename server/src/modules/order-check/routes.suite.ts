import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  fileRepair,
  listServiceOrders,
  lookUpOrder,
  lookUpOrders,
  type InputOf,
} from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { anAfterService, fileOne, productIdxOf } from '../../testing/inputs/orders.ts';
import { aPayment, pay } from '../../testing/payments/browser.ts';
import { countTry, IN_ALARM, lookUpsInAlarm, MOST } from '../guest-check/tally.ts';

const haneul = { userName: '김하늘', userPhone: '010-0000-1001' };

/** Look-ups without an account, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a guest’s look-up', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      await db().deleteFrom('guest_tally').execute();
      await db().deleteFrom('service_order').execute();
    });
    const guest = async () => new Browser(await api().at(noon));
    const member = async () => {
      const own = new Browser(await api().at(noon));
      await own.signIn(api().sandbox, 'haneul');
      return own;
    };
    const look = async (change: Partial<InputOf<typeof lookUpOrders>> = {}) =>
      (await guest()).send(lookUpOrders, { service: 'after', ...haneul, ...change });

    test('finds requests by name and phone, however they are typed', async () => {
      const { ordNbr } = await fileOne(await member(), 'after');
      for (const typed of [{}, { userName: '김 하늘' }, { userPhone: '01000001001' }]) {
        const { list } = (await look(typed)).json().resultData;
        expect(list).toMatchObject([{ ordNbr, status: 'RECEIVE' }]);
      }
      expect((await look({ service: 'seat' })).json().resultData.list).toEqual([]);
      const all = await (await guest()).call(lookUpOrders, haneul);
      expect(all.list).toMatchObject([{ ordNbr, service: 'after' }]);
    });

    test('lists the newest first, as a member’s own list does', async () => {
      const own = await member();
      const first = await fileOne(own, 'after');
      const second = await fileOne(own, 'seat');
      // The call centre may enter a request days after it took the call: its number is newer than its day.
      await db()
        .updateTable('service_order')
        .set({ received_on: '2026-11-01' })
        .where('ord_nbr', '=', Number(second.ordNbr))
        .execute();
      const numbers = ({ list }: { list: { ordNbr: string }[] }) =>
        list.map(({ ordNbr }) => ordNbr);
      const newest = [first.ordNbr, second.ordNbr];
      expect(numbers(await (await guest()).call(lookUpOrders, haneul))).toEqual(newest);
      expect(numbers(await own.call(listServiceOrders, {}))).toEqual(newest);
    });

    test('shows a request masked, and never without its name and phone', async () => {
      const own = await member();
      const chair = await productIdxOf(own, 'HB-700');
      await own.call(fileRepair, anAfterService(chair));
      const { list } = (await look()).json().resultData;
      const { encSeq } = list[0];
      expect(await (await guest()).call(lookUpOrder, { encSeq, ...haneul })).toMatchObject({
        masked: true,
        custName: '김*늘',
        phoneNum: '010-****-1001',
        place: { zonecode: '', addr: '', addrDetail: '' },
        symptom: '',
        text: '',
        photos: [],
        productIdx: null,
        consentMarketing: null,
        quote: { lines: [], total: 0, point: 0, payable: 0 },
        payment: { moid: null, deposit: null },
        may: { cancel: false },
      });
      const wrong = [
        { encSeq, ...haneul, userName: '김하준' },
        { encSeq, ...haneul, userPhone: '01000001002' },
        { encSeq: `${encSeq.slice(0, -1)}${encSeq.endsWith('A') ? 'B' : 'A'}`, ...haneul },
        { encSeq: encSeq.replace(/^\d+/, '1'), ...haneul },
      ];
      for (const asked of wrong)
        expect(await (await guest()).refusal(lookUpOrder, asked)).toEqual([404, 'ERR_NOT_FOUND']);
    });

    test('tells an account that waits for a deposit by its amount and deadline, without the account', async () => {
      const own = await member();
      const { ordNbr } = await fileOne(own, 'transfer');
      const { amount } = await pay(api(), own, aPayment(ordNbr, { payMethod: '4' }));
      const { list } = await (await guest()).call(lookUpOrders, haneul);
      const [{ encSeq = '', payment } = {}] = list;
      const told = {
        is: 'deposit',
        amount,
        point: 0,
        payMethod: null,
        moid: null,
        deposit: {
          bankName: '',
          accountNo: '',
          holder: '',
          until: expect.stringMatching(/T14:59:00/),
        },
        refundTo: null,
      };
      expect(payment).toEqual(told);
      const order = await (await guest()).call(lookUpOrder, { encSeq, ...haneul });
      expect(order).toMatchObject({
        payment: told,
        next: { text: expect.stringMatching(/입금하시면 접수됩니다/) },
      });
    });

    test('answers a wrong name, a wrong phone and nothing found with the same bytes', async () => {
      await fileOne(await member(), 'after');
      const wrong = [
        { userName: '김하준' },
        { userPhone: '010-0000-1002' },
        { userName: '아무개', userPhone: '010-9999-9999' },
      ];
      const bodies = await Promise.all(wrong.map(async (typed) => (await look(typed)).body));
      expect(new Set(bodies).size).toBe(1);
      expect(JSON.parse(bodies[0] ?? '').resultData).toEqual({ list: [] });
    });

    test('is limited per phone, hit and miss alike, over all processes', async () => {
      await fileOne(await member(), 'after');
      const found = async (typed: object) => (await look(typed)).statusCode;
      for (let i = 0; i < MOST.phone; i++)
        expect(await found(i % 2 ? {} : { userName: `이${i}름` })).toBe(200);
      // Each look-up has an app of its own, as several processes have.
      expect([await found({}), await found({ userName: '김하준' })]).toEqual([429, 429]);
      expect(await found({ userPhone: '010-0000-1002' })).toBe(200);
    });

    const tried = (subjects: Parameters<typeof countTry>[2]) =>
      countTry(db(), 'order check', subjects, Date.parse(noon));

    test('is limited per address, which then uses up nobody’s phone', async () => {
      const allowed: boolean[] = [];
      for (let i = 0; i < MOST.address + 2; i++)
        allowed.push(await tried({ phone: `p${i}`, address: 'one', total: 'all' }));
      expect(allowed.filter(Boolean)).toHaveLength(MOST.address);
      for (let i = 0; i < MOST.phone; i++) await tried({ phone: 'own', address: 'one' });
      expect(await tried({ phone: 'own', address: 'two', total: 'all' })).toBe(true);
    });

    test('is open to everybody, and raises an alarm, when somebody uses up the total with many addresses', async () => {
      await tried({ total: 'all' });
      await db()
        .updateTable('guest_tally')
        .set({ tried: MOST.total - 1 })
        .execute();
      const tryAs = (address: string, i: number) =>
        tried({ phone: `${address}${i}`, address, total: 'all' });
      for (let i = 0; i < MOST.address; i++) await tryAs('guesser', i);
      expect(await lookUpsInAlarm(db(), Date.parse(noon))).toEqual(['order check']);
      const allowed = [];
      for (let i = 0; i < IN_ALARM + 1; i++) allowed.push(await tryAs('customer', i));
      expect(allowed).toEqual([true, true, true, false]);
      expect(await tryAs('guesser', MOST.address)).toBe(false);
    });

    test('shows one request so many times, and counts these views as no look-up', async () => {
      await fileOne(await member(), 'after');
      const { encSeq } = (await look()).json().resultData.list[0];
      const own = await guest();
      for (let i = 0; i < MOST.number; i++) await own.call(lookUpOrder, { encSeq, ...haneul });
      expect(await own.refusal(lookUpOrder, { encSeq, ...haneul })).toEqual([429, 'ERR_TOO_MANY']);
      expect((await look()).statusCode).toBe(200);
    });

    test.each([
      [{ userPhone: '011-123-4567' }, 'userPhone'],
      [{ userPhone: '1' }, 'userPhone'],
      [{ userName: '' }, 'userName'],
    ])('refuses %j at %s', async (typed, field) => {
      expect(Object.keys((await look(typed)).json().error.fields)).toEqual([field]);
    });
  });
