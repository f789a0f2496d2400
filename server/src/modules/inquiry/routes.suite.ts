import { describe, expect, test } from '@jest/globals';
import {
  deleteInquiry,
  listOwnedProducts,
  fileInquiry,
  readInquiry,
  listInquiries,
  type InputOf,
} from '@portal/contract';
import { answerCommands } from '../../operators/answers.ts';
import { makeClock } from '../../calendar/clock.ts';
import type { TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { deleteExpired } from '../submission/retention.ts';
import { anInquiry, aPhoto } from '../../testing/inputs/submissions.ts';

const friday = '2026-12-04T15:00:00+09:00';

/** Members' inquiries, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the inquiries', () => {
    const db = () => api().database.db;
    const signedIn = (loginId: string) => browserOf(api(), loginId, friday);
    const inquiries = async () =>
      (await db().selectFrom('inquiry').select('bbs_idx').execute()).length;
    const answer = (argument: object, today = friday) => {
      const commands = answerCommands(api().partsAt(today));
      return commands['answer-inquiry']?.(argument);
    };

    test('are received with a number and the day of the answer', async () => {
      const answered = await (await signedIn('haneul')).send(fileInquiry, anInquiry());
      expect(answered.json()).toMatchObject({
        resultCode: 1,
        resultData: {
          bbsIdx: expect.stringMatching(/^\d{5,}$/),
          receivedOn: '2026-12-04',
          answerBy: '2026-12-09',
        },
      });
    });

    test('keep the site that the customer came from; an unknown one is the customer centre', async () => {
      const own = await signedIn('haneul');
      const siteOf = async (headers: Record<string, string>) => {
        const sent = await own.send(fileInquiry, anInquiry(), { headers });
        const row = await db()
          .selectFrom('inquiry')
          .select('site_type')
          .where('bbs_idx', '=', sent.json().resultData.bbsIdx)
          .executeTakeFirstOrThrow();
        return row.site_type;
      };
      expect(await siteOf({ 'x-site-type': 'KC' })).toBe('KC');
      const others: Record<string, string>[] = [
        {},
        { 'x-site-type': 'kc' },
        { 'x-site-type': 'toString' },
      ];
      for (const headers of others) expect(await siteOf(headers)).toBe('CS');
    });

    test('are shown to the member who wrote them, with product and photos in order', async () => {
      const own = await signedIn('haneul');
      const [product] = (await own.call(listOwnedProducts, {})).productList;
      const photos = [await aPhoto(api(), 'ms-haneul'), await aPhoto(api(), 'ms-haneul')].reverse();
      const text = '  소리가 납니다.\r\n녹음한 것이 있습니다.\n';
      const said = { title: ' 소음 문의 ', text, photos, productIdx: product?.productIdx };
      const { bbsIdx } = await own.call(fileInquiry, anInquiry(said));
      expect(await own.call(readInquiry, { idx: bbsIdx })).toEqual({
        bbsIdx,
        groups: 'product',
        title: '소음 문의',
        state: '0',
        receivedOn: '2026-12-04',
        userIdx: '1001',
        writeUser: '김하늘',
        productIdx: product?.productIdx,
        goodsName: '한결 냉온정수기 HW-310',
        text: '소리가 납니다.\n녹음한 것이 있습니다.',
        photos: photos.map((photoId) => ({
          photoId,
          url: `/api/file/photo/${photoId}`,
          width: 4,
          height: 3,
          bytes: 9,
        })),
        answerBy: '2026-12-09',
        answer: null,
      });
    });

    test('are listed by state, the newest first, page by page', async () => {
      const own = await signedIn('junho2');
      const titles = ['첫째 문의', '둘째 문의', '셋째 문의'];
      const numbers: string[] = [];
      for (const title of titles)
        numbers.push((await own.call(fileInquiry, anInquiry({ title }))).bbsIdx);
      await answer({ bbsIdx: numbers[1], text: '확인했습니다.' });
      const list = async (input: InputOf<typeof listInquiries>) => {
        const page = await own.call(listInquiries, input);
        return [page.list.map(({ title }) => title), page.total, page.curPage];
      };
      expect(await list({})).toEqual([titles.toReversed(), 3, 1]);
      expect(await list({ state: '0' })).toEqual([['셋째 문의', '첫째 문의'], 2, 1]);
      expect(await list({ state: '1' })).toEqual([['둘째 문의'], 1, 1]);
      expect(await list({ state: '-1', curPage: 9, pageSize: 2 })).toEqual([['첫째 문의'], 3, 2]);
    });

    test('are answered by an operator, and a later answer replaces the first', async () => {
      const own = await signedIn('haneul');
      const { bbsIdx } = await own.call(fileInquiry, anInquiry());
      const shown = async () => {
        const { state, answer: said } = await own.call(readInquiry, { idx: bbsIdx });
        return [state, said];
      };
      expect(await answer({ bbsIdx, text: '점검해 주세요.' })).toEqual({
        answeredOn: '2026-12-04',
      });
      expect(await shown()).toEqual(['1', { text: '점검해 주세요.', answeredOn: '2026-12-04' }]);
      await answer({ bbsIdx, text: '방문하겠습니다.' }, '2026-12-07T09:00:00+09:00');
      expect(await shown()).toEqual(['1', { text: '방문하겠습니다.', answeredOn: '2026-12-07' }]);
      await expect(answer({ bbsIdx: '1', text: '없습니다.' })).rejects.toThrow('no such number');
      const wrong = answer({ bbsIdx, text: '900101-1234567' });
      await expect(wrong).rejects.toThrow('text: 주민등록번호 형식으로 입력하실 수 없습니다.');
      await expect(wrong).rejects.not.toThrow('900101');
    });

    test('are removed with their photos and files; the law keeps the text', async () => {
      const own = await signedIn('haneul');
      const [photo, other] = [await aPhoto(api(), 'ms-haneul'), await aPhoto(api(), 'ms-haneul')];
      const { bbsIdx } = await own.call(fileInquiry, anInquiry({ photos: [photo] }));
      await own.call(fileInquiry, anInquiry({ photos: [other] }));
      const before = await inquiries();
      expect(await own.call(deleteInquiry, { idx: bbsIdx })).toEqual({ deleted: true });
      expect(await inquiries()).toBe(before);
      const { list } = await own.call(listInquiries, { pageSize: 50 });
      expect(list.map((one) => one.bbsIdx)).not.toContain(bbsIdx);
      await expect(answer({ bbsIdx, text: '점검해 주세요.' })).rejects.toThrow('no such number');
      for (const entry of [readInquiry, deleteInquiry])
        expect(await own.refusal(entry, { idx: bbsIdx })).toEqual([404, 'ERR_NOT_FOUND']);
      const rows = await db().selectFrom('photo').select('photo_id').execute();
      const ids = rows.map(({ photo_id }) => photo_id);
      expect([ids.includes(photo), ids.includes(other)]).toEqual([false, true]);
      expect(await api().files.read(photo)).toBeNull();
      expect(await api().files.read(other)).not.toBeNull();
    });

    test('are deleted with their photos when the time is over that the consent names', async () => {
      const own = await signedIn('haneul');
      const [old, kept] = [await aPhoto(api(), 'ms-haneul'), await aPhoto(api(), 'ms-haneul')];
      const first = await own.call(fileInquiry, anInquiry({ photos: [old] }));
      const second = await own.call(fileInquiry, anInquiry({ photos: [kept] }));
      const received = (bbsIdx: string, day: string) =>
        db()
          .updateTable('inquiry')
          .set({ received_on: day })
          .where('bbs_idx', '=', Number(bbsIdx))
          .execute();
      await received(first.bbsIdx, '2023-12-04');
      await received(second.bbsIdx, '2023-12-05');
      await deleteExpired({ db: db(), files: api().files, clock: makeClock(friday) }, 'inquiry');
      expect(await own.refusal(readInquiry, { idx: first.bbsIdx })).toEqual([404, 'ERR_NOT_FOUND']);
      expect((await own.call(readInquiry, { idx: second.bbsIdx })).photos).toHaveLength(1);
      expect([await api().files.read(old), await api().files.read(kept)]).toEqual([
        null,
        expect.anything(),
      ]);
    });

    test('are not deleted by a link', async () => {
      const own = await signedIn('haneul');
      const { bbsIdx } = await own.call(fileInquiry, anInquiry());
      const linked = await own.send(
        deleteInquiry,
        { idx: bbsIdx },
        { headers: { 'sec-fetch-site': 'cross-site' } },
      );
      expect(linked.statusCode).toBe(403);
      expect((await own.send(readInquiry, { idx: bbsIdx })).statusCode).toBe(200);
    });

    const sentence = (kind: string, ending = '하실') =>
      `${kind} 형식으로 입력${ending} 수 없습니다.`;
    const refused: [string, Partial<InputOf<typeof fileInquiry>>, string][] = [
      ['title', { title: '900101-1234567' }, sentence('주민등록번호')],
      ['title', { title: '가' }, '2자 이상 입력해 주세요.'],
      ['title', { title: '소음 😀' }, '이모지는 쓸 수 없습니다. 지우고 다시 입력해 주세요.'],
      ['text', { text: '여권은 M12345678입니다' }, sentence('여권번호')],
      ['text', { text: '면허는 11-12-345678-90입니다' }, sentence('운전면허번호')],
      ['text', { text: '카드는 1234-5678-9012-3456입니다' }, sentence('신용카드번호', '할')],
      ['text', { text: '보험은 1-2345678901입니다' }, sentence('건강보험번호', '할')],
      ['text', { text: '안 됩니다' }, '10자 이상 입력해 주세요.'],
      ['text', { text: '\0'.repeat(10) }, '쓸 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.'],
      ['groups', { groups: 'other' as 'etc' }, '문의 유형을 골라 주세요.'],
      ['consentPrivacy', { consentPrivacy: 'N' as 'Y' }, '내용을 확인하고 동의해 주세요.'],
      ['productIdx', { productIdx: '1' }, '사용 중인 제품에서 다시 골라 주세요.'],
    ];
    test.each(refused)('are refused at %s: %j', async (field, change, message) => {
      const [own, before] = [await signedIn('haneul'), await inquiries()];
      const answered = await own.send(fileInquiry, anInquiry(change));
      expect([answered.statusCode, answered.json().error.fields]).toEqual([
        422,
        { [field]: message },
      ]);
      expect(await inquiries()).toBe(before);
    });

    test('are refused with photos that are gone or used, and received without them', async () => {
      const [own, before] = [await signedIn('haneul'), await inquiries()];
      const photo = await aPhoto(api(), 'ms-haneul');
      const gone = { ...anInquiry(), photos: [photo, 'x'.repeat(22)] };
      expect(await own.refusal(fileInquiry, gone)).toEqual([409, 'ERR_PHOTO_GONE']);
      expect(await inquiries()).toBe(before);
      await own.call(fileInquiry, { ...gone, photos: [photo] });
      const used = anInquiry({ photos: [photo] });
      expect(await own.refusal(fileInquiry, used)).toEqual([409, 'ERR_PHOTO_GONE']);
    });
  });
