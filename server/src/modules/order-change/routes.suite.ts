import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelRepair,
  changeOrderContact,
  fileRepair,
  lookUpOrder,
  lookUpOrders,
  moveOrderDays,
  openOrderLink,
  readOrderDays,
  readRepair,
  readTransfer,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { buildApp } from '../../app.ts';
import { orderCommands } from '../../operators/orders.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import { anAfterService, fileOne, productIdxOf } from '../../testing/inputs/orders.ts';
import { arrivedOn, forgetArrived } from '../../testing/messages/arrived.ts';

const { minji, haneul } = people;
const CHANGED = [409, 'ERR_ORDER_CHANGED'];
const seen = { visitOn: '2026-11-24', secondOn: null };

/** Moving a request, and changing its contact, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a request that its customer changes', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      for (const table of ['service_order', 'guest_tally'] as const)
        await db().deleteFrom(table).execute();
      await forgetArrived(api());
    });
    const operate = (name: string, argument: object) =>
      orderCommands(api().partsAt(noon))[name]?.(argument);
    const repair = async () => {
      const own = await browserOf(api(), 'haneul');
      const contact = { custName: minji.name, phoneNum: minji.phone };
      const input = anAfterService(await productIdxOf(own, 'HB-700'), contact);
      return { own, ...(await own.call(fileRepair, input)) };
    };
    const asked = { userName: minji.name, userPhone: minji.phone };
    const guestOf = async (ordNbr: string) => {
      const visitor = new Browser(await api().at(noon));
      const { list } = await visitor.call(lookUpOrders, asked);
      const encSeq = list.find((each) => each.ordNbr === ordNbr)?.encSeq ?? '';
      return { visitor, guest: { encSeq, ...asked } };
    };
    const tokenOf = async () => {
      await arrivedOn(api(), minji.phone);
      const [button] = api().sandbox.phones.on(minji.phone).at(-1)?.buttons ?? [];
      return button?.path.split('#o=')[1] ?? '';
    };

    test('moves to an open day, which its page, its history and a message tell', async () => {
      const { own, ordNbr } = await repair();
      const days = await own.call(readOrderDays, { ordNbr });
      expect(days).toMatchObject({
        first: { from: '2026-11-21', firstOpen: '2026-11-22' },
        second: null,
        cost: { before: 0, after: 0 },
      });
      const moved = await own.call(moveOrderDays, { ordNbr, seen, visitOn: '2026-11-27' });
      expect(moved).toMatchObject({
        visitOn: '2026-11-27',
        history: [{ by: 'customer', note: '방문 날짜를 옮겼습니다.' }, {}],
        changes: { first: '2026-11-26T03:00:00.000Z', second: null, contact: true },
      });
      const [, told] = await arrivedOn(api(), minji.phone);
      expect(told).toMatchObject({ title: '방문일 변경' });
      expect(told?.text).toContain('바뀐 날짜: 2026.11.27(금) 방문');
    });

    test('stays where the new day is closed, is no day of a request, or is its own', async () => {
      const { own, ordNbr } = await repair();
      const answer = await own.send(moveOrderDays, { ordNbr, seen, visitOn: '2026-12-25' });
      expect(answer.json().error.fields).toEqual({
        visitOn: expect.stringContaining('(서비스 휴무일)'),
      });
      const past = await own.send(moveOrderDays, { ordNbr, seen, visitOn: '2026-11-21' });
      expect(past.json().error.fields.visitOn).toContain('(당일 불가)');
      await own.call(moveOrderDays, { ordNbr, seen, visitOn: seen.visitOn });
      const { visitOn, history } = await own.call(readRepair, { serviceIdx: ordNbr });
      expect([visitOn, history.length]).toEqual([seen.visitOn, 1]);
    });

    test('moves until noon of the day before, and after that by phone alone', async () => {
      const { own, ordNbr } = await repair();
      own.app = await api().at('2026-11-23T12:00:00+09:00');
      await own.signIn(api().sandbox, 'haneul');
      for (const call of [readOrderDays, moveOrderDays] as const)
        expect(await own.refusal(call, { ordNbr, seen, visitOn: '2026-11-27' })).toEqual([
          409,
          'ERR_ORDER_LATE',
        ]);
      const { changes } = await own.call(readRepair, { serviceIdx: ordNbr });
      expect(changes).toEqual({ first: null, second: null, contact: true });
      own.app = await api().at('2026-11-23T11:59:59+09:00');
      const moved = await own.call(moveOrderDays, { ordNbr, seen, visitOn: '2026-11-27' });
      expect(moved.visitOn).toBe('2026-11-27');
    });

    test('is refused once it was cancelled, is done, or was moved by somebody else', async () => {
      const { own, ordNbr } = await repair();
      await operate('move-order-day', { ordNbr, visitOn: '2026-11-26' });
      const move = { ordNbr, seen, visitOn: '2026-11-27' };
      expect(await own.refusal(moveOrderDays, move)).toEqual(CHANGED);
      const now = { ...move, seen: { ...seen, visitOn: '2026-11-26' } };
      await own.call(cancelRepair, { serviceIdx: ordNbr });
      expect(await own.refusal(moveOrderDays, now)).toEqual(CHANGED);
      expect(await own.refusal(readOrderDays, { ordNbr })).toEqual(CHANGED);
      const other = await repair();
      for (let i = 0; i < 3; i += 1) await operate('advance-order', { ordNbr: other.ordNbr });
      expect(await own.refusal(moveOrderDays, { ...move, ordNbr: other.ordNbr })).toEqual(CHANGED);
    });

    test('is moved by one of several at once', async () => {
      const { own, ordNbr } = await repair();
      const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'];
      const codes = await Promise.all(
        days.map((visitOn) => own.refusal(moveOrderDays, { ordNbr, seen, visitOn })),
      );
      expect(codes.map(([, code]) => code).sort()).toEqual(['200', ...Array(3).fill(CHANGED[1])]);
      const { history } = await own.call(readRepair, { serviceIdx: ordNbr });
      expect(history).toHaveLength(2);
    });

    test('costs more where what covers it has ended by the new day, and less again before', async () => {
      const { own, ordNbr } = await repair();
      const parts = api().partsAt(noon);
      own.app = await buildApp({ ...parts, contractUntil: async () => '2026-11-25' });
      const cost = async (visitOn: string) =>
        (await own.call(readOrderDays, { ordNbr, visitOn })).cost;
      expect(await cost('2026-11-25')).toEqual({ before: 0, after: 0 });
      const { after } = await cost('2026-11-26');
      expect(after).toBeGreaterThan(0);
      const move = { ordNbr, seen, visitOn: '2026-11-26' };
      expect((await own.call(moveOrderDays, move)).quote).toMatchObject({
        total: after,
        payable: 0,
      });
      expect(await cost('2026-11-25')).toEqual({ before: after, after: 0 });
    });

    test('keeps the gap between the two days of a transfer', async () => {
      const own = await browserOf(api(), 'haneul');
      const { ordNbr } = await fileOne(own, 'transfer');
      const days = { visitOn: '2026-11-24', secondOn: '2026-12-01' };
      const { second, cost } = await own.call(readOrderDays, { ordNbr, visitOn: '2026-11-30' });
      expect([second?.firstOpen, cost.after === cost.before]).toEqual(['2026-12-07', true]);
      const first = { ordNbr, seen: days, visitOn: '2026-11-30' };
      const answer = await own.send(moveOrderDays, first);
      expect(Object.keys(answer.json().error.fields)).toEqual(['secondOn']);
      const moved = await own.call(moveOrderDays, { ...first, secondOn: '2026-12-07' });
      expect(moved).toMatchObject({
        status: 'WAIT',
        visitOn: '2026-11-30',
        secondOn: '2026-12-07',
      });
      for (let i = 0; i < 3; i += 1) await operate('advance-order', { ordNbr });
      const { changes } = await own.call(readTransfer, { ordNbr });
      expect(changes).toMatchObject({ first: null, second: '2026-12-06T03:00:00.000Z' });
    });

    test('to be put together again at the same place is free to choose from the day it is taken apart', async () => {
      const own = await browserOf(api(), 'haneul');
      const { ordNbr } = await fileOne(own, 'assemble_disassemble');
      const { second } = await own.call(readOrderDays, { ordNbr, visitOn: '2026-11-30' });
      expect(second?.firstOpen).toBe('2026-11-30');
    });

    test('is moved by a guest whom a look-up let in, and by nobody else', async () => {
      const { ordNbr } = await repair();
      const token = await tokenOf();
      const { visitor, guest } = await guestOf(ordNbr);
      const move = { ordNbr, seen, visitOn: '2026-11-27' };
      const wrong = [
        { ...guest, encSeq: token },
        { ...guest, userName: '최민주' },
        { ...guest, userPhone: haneul.phone },
        { ...guest, encSeq: guest.encSeq.replace(/^\d+/, String(Number(ordNbr) + 1)) },
      ];
      for (const each of wrong)
        expect((await visitor.refusal(moveOrderDays, { ...move, guest: each }))[0]).toBe(404);
      expect(await visitor.refusal(moveOrderDays, move)).toEqual([401, 'ERR_LOGIN_REQUIRED']);
      const stranger = await browserOf(api(), 'junho');
      expect(await stranger.refusal(moveOrderDays, move)).toEqual([404, 'ERR_NOT_FOUND']);
      expect((await visitor.call(openOrderLink, { token })).changes).toBeNull();
      const moved = await visitor.call(moveOrderDays, { ...move, guest });
      expect(moved).toMatchObject({
        masked: true,
        visitOn: '2026-11-27',
        custName: '최*지',
        changes: { contact: true },
      });
      // Who opened the link sees the new day.
      expect((await visitor.call(openOrderLink, { token })).visitOn).toBe('2026-11-27');
    });

    test('gets another number, of which the old one is told, and old links are void', async () => {
      const { own, ordNbr } = await repair();
      const token = await tokenOf();
      const phoneNum = '01000002997';
      const text = '낮에는 초인종을 눌러 주세요.';
      const changed = await own.call(changeOrderContact, { ordNbr, phoneNum, text });
      expect(changed).toMatchObject({
        phoneNum,
        text,
        history: [{ by: 'customer', note: '연락처를 바꾸었습니다. 내용을 바꾸었습니다.' }, {}],
      });
      for (const phone of [minji.phone, phoneNum]) {
        const told = (await arrivedOn(api(), phone)).at(-1);
        expect(told?.title).toBe('접수 연락처 변경');
        expect(told?.text).toContain('010-****-2997');
      }
      const visitor = new Browser(await api().at(noon));
      expect(await visitor.refusal(openOrderLink, { token })).toEqual([404, 'ERR_NOT_FOUND']);
      expect((await visitor.call(lookUpOrders, asked)).list).toEqual([]);
      const { list } = await visitor.call(lookUpOrders, { ...asked, userPhone: phoneNum });
      expect(list.map((each) => each.ordNbr)).toEqual([ordNbr]);
      // The same number again, typed otherwise, is no change.
      await own.call(changeOrderContact, { ordNbr, phoneNum: '010-0000-2997' });
      expect(await arrivedOn(api(), phoneNum)).toHaveLength(1);
    });

    test('gets another number from a guest, who cannot replace the text', async () => {
      const { own, ordNbr } = await repair();
      const { visitor, guest } = await guestOf(ordNbr);
      const phoneNum = '010-0000-2997';
      const input = { ordNbr, phoneNum, text: '바꾼 글', guest };
      expect(await visitor.call(changeOrderContact, input)).toMatchObject({
        masked: true,
        phoneNum: '010-****-2997',
      });
      const { text } = await own.call(readRepair, { serviceIdx: ordNbr });
      expect(text).toBe('전원이 켜지지 않습니다.');
      const again = { ...asked, userPhone: phoneNum, encSeq: guest.encSeq };
      expect((await visitor.call(lookUpOrder, again)).phoneNum).toBe('010-****-2997');
    });

    test('gets an entrance code from both, which its member alone reads, until the visit is over', async () => {
      const { own, ordNbr } = await repair();
      const code = async () => (await own.call(readRepair, { serviceIdx: ordNbr })).entrance;
      expect(await code()).toBe('');
      const changed = await own.call(changeOrderContact, { ordNbr, entrance: ' #1234* ' });
      expect(changed).toMatchObject({
        entrance: '#1234*',
        history: [{ by: 'customer', note: '공동현관 비밀번호를 바꾸었습니다.' }, {}],
      });
      await own.call(changeOrderContact, { ordNbr, entrance: '#1234*' });
      const { visitor, guest } = await guestOf(ordNbr);
      const input = { ordNbr, entrance: '#5678*', guest };
      expect((await visitor.call(changeOrderContact, input)).entrance).toBe('');
      const seen = await visitor.call(lookUpOrder, { encSeq: guest.encSeq, ...asked });
      expect(JSON.stringify(seen)).not.toContain('5678');
      expect(await code()).toBe('#5678*');
      const long = { ordNbr, entrance: '1'.repeat(31) };
      expect((await own.send(changeOrderContact, long)).json().error.fields).toHaveProperty(
        'entrance',
      );
      await operate('cancel-order', { ordNbr });
      expect(await code()).toBe('');
    });

    test('keeps its contact once its visit is over', async () => {
      const { own, ordNbr } = await repair();
      own.app = await api().at('2026-11-25T00:00:00+09:00');
      await own.signIn(api().sandbox, 'haneul');
      expect(await own.refusal(changeOrderContact, { ordNbr, text: '늦음' })).toEqual(CHANGED);
    });
  });
