import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { fileInquiry, fileVoice, type InputOf } from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { anInquiry, aPhoto, aVoice } from '../../testing/inputs/submissions.ts';
import { deleteOldKeys } from './keys.ts';
import { once } from './once.ts';

const DAY_MS = 24 * 60 * 60_000;

/** No submission is received twice or lost, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a submission', () => {
    const db = () => api().database.db;
    const signedIn = (loginId: string, at = noon) => browserOf(api(), loginId, at);
    const inquiries = async () =>
      (await db().selectFrom('inquiry').select('bbs_idx').execute()).length;
    const later = (days: number) => new Date(Date.parse(noon) + days * DAY_MS).toISOString();

    test('is one row with one number when it arrives twenty times at once', async () => {
      const [own, key, before] = [await signedIn('haneul'), randomUUID(), await inquiries()];
      const receipts = await Promise.all(
        Array.from({ length: 20 }, () => own.call(fileInquiry, anInquiry(), { key })),
      );
      expect(receipts).toEqual(receipts.map(() => receipts[0]));
      expect(await inquiries()).toBe(before + 1);
    });

    test('gets the same answer on a second click, with its photos', async () => {
      const own = await signedIn('haneul');
      const photos = [await aPhoto(api(), 'ms-haneul'), await aPhoto(api(), 'ms-haneul')];
      const [input, key] = [anInquiry({ photos }), randomUUID()];
      const first = await own.call(fileInquiry, input, { key });
      expect(await own.call(fileInquiry, input, { key })).toEqual(first);
    });

    test('is recognised in another session and for seven days, with its original receipt', async () => {
      const [input, key, before] = [anInquiry(), randomUUID(), await inquiries()];
      const first = await (await signedIn('haneul')).call(fileInquiry, input, { key });
      await deleteOldKeys(db(), Date.parse(noon) + 7 * DAY_MS - 1);
      const again = await signedIn('haneul', later(6.9));
      expect(await again.call(fileInquiry, input, { key })).toEqual(first);
      expect(await inquiries()).toBe(before + 1);
      await deleteOldKeys(db(), Date.parse(noon) + 7 * DAY_MS);
      const late = await again.call(fileInquiry, input, { key });
      expect(late.bbsIdx).not.toBe(first.bbsIdx);
    });

    const changes: [string, Partial<InputOf<typeof fileInquiry>>][] = [
      ['title', { title: '다른 제목입니다' }],
      ['text', { text: '다른 내용을 적어 보냅니다.' }],
      ['group', { groups: 'etc' }],
      ['photo', { photos: ['x'.repeat(22)] }],
      ['product', { productIdx: '1' }],
    ];
    test.each(changes)('is refused under a key that came with another %s', async (_, change) => {
      const own = await signedIn('haneul');
      const key = randomUUID();
      await own.call(fileInquiry, anInquiry(), { key });
      const before = await inquiries();
      expect(await own.refusal(fileInquiry, anInquiry(change), { key })).toEqual([
        409,
        'ERR_KEY_REUSED',
      ]);
      expect(await inquiries()).toBe(before);
    });

    test('is separate from that of another member, or another call, with the same key', async () => {
      const [haneul, junho] = [await signedIn('haneul'), await signedIn('junho', later(30))];
      const [input, key] = [anInquiry(), randomUUID()];
      const own = await haneul.call(fileInquiry, input, { key });
      const theirs = await junho.call(fileInquiry, input, { key });
      expect(theirs.bbsIdx).not.toBe(own.bbsIdx);
      expect((await junho.send(fileVoice, aVoice(), { key })).statusCode).toBe(200);
    });

    test('leaves nothing when it fails, and the next attempt does it', async () => {
      await signedIn('haneul');
      const receipt = { bbsIdx: '1', receivedOn: '2026-11-21', answerBy: '2026-11-25' };
      const submission = {
        memberId: 'ms-haneul',
        kind: 'test',
        key: 'the-key-of-a-failure',
        fingerprint: 'x',
        now: Date.parse(noon),
      };
      let tried = 0;
      const work = async () => {
        tried += 1;
        if (tried === 1) throw new Error('no room');
        return receipt;
      };
      const ended = await Promise.allSettled(
        Array.from({ length: 5 }, () => once(db(), submission, work)),
      );
      expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      expect(ended.filter(({ status }) => status === 'fulfilled')).toEqual(
        Array.from({ length: 4 }, () => ({ status: 'fulfilled', value: receipt })),
      );
      expect(tried).toBe(2);
    });
  });
