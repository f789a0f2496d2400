import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkHandover,
  checkSerialNumber,
  fileMembership,
  fileRegistration,
  fileRepair,
  handProductOver,
  listOwnedProducts,
  listRepairs,
  listUsage,
  readRegistration,
  takeProductBack,
} from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { aMembership, anAfterService, productIdxOf } from '../../testing/inputs/orders.ts';
import {
  aRegistration,
  freeSerials,
  operateRegistration,
  register,
} from '../../testing/inputs/registrations.ts';
import { aPhoto } from '../../testing/inputs/submissions.ts';
import { arrivedOn, forgetArrived } from '../../testing/messages/arrived.ts';
import { orderCommands } from '../../operators/orders.ts';
import { people } from '@portal/testing/people';

const TAKEN = [409, 'ERR_SERIAL_TAKEN'];
const TOO_LATE = [409, 'ERR_HANDOVER_TAKEN'];
/** A chair that 이유나 bought, registered for years. */
const GOODS = 'HG-200';

/** Products that their owners hand over, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a product that is handed over', () => {
    const db = () => api().database.db;
    const given = () => api().sandbox.products;
    const yunas = () => given().get(people.yuna.userIdx) ?? [];
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await freeSerials(api());
      await db().deleteFrom('handover').execute();
      await db().deleteFrom('service_order').execute();
      await db().deleteFrom('product_registry').execute();
      await forgetArrived(api());
    });

    /** Runs a test in which products change hands, and restores the membership service's records. */
    const restores = async (test: () => Promise<void>) => {
      const before = new Map([...given()].map(([user, records]) => [user, [...records]]));
      try {
        await test();
      } finally {
        given().clear();
        for (const [user, records] of before) given().set(user, records);
        await db().deleteFrom('product_registry').execute();
        await db().deleteFrom('owned_product').execute();
      }
    };
    /** 이유나 has a product of a model that can be registered, with a number that is in no list any more. */
    const owner = async (at = noon) => {
      const serialNo = 'C2304200777';
      const [first] = yunas();
      if (first && !yunas().some((record) => record.recordNo === 'r-handed')) {
        const more = { recordNo: 'r-handed', goodsCd: GOODS, goodsName: '한결 시험 의자' };
        const facts = { orderKind: '0', installedOn: '2023-05-02', verified: true } as const;
        given().set(people.yuna.userIdx, [...yunas(), { ...first, ...more, ...facts, serialNo }]);
      }
      const own = await browserOf(api(), 'yuna', at);
      return { own, serialNo, productIdx: await productIdxOf(own, GOODS) };
    };
    const goodsOf = async (own: Browser) =>
      (await own.call(listOwnedProducts, {})).productList.map(({ goodsCd }) => goodsCd);
    const handed = async (own: Browser) => (await own.call(listUsage, {})).handedOver;
    const asked = (serialNo: string) => ({ serialNo, goodsCd: GOODS });
    const minutesLater = (minutes: number) =>
      new Date(Date.parse(noon) + minutes * 60_000).toISOString();

    test('leaves its owner’s list, is free for another, and the owner gets a message', () =>
      restores(async () => {
        const { own, serialNo, productIdx } = await owner();
        expect(await own.refusal(checkSerialNumber, asked(serialNo))).toEqual(TAKEN);
        expect(await own.call(checkHandover, { productIdx })).toEqual({ refusal: null });
        const said = await own.call(handProductOver, { productIdx });
        expect(said).toMatchObject({ serialNo, registered: false, backUntil: '2026-11-28' });
        expect(await goodsOf(own)).not.toContain(GOODS);
        expect(await handed(own)).toEqual([said]);
        expect(await own.refusal(handProductOver, { productIdx })).toEqual([404, 'ERR_NOT_FOUND']);
        await own.call(checkSerialNumber, asked(serialNo));
        const wrong = { serialNo, goodsCd: 'HB-700' };
        expect(await own.refusal(checkSerialNumber, wrong)).toEqual([409, 'ERR_SERIAL_MODEL']);
        const last = (await arrivedOn(api(), people.yuna.phone)).at(-1);
        expect(last?.title).toBe('제품 물려주기');
        expect(last?.text).toContain(`시리얼 번호: ${serialNo}`);
        expect(last?.text).toContain('2026.11.28(토)까지');
      }));

    test('is registered by another, whose warranty goes on and who sees nothing of the first owner', () =>
      restores(async () => {
        const { own, serialNo, productIdx } = await owner();
        const { ordNbr } = await own.call(fileRepair, anAfterService(productIdx));
        const commands = orderCommands(api().partsAt(noon));
        for (let i = 0; i < 3; i += 1) await commands['advance-order']?.({ ordNbr });
        await own.call(handProductOver, { productIdx });
        const next = await browserOf(api(), 'haneul');
        const { bbsIdx } = await register(api(), next, { serialNo });
        expect(await handed(own)).toMatchObject([{ registered: true, backUntil: null }]);
        for (let i = 0; i < 2; i += 1)
          await operateRegistration(api(), 'advance-registration', { bbsIdx });
        next.app = await api().at(minutesLater(3));
        const { productList } = await next.call(listOwnedProducts, {});
        const got = productList.find((one) => one.serialNo === serialNo);
        // Bought on 18 November 2026, but installed first in 2023.
        expect(got).toMatchObject({ installedOn: '2023-05-02', place: null, verified: true });
        expect(got?.productIdx).not.toBe(productIdx);
        expect((await next.call(listRepairs, {})).list).toEqual([]);
        expect((await own.call(listRepairs, {})).list).toMatchObject([{ ordNbr }]);
        own.app = await api().at(minutesLater(3));
        expect(await goodsOf(own)).not.toContain(GOODS);
        expect(await own.refusal(readRegistration, { idx: bbsIdx })).toEqual([
          404,
          'ERR_NOT_FOUND',
        ]);
        // It is taken again, until its new owner hands it over.
        expect(await own.refusal(checkSerialNumber, asked(serialNo))).toEqual(TAKEN);
        await next.call(handProductOver, { productIdx: got?.productIdx ?? '' });
        await own.call(checkSerialNumber, asked(serialNo));
      }));

    test('is registered by one of two who try at once', () =>
      restores(async () => {
        const { own, serialNo, productIdx } = await owner();
        await own.call(handProductOver, { productIdx });
        const filed = await Promise.all(
          (['haneul', 'junho'] as const).map(async (loginId) => {
            const next = await browserOf(api(), loginId);
            const photos = [await aPhoto(api(), `ms-${loginId}`)];
            return next.send(fileRegistration, aRegistration({ photos, serialNo }));
          }),
        );
        expect(filed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      }));

    test('is taken back for a week, and can be handed over again', () =>
      restores(async () => {
        const { own, serialNo, productIdx } = await owner();
        const { handoverIdx } = await own.call(handProductOver, { productIdx });
        const haneul = await browserOf(api(), 'haneul');
        expect(await haneul.refusal(takeProductBack, { handoverIdx })).toEqual([
          404,
          'ERR_NOT_FOUND',
        ]);
        const late = await owner('2026-11-28T12:00:00+09:00');
        for (let i = 0; i < 2; i += 1) await late.own.call(takeProductBack, { handoverIdx });
        expect(await goodsOf(late.own)).toContain(GOODS);
        expect(await late.own.refusal(checkSerialNumber, asked(serialNo))).toEqual(TAKEN);
        const again = await productIdxOf(late.own, GOODS);
        await late.own.call(handProductOver, { productIdx: again });
        await late.own.call(checkSerialNumber, asked(serialNo));
      }));

    test('is not taken back after a week, nor once somebody registers it, unless that is refused', () =>
      restores(async () => {
        const { own, serialNo, productIdx } = await owner();
        const { handoverIdx } = await own.call(handProductOver, { productIdx });
        const late = await browserOf(api(), 'yuna', '2026-11-29T12:00:00+09:00');
        expect(await late.refusal(takeProductBack, { handoverIdx })).toEqual(TOO_LATE);
        expect(await handed(late)).toMatchObject([{ registered: false, backUntil: null }]);
        const next = await browserOf(api(), 'haneul');
        const { bbsIdx } = await register(api(), next, { serialNo });
        expect(await own.refusal(takeProductBack, { handoverIdx })).toEqual(TOO_LATE);
        await operateRegistration(api(), 'advance-registration', { bbsIdx });
        const reason = '라벨이 보이지 않습니다.';
        await operateRegistration(api(), 'refuse-registration', { bbsIdx, reason });
        await own.call(takeProductBack, { handoverIdx });
        expect(await goodsOf(own)).toContain(GOODS);
      }));

    test('goes to its owner or to who registers it, if both want it at once', () =>
      restores(async () => {
        const { own, serialNo, productIdx } = await owner();
        const { handoverIdx } = await own.call(handProductOver, { productIdx });
        const next = await browserOf(api(), 'haneul');
        const photos = [await aPhoto(api(), 'ms-haneul')];
        const answers = await Promise.all([
          own.send(takeProductBack, { handoverIdx }),
          next.send(fileRegistration, aRegistration({ photos, serialNo })),
        ]);
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      }));

    test('is handed over once, however often it is asked for at once', () =>
      restores(async () => {
        const { own, productIdx } = await owner();
        const answers = await Promise.all(
          Array.from({ length: 3 }, () => own.send(handProductOver, { productIdx })),
        );
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
      }));

    test('comes back to its owner who registers it again', () =>
      restores(async () => {
        const { own, serialNo, productIdx } = await owner();
        await own.call(handProductOver, { productIdx });
        const { bbsIdx } = await register(api(), own, { serialNo }, { memberId: 'ms-yuna' });
        for (let i = 0; i < 2; i += 1)
          await operateRegistration(api(), 'advance-registration', { bbsIdx });
        expect(await goodsOf(own)).toContain(GOODS);
        expect(await handed(own)).toEqual([]);
      }));

    test('is none that is rented, or has an open request or a filter membership', () =>
      restores(async () => {
        const haneul = await browserOf(api(), 'haneul');
        const rented = await productIdxOf(haneul, 'HB-700');
        const { refusal } = await haneul.call(checkHandover, { productIdx: rented });
        expect(refusal).toMatch(/^렌탈 계약 중.*1577-0000번/);
        const refused = await haneul.send(handProductOver, { productIdx: rented });
        expect([refused.statusCode, refused.json().error.fields.productIdx]).toEqual([
          422,
          refusal,
        ]);
        expect(await goodsOf(haneul)).toContain('HB-700');
        const { own, productIdx } = await owner();
        expect(await own.refusal(checkHandover, { productIdx: rented })).toEqual([
          404,
          'ERR_NOT_FOUND',
        ]);
        const { ordNbr } = await own.call(fileRepair, anAfterService(productIdx));
        const open = await own.call(checkHandover, { productIdx });
        expect(open.refusal).toContain(`접수 ${ordNbr}번이 아직`);
        await db().deleteFrom('service_order').execute();
        expect(await own.call(checkHandover, { productIdx })).toEqual({ refusal: null });
        const purifier = await productIdxOf(haneul, 'HW-310');
        const member = await haneul.call(fileMembership, aMembership(purifier));
        await db()
          .updateTable('service_order')
          .set({ status: '3', member_id: 'ms-yuna', product_idx: Number(productIdx) })
          .where('ord_nbr', '=', Number(member.ordNbr))
          .execute();
        const held = await own.call(checkHandover, { productIdx });
        expect(held.refusal).toContain(`접수 ${member.ordNbr}번이 아직`);
      }));
  });
