import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { listOwnedProducts, readRegistration, listRegistrations } from '@portal/contract';
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
        operate('refuse-registration', { bbsIdx, reason: '사진에 주문하신 분의 이름이 없습니다.' });
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
        },
      ]);
      expect(await refuse()).toEqual({ status: 'COMPLETE', statusName: '처리완료' });
      expect(await own.call(readRegistration, { idx: bbsIdx })).toMatchObject({
        status: 'COMPLETE',
        refused: true,
        refusal: '사진에 주문하신 분의 이름이 없습니다.',
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
      expect(list.map(({ refused }) => refused)).toEqual([true]);
    });
  });
