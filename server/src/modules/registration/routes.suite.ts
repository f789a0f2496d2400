import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkSerialNumber,
  listModelsToRegister,
  listOwnedProducts,
  readRegistration,
  fileRegistration,
  listRegistrations,
} from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import {
  aRegistration,
  freeSerial,
  freeSerials,
  operateRegistration,
  register,
} from '../../testing/inputs/registrations.ts';
import { aPhoto } from '../../testing/inputs/submissions.ts';
import { MOST } from '../guest-check/tally.ts';
import { deleteExpired } from '../submission/retention.ts';

/** Members register genuine products, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the registration of a genuine product', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      await freeSerials(api());
      await db().deleteFrom('guest_tally').execute();
      await db().deleteFrom('product_registry').execute();
    });
    afterEach(() => freeSerials(api()));
    const signedIn = (loginId = 'haneul', at = noon) => browserOf(api(), loginId, at);

    test('is of a model that is sold', async () => {
      const visitor = new Browser(await api().at(noon));
      expect((await visitor.call(listModelsToRegister, {})).list[0]).toEqual({
        goodsCd: 'HG-200',
        goodsName: '한결 안마의자 HG-200',
        product: 'bf',
      });
    });

    test.each([
      ['free', 'C2611200001', 200, '200'],
      ['unknown', 'C2611200050', 404, 'ERR_SERIAL_UNKNOWN'],
      ['of another model', 'C2611100001', 409, 'ERR_SERIAL_MODEL'],
      ['registered before', 'C2611200099', 409, 'ERR_SERIAL_TAKEN'],
      ['of an owned product', 'C2405700123', 409, 'ERR_SERIAL_TAKEN'],
      ['mistyped', 'C261120000', 422, 'ERR_INVALID_INPUT'],
    ])('says that a serial number is %s, and not who has it', async (_, serialNo, http, code) => {
      await (await signedIn()).call(listOwnedProducts, {});
      const visitor = new Browser(await api().at(noon));
      const asked = { serialNo, goodsCd: 'HG-200' };
      const answer = await visitor.send(checkSerialNumber, asked);
      expect([answer.statusCode, answer.json().status.code]).toEqual([http, code]);
      expect(answer.headers['cache-control']).toBe('no-store');
      const own = await signedIn('yuna');
      const photos = [await aPhoto(api(), 'ms-yuna')];
      const sent = aRegistration({ ...asked, photos });
      expect(await own.refusal(fileRegistration, sent)).toEqual([http, code]);
    });

    test('reads a serial number as people copy it off the label', async () => {
      const visitor = new Browser(await api().at(noon));
      const asked = { serialNo: 'c2611-200 001', goodsCd: 'HG-200' };
      expect(await visitor.call(checkSerialNumber, asked)).toEqual({
        serialNo: 'C2611200001',
        goodsCd: 'HG-200',
        goodsName: '한결 안마의자 HG-200',
      });
    });

    test('tells the model of a number that can be registered, and refuses others as with their model', async () => {
      const visitor = new Browser(await api().at(noon));
      expect(await visitor.call(checkSerialNumber, { serialNo: freeSerial(1) })).toMatchObject({
        goodsCd: 'HG-200',
      });
      expect(await visitor.refusal(checkSerialNumber, { serialNo: 'C2601000001' })).toEqual([
        404,
        'ERR_SERIAL_UNKNOWN',
      ]);
    });

    test('limits wrong serial numbers per address, and per member; right ones do not count', async () => {
      const asked = { serialNo: freeSerial(1), goodsCd: 'HG-200' };
      const wrong = { ...asked, serialNo: 'C2601000001' };
      const [visitor, own] = [new Browser(await api().at(noon)), await signedIn()];
      for (const browser of [visitor, own]) {
        await browser.call(checkSerialNumber, asked);
        for (let i = 0; i < MOST.serial; i++)
          expect((await browser.refusal(checkSerialNumber, wrong))[0]).not.toBe(429);
        expect(await browser.refusal(checkSerialNumber, asked)).toEqual([429, 'ERR_TOO_MANY']);
      }
      const subjects = await db()
        .selectFrom('guest_tally')
        .select('subject')
        .where('subject', 'like', 'serial number %')
        .execute();
      expect(subjects).toHaveLength(2);
    });

    test('is received once per key, with its photos and the day of the answer', async () => {
      const [own, key] = [await signedIn(), randomUUID()];
      const photos = [await aPhoto(api(), 'ms-haneul'), await aPhoto(api(), 'ms-haneul')];
      const input = aRegistration({ photos });
      const receipts = await Promise.all(
        Array.from({ length: 6 }, () => own.call(fileRegistration, input, { key })),
      );
      expect(receipts).toEqual(receipts.map(() => receipts[0]));
      const receipt = receipts[0];
      expect(receipt).toMatchObject({ receivedOn: '2026-11-21', answerBy: '2026-11-24' });
      const idx = receipt?.bbsIdx ?? '';
      expect(await own.call(readRegistration, { idx })).toEqual({
        bbsIdx: idx,
        goodsCd: 'HG-200',
        goodsName: '한결 안마의자 HG-200',
        product: 'bf',
        serialNo: freeSerial(1),
        status: 'RECEIVE',
        statusName: '접수',
        receivedOn: '2026-11-21',
        answerBy: '2026-11-24',
        refused: false,
        boughtAt: 'market',
        shop: '한빛 스토어',
        boughtOn: '2026-11-18',
        photos: photos.map((photoId) => expect.objectContaining({ photoId })),
        refusal: null,
        refusedField: null,
        replaces: null,
        replacedBy: null,
        productIdx: null,
        stages: [
          { status: 'RECEIVE', name: '접수', is: 'now', on: '2026-11-21' },
          { status: 'CONFIRM', name: '확인 중', is: 'next', on: null },
          { status: 'COMPLETE', name: '처리완료', is: 'next', on: null },
        ],
      });
    });

    test('is refused without a photo of the member’s own, for a day to come, and for one before it was made', async () => {
      const own = await signedIn();
      const fieldsOf = async (input: Parameters<typeof aRegistration>[0]) =>
        Object.keys((await own.send(fileRegistration, aRegistration(input))).json().error.fields);
      expect(await fieldsOf({})).toEqual(['photos']);
      const photos = [await aPhoto(api(), 'ms-haneul')];
      expect(await fieldsOf({ photos, boughtOn: '2026-11-22' })).toEqual(['boughtOn']);
      expect(await fieldsOf({ photos, boughtOn: '2020-01-03' })).toEqual(['boughtOn']);
      const others = aRegistration({ photos: [await aPhoto(api(), 'ms-junho')] });
      expect(await own.refusal(fileRegistration, others)).toEqual([409, 'ERR_PHOTO_GONE']);
      // The serial number is still free: the refused submission left nothing behind.
      expect((await register(api(), own)).bbsIdx).toMatch(/^\d+$/);
    });

    test('takes no file: photos are uploaded first', async () => {
      const own = await signedIn();
      const file = aRegistration({ photos: [Uint8Array.of(1, 2, 3)] as never });
      expect(await own.refusal(fileRegistration, file)).toEqual([400, 'ERR_BAD_REQUEST']);
    });

    test('of one serial number is received from one of many at once', async () => {
      const people = ['haneul', 'junho', 'seoyeon', 'yuna', 'sora', 'boram'];
      const browsers = await Promise.all(people.map((loginId) => signedIn(loginId)));
      const sent = await Promise.all(
        people.map(async (loginId) =>
          aRegistration({ photos: [await aPhoto(api(), `ms-${loginId}`)] }),
        ),
      );
      const answers = await Promise.all(
        browsers.map((own, i) => own.refusal(fileRegistration, sent[i] ?? aRegistration())),
      );
      expect(answers.filter(([http]) => http === 200)).toHaveLength(1);
      expect(answers.filter(([, code]) => code === 'ERR_SERIAL_TAKEN')).toHaveLength(5);
      expect(await db().selectFrom('registration').select('bbs_idx').execute()).toHaveLength(1);
    });

    test('is listed by state and serial number, the newest first', async () => {
      const own = await signedIn();
      const first = await register(api(), own);
      const second = await register(api(), own, { serialNo: freeSerial(2) });
      await register(
        api(),
        await signedIn('yuna'),
        { serialNo: freeSerial(3) },
        { memberId: 'ms-yuna' },
      );
      await operateRegistration(api(), 'advance-registration', { bbsIdx: first.bbsIdx });
      const list = async (input: object) => {
        const page = await own.call(listRegistrations, input);
        return [page.list.map(({ bbsIdx }) => bbsIdx), page.total];
      };
      expect(await list({})).toEqual([[second.bbsIdx, first.bbsIdx], 2]);
      expect(await list({ status: 'CONFIRM' })).toEqual([[first.bbsIdx], 1]);
      expect(await list({ serialNo: 'c2611200002' })).toEqual([[second.bbsIdx], 1]);
      expect(await list({ serialNo: freeSerial(3) })).toEqual([[], 0]);
      expect(await list({ pageSize: 1, curPage: 9 })).toEqual([[first.bbsIdx], 2]);
    });

    test('is shown only to the member who sent it', async () => {
      const { bbsIdx: idx } = await register(api(), await signedIn());
      const other = await signedIn('junho');
      for (const asked of [idx, '999999999999999999'])
        expect(await other.refusal(readRegistration, { idx: asked })).toEqual([
          404,
          'ERR_NOT_FOUND',
        ]);
    });

    test('is deleted with its photos when its time is over; the serial number stays taken', async () => {
      const own = await signedIn();
      const { bbsIdx } = await register(api(), own);
      const received = (day: string) =>
        db().updateTable('registration').set({ received_on: day }).execute();
      await received('2023-11-22');
      await deleteExpired(api().partsAt(noon), 'registration');
      const { photos } = await own.call(readRegistration, { idx: bbsIdx });
      await received('2023-11-21');
      await deleteExpired(api().partsAt(noon), 'registration');
      expect(await own.refusal(readRegistration, { idx: bbsIdx })).toEqual([404, 'ERR_NOT_FOUND']);
      expect(await api().files.read(photos[0]?.photoId ?? '')).toBeNull();
      const asked = { serialNo: freeSerial(1), goodsCd: 'HG-200' };
      expect(await own.refusal(checkSerialNumber, asked)).toEqual([409, 'ERR_SERIAL_TAKEN']);
    });
  });
