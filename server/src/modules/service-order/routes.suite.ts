import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  cancelRepair,
  cancelAssembly,
  cancelSeatReplacement,
  readRepair,
  listRepairs,
  readAssembly,
  listAssemblies,
  listMemberships,
  readSeatReplacement,
  listSeatReplacements,
  cancelTransfer,
  fileRelocation,
  fileSeatReplacement,
  fileRepair,
  readTransfer,
  listTransfers,
  serviceStages,
  type Endpoint,
  type ServiceKind,
} from '@portal/contract';
import { deleteExpiredOrders } from './retention.ts';
import { makeClock } from '../../calendar/clock.ts';
import { orderCommands } from '../../operators/orders.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import {
  anAfterService,
  aReplacement,
  aTransfer,
  fileOne,
  productIdxOf,
} from '../../testing/inputs/orders.ts';
import { aPhoto } from '../../testing/inputs/submissions.ts';

const kinds = ['after', 'seat', 'transfer', 'assemble_disassemble'] as const;
const lists = {
  after: listRepairs,
  seat: listSeatReplacements,
  transfer: listTransfers,
  assemble_disassemble: listAssemblies,
};
const cancels = {
  after: cancelRepair,
  seat: cancelSeatReplacement,
  transfer: cancelTransfer,
  assemble_disassemble: cancelAssembly,
};
type Kind = (typeof kinds)[number];

