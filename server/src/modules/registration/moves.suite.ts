import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  listOwnedProducts,
  listUsage,
  readOverview,
  readRegistration,
  listRegistrations,
} from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import {
  freeSerial,
  freeSerials,
  operateRegistration,
  register,
} from '../../testing/inputs/registrations.ts';
import { recordProducts } from './move-registration.ts';

/** How registrations are checked, completed and refused, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a registration of a genuine product', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      await freeSerials(api());
      await db().deleteFrom('product_registry').execute();
    });
    // Removes the products that a test added: other suites expect the fixture products alone.
    afterEach(async () => {
      const { products, accounts } = api().sandbox;
      for (const [userIdx, own] of products)
        products.set(
          userIdx,
          own.filter(({ recordNo }) => !recordNo.startsWith('g-')),
        );
      accounts.update('ms-doyun', { userIdx: null });
      await freeSerials(api());
      await db().deleteFrom('product_registry').execute();
    });
    const signedIn = (loginId = 'haneul', at = noon) => browserOf(api(), loginId, at);
    const operate = (command: Parameters<typeof operateRegistration>[1], argument: object) =>
      operateRegistration(api(), command, argument);
    const complete = async (bbsIdx: string) => {
      await operate('advance-registration', { bbsIdx });
      return operate('advance-registration', { bbsIdx });
    };

    test('that is completed makes the product appear, verified', async () => {
      const own = await signedIn();
      const { bbsIdx } = await register(api(), own);
      expect(await complete(bbsIdx)).toEqual({
        status: 'COMPLETE',
        statusName: '처리완료',
        recorded: true,
      });
      const { productIdx, stages } = await own.call(readRegistration, { idx: bbsIdx });
      expect(stages.map(({ is }) => is)).toEqual(['done', 'done', 'now']);
      const { productList } = await own.call(listOwnedProducts, {});
      expect(productList).toHaveLength(3);
      expect(productList.find((one) => one.productIdx === productIdx)).toMatchObject({
        goodsCd: 'HG-200',
        serialNo: freeSerial(1),
        orderKind: '0',
        installedOn: '2026-11-18',
        verified: true,
      });
      await expect(operate('advance-registration', { bbsIdx })).rejects.toThrow('nothing comes');
      await expect(operate('advance-registration', { bbsIdx: '1' })).rejects.toThrow('no such');
    });

    test('gives a customer number to a member who had none', async () => {
      const own = await signedIn('doyun');
      const { bbsIdx } = await register(
        api(),
        own,
        { serialNo: freeSerial(4) },
        { memberId: 'ms-doyun' },
      );
      await complete(bbsIdx);
      const { productList } = await own.call(listOwnedProducts, {});
      expect(productList.map(({ serialNo }) => serialNo)).toEqual([freeSerial(4)]);
    });

    test('is added at the membership service later if that does not answer', async () => {
      const own = await signedIn();
      const { bbsIdx } = await register(api(), own, { serialNo: freeSerial(5) });
      const away = jest.spyOn(api().sandbox.accounts, 'userIdxOf').mockImplementation(() => {
        throw new Error('away');
      });
      expect(await complete(bbsIdx)).toMatchObject({ status: 'COMPLETE', recorded: false });
      const productOf = async () => (await own.call(readRegistration, { idx: bbsIdx })).productIdx;
      expect(await productOf()).toBeNull();
      away.mockRestore();
      for (let minute = 0; minute < 2; minute++) await recordProducts(api().partsAt(noon));
      expect(await productOf()).toMatch(/^\d+$/);
    });

    test('that is refused says why, and frees its serial number', async () => {
      const own = await signedIn();
      const { bbsIdx } = await register(api(), own);
      const refuse = () =>
        operate('refuse-registration', {
          bbsIdx,
          reason: '사진에 주문하신 분의 이름이 없습니다.',
          field: 'photos',
        });
      await expect(refuse()).rejects.toThrow('only what is checked');
      await operate('advance-registration', { bbsIdx });
      expect(await operate('registrations', {})).toEqual([
        {
          bbsIdx,
          goodsCd: 'HG-200',
          serialNo: freeSerial(1),
          status: 'CONFIRM',
          receivedOn: '2026-11-21',
          answerBy: '2026-11-24',
          handedOver: false,
        },
      ]);
      expect(await refuse()).toEqual({ status: 'COMPLETE', statusName: '처리완료' });
      expect(await own.call(readRegistration, { idx: bbsIdx })).toMatchObject({
        status: 'COMPLETE',
        refused: true,
        refusal: '사진에 주문하신 분의 이름이 없습니다.',
        refusedField: 'photos',
        replacedBy: null,
        productIdx: null,
      });
      expect((await own.call(listOwnedProducts, {})).productList).toHaveLength(2);
      // The member sends a refused registration again with the same photos; nobody else can use them.
      const photosOf = async (idx: string) =>
        (await own.call(readRegistration, { idx })).photos.map(({ photoId }) => photoId);
      const photos = await photosOf(bbsIdx);
      const other = await signedIn('junho');
      await expect(register(api(), other, { photos })).rejects.toThrow('ERR_PHOTO_GONE');
      const again = await register(api(), own, { photos });
      expect(again.bbsIdx).not.toBe(bbsIdx);
      expect(await photosOf(again.bbsIdx)).toEqual(photos);
      const { list } = await own.call(listRegistrations, { status: 'COMPLETE' });
      expect(list.map(({ refused, replacedBy }) => [refused, replacedBy])).toEqual([
        [true, again.bbsIdx],
      ]);
    });

    test('that is refused is replaced by the one that is sent again, and waits no longer', async () => {
      const own = await signedIn();
      const refuse = async (bbsIdx: string) => {
        await operate('advance-registration', { bbsIdx });
        await operate('refuse-registration', { bbsIdx, reason: '시리얼 번호를 읽을 수 없습니다.' });
        return bbsIdx;
      };
      const waiting = async () =>
        (await own.call(readOverview, {})).toSendAgain?.map(({ bbsIdx }) => bbsIdx);
      const onProducts = async (asked: { orderKind?: '0' | '1' } = {}) =>
        (await own.call(listUsage, asked)).registering?.map(({ bbsIdx }) => bbsIdx);
      const { bbsIdx: first } = await register(api(), own);
      expect([await onProducts(), await onProducts({ orderKind: '1' })]).toEqual([[first], []]);
      expect(await waiting()).toEqual([]);
      await refuse(first);
      expect([await waiting(), await onProducts()]).toEqual([[first], [first]]);
      // Another serial number: only `again` says what it replaces.
      const other = { serialNo: freeSerial(2), again: first };
      const second = (await register(api(), own, other)).bbsIdx;
      expect(await own.call(readRegistration, { idx: second })).toMatchObject({ replaces: first });
      expect(await own.call(readRegistration, { idx: first })).toMatchObject({
        replacedBy: second,
        refusedField: null,
      });
      expect([await waiting(), await onProducts({ orderKind: '0' })]).toEqual([[], [second]]);
      // The same serial number in a form of its own replaces it too; one that is replaced already is not replaced again.
      await refuse(second);
      const third = (await register(api(), own, { serialNo: freeSerial(2) })).bbsIdx;
      expect(await own.call(readRegistration, { idx: third })).toMatchObject({ replaces: second });
      expect(await waiting()).toEqual([]);
      const late = (await register(api(), own, { serialNo: freeSerial(6), again: first })).bbsIdx;
      expect(await own.call(readRegistration, { idx: late })).toMatchObject({ replaces: null });
    });

    test('of somebody else is replaced by nobody', async () => {
      const own = await signedIn();
      const { bbsIdx } = await register(api(), own);
      await operate('advance-registration', { bbsIdx });
      await operate('refuse-registration', { bbsIdx, reason: '시리얼 번호를 읽을 수 없습니다.' });
      const other = await signedIn('yuna');
      const sent = { again: bbsIdx };
      const { bbsIdx: idx } = await register(api(), other, sent, { memberId: 'ms-yuna' });
      expect(await other.call(readRegistration, { idx })).toMatchObject({ replaces: null });
      expect(await own.call(readRegistration, { idx: bbsIdx })).toMatchObject({ replacedBy: null });
    });
  });