/** Requests for services, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('requests for services', () => {
    const db = () => api().database.db;
    const clear = () => db().deleteFrom('service_order').execute();
    beforeAll(clear);

    const signedIn = (loginId = 'haneul', at = noon) => browserOf(api(), loginId, at);
    const detail = (own: Browser, service: Kind, id: string) =>
      service === 'after'
        ? own.call(readRepair, { serviceIdx: id })
        : service === 'seat'
          ? own.call(readSeatReplacement, { id })
          : service === 'transfer'
            ? own.call(readTransfer, { ordNbr: id })
            : own.call(readAssembly, { ordNbr: id });
    const cancel = (own: Browser, service: Kind, id: string) => {
      const input = service === 'after' ? { serviceIdx: id } : { ordNbr: id };
      return own.refusal(cancels[service] as Endpoint, input);
    };
    const operate = (name: 'advance-order' | 'cancel-order', argument: object, at = noon) =>
      orderCommands(api().partsAt(at))[name]?.(argument);

    test.each([
      ['after', 'after', 'RECEIVE', 0],
      ['seat', '8', 'WAIT', 104_500],
      ['transfer', '3', 'WAIT', 270_000],
      ['assemble_disassemble', '6', 'WAIT', 140_000],
      ['w_filter', 'w_filter', '1', 0],
    ] as const)('of %s are filed with their type, status and amount', async (...row) => {
      const [service, orderType, status, payable] = row;
      await clear();
      const receipt = await fileOne(await signedIn(), service);
      expect(receipt).toMatchObject({ service, orderType, status, payable });
      expect(receipt.receivedOn).toBe('2026-11-21');
    });

    test.each(['after', 'seat', 'transfer', 'assemble_disassemble', 'w_filter'] as const)(
      'of %s are filed once per key, however often they arrive',
      async (service) => {
        await clear();
        const [own, key] = [await signedIn(), randomUUID()];
        const receipts = await Promise.all(
          Array.from({ length: 8 }, () => fileOne(own, service, key)),
        );
        expect(receipts).toEqual(receipts.map(() => receipts[0]));
        expect(await db().selectFrom('service_order').select('ord_nbr').execute()).toHaveLength(1);
        expect(await db().selectFrom('service_event').select('status').execute()).toHaveLength(1);
      },
    );

    test('show all that was entered, with the quote and photos', async () => {
      await clear();
      const own = await signedIn();
      const photos = [await aPhoto(api(), 'ms-haneul')];
      const chair = await productIdxOf(own, 'HB-700');
      const said = { photos, custName: '김보라', phoneNum: '010-0000-3003' };
      const { ordNbr } = await own.call(fileRepair, anAfterService(chair, said));
      expect(await detail(own, 'after', ordNbr)).toMatchObject({
        custName: '김보라',
        phoneNum: '010-0000-3003',
        place: { zonecode: '04524', addr: '서울 중구 나리대로 110', addrDetail: '3층' },
        symptom: '전원이 켜지지 않아요',
        text: '전원이 켜지지 않습니다.',
        photos: [{ photoId: photos[0] }],
        visitOn: '2026-11-24',
        consentMarketing: 'Y',
        masked: false,
        goodsName: '한결 안마의자 프리미엄 HB-700',
        may: { cancel: true, changeAddress: 'again', callCentre: false },
        next: { text: '방문하기 전에 상담원이 내용을 확인합니다.', by: null },
        history: [{ status: 'RECEIVE', by: 'customer', at: '2026-11-21T03:00:00.000Z' }],
      });
      const transfer = await own.call(
        fileRelocation,
        aTransfer(chair, { ladderTo: 'Y', usePoint: 20_000 }),
      );
      const shown = await detail(own, 'transfer', transfer.ordNbr);
      expect(shown).toMatchObject({
        custName: '김하늘',
        phoneNum: '01000001001',
        toPlace: { zonecode: '63309', addrDetail: '' },
        secondOn: '2026-12-01',
        ladder: { from: false, to: true },
        quote: { total: 270_000, point: 20_000, payable: 250_000 },
      });
      const noLadder = await own.call(fileRelocation, aTransfer(chair));
      expect((await detail(own, 'transfer', noLadder.ordNbr)).ladder).toEqual({
        from: false,
        to: false,
      });
      expect(shown.quote.lines.map(({ label, amount }) => [label, amount])).toEqual([
        ['회수·설치 작업비', 120_000],
        ['운송비', 80_000],
        ['제주 도선료', 100_000],
        ['사다리차 (설치할 곳)', null],
        ['할인 10%', -30_000],
        ['포인트 사용', -20_000],
      ]);
      const seats = { goodsIdx: ['sole-l', 'sole-r'] };
      const test = await own.send(fileSeatReplacement, aReplacement(chair, seats));
      expect(test.json().error?.fields).toEqual({
        goodsIdx: '이 제품에 없는 시트가 들어 있습니다. 다시 골라 주세요.',
      });
    });

    test.each(kinds)('of %s are listed by status, the newest first', async (service) => {
      await clear();
      const own = await signedIn();
      const first = await fileOne(own, service);
      const second = await fileOne(own, service);
      await cancel(own, service, first.ordNbr);
      const list = async (input: object) => {
        const page = await own.call(lists[service] as typeof listSeatReplacements, input);
        return [page.list.map(({ ordNbr }) => ordNbr), page.total];
      };
      expect(await list({})).toEqual([[second.ordNbr, first.ordNbr], 2]);
      expect(await list({ status: 'CANCEL' })).toEqual([[first.ordNbr], 1]);
      expect(await list({ status: second.status })).toEqual([[second.ordNbr], 1]);
      expect(await own.refusal(lists[service], { status: '9' } as never)).toEqual([
        422,
        'ERR_INVALID_INPUT',
      ]);
    });

    test('of w_filter are listed by status', async () => {
      await clear();
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'w_filter');
      const listed = async (status: '1' | '2') =>
        (await own.call(listMemberships, { status })).list.map((one) => one.ordNbr);
      expect([await listed('1'), await listed('2')]).toEqual([[ordNbr], []]);
      await operate('advance-order', { ordNbr });
      expect([await listed('1'), await listed('2')]).toEqual([[], [ordNbr]]);
    });

    test.each(kinds)('of %s pass their stages, and say so', async (service) => {
      await clear();
      const own = await signedIn();
      const { ordNbr, status } = await fileOne(own, service);
      if (status === 'WAIT') await operate('advance-order', { ordNbr });
      const stages = Object.entries(serviceStages[service]);
      for (const [code, name] of stages.slice(1)) {
        const note = `${name} 안내`;
        expect(
          await operate('advance-order', { ordNbr, note }, '2026-11-23T09:00:00+09:00'),
        ).toMatchObject({ status: code, statusName: name });
        const shown = await detail(own, service, ordNbr);
        expect(shown.history[0]).toMatchObject({
          status: code,
          statusName: name,
          note,
          by: 'centre',
        });
        expect(shown.stages.find(({ is }) => is === 'now')).toMatchObject({
          name,
          on: '2026-11-23',
        });
      }
      await expect(operate('advance-order', { ordNbr })).rejects.toThrow('nothing comes after');
      await expect(operate('cancel-order', { ordNbr })).rejects.toThrow('nothing comes after');
    });

    test.each(kinds)(
      'of %s are cancelled once, and not after they are confirmed',
      async (service) => {
        await clear();
        const own = await signedIn();
        const { ordNbr } = await fileOne(own, service);
        expect(await cancel(await signedIn('yuna'), service, ordNbr)).toEqual([
          404,
          'ERR_NOT_FOUND',
        ]);
        expect(await cancel(own, service, ordNbr)).toEqual([200, '200']);
        expect(await cancel(own, service, ordNbr)).toEqual([409, '510']);
        const other = await fileOne(own, service);
        if (other.status === 'WAIT') await operate('advance-order', { ordNbr: other.ordNbr });
        await operate('advance-order', { ordNbr: other.ordNbr });
        expect(await cancel(own, service, other.ordNbr)).toEqual([409, 'ERR_CANCEL_STAGE']);
        await operate('cancel-order', { ordNbr: other.ordNbr });
        expect((await detail(own, service, other.ordNbr)).status).toBe('CANCEL');
      },
    );

    test('are moved by one of several at once, and the others find what it left', async () => {
      await clear();
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'after');
      const codes = await Promise.all(
        Array.from({ length: 6 }, () => cancel(own, 'after', ordNbr)),
      );
      expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
      expect(codes.filter(([, code]) => code === '510')).toHaveLength(5);
      const racing = await fileOne(own, 'after');
      const race = { ordNbr: racing.ordNbr };
      const [cancelled] = await Promise.all([
        cancel(own, 'after', racing.ordNbr),
        operate('advance-order', race)?.catch(() => 'lost'),
      ]);
      const { status, history } = await detail(own, 'after', racing.ordNbr);
      expect([cancelled[1], status]).toEqual(
        cancelled[0] === 200 ? ['200', 'CANCEL'] : ['ERR_CANCEL_STAGE', 'CONFIRM'],
      );
      expect(history.map((event) => event.status)).toEqual([status, 'RECEIVE']);
    });

    test('promise an answer from the day of payment on', async () => {
      await clear();
      const own = await signedIn();
      const { ordNbr } = await fileOne(own, 'seat');
      await operate('advance-order', { ordNbr, note: '' }, '2026-11-23T03:00:00Z');
      expect((await detail(own, 'seat', ordNbr)).next.by).toBe('2026-11-26');
    });

    test('are deleted with their photos when the time is over that the consent names', async () => {
      await clear();
      const own = await signedIn();
      const photos = [await aPhoto(api(), 'ms-haneul')];
      const chair = await productIdxOf(own, 'HB-700');
      const { ordNbr } = await own.call(fileRepair, anAfterService(chair, { photos }));
      const received = (day: string) =>
        db().updateTable('service_order').set({ received_on: day }).execute();
      const parts = { db: db(), files: api().files, clock: makeClock(noon) };
      await received('2021-11-22');
      await deleteExpiredOrders(parts);
      expect((await detail(own, 'after', ordNbr)).photos).toHaveLength(1);
      await received('2021-11-21');
      await deleteExpiredOrders(parts);
      const gone = await own.refusal(readRepair, { serviceIdx: ordNbr });
      expect([gone, await api().files.read(photos[0] ?? '')]).toEqual([
        [404, 'ERR_NOT_FOUND'],
        null,
      ]);
    });

    test.each<ServiceKind>(['seat', 'transfer'])(
      'of %s are found by their own calls alone',
      async (service) => {
        await clear();
        const own = await signedIn();
        const { ordNbr } = await fileOne(own, service);
        expect(await own.refusal(readRepair, { serviceIdx: ordNbr })).toEqual([
          404,
          'ERR_NOT_FOUND',
        ]);
      },
    );
  });
