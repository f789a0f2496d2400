import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  filePetition,
  fileVoice,
  readVoice,
  listVoices,
  voiceTypes,
  type InputOf,
} from '@portal/contract';
import { answerCommands } from '../../operators/answers.ts';
import type { TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { aPetition, aPhoto, aVoice } from '../../testing/inputs/submissions.ts';

const noonOn = (day: string) => `2026-12-${day}T12:00:00+09:00`;

/** Customers' voices, on both databases; each test has a day of its own. */
export const suite = (api: () => TestApi) =>
  describe('the voices', () => {
    const db = () => api().database.db;
    const signedIn = (loginId: string, at: string) => browserOf(api(), loginId, at);
    const voicesOn = async (day: string) => {
      const rows = await db()
        .selectFrom('voice')
        .select('bbs_idx')
        .where('received_on', '=', `2026-12-${day}`)
        .execute();
      return rows.length;
    };
    const full = [429, 'ERR_MS_6002'];

    test('are received at their board, and shown to the member who raised them', async () => {
      const own = await signedIn('haneul', noonOn('01'));
      const photo = await aPhoto(api(), 'ms-haneul');
      const praised = { staffName: '이기사', place: '강남 매장' };
      const praise = aVoice({ ...praised, consentShare: 'Y', photos: [photo] });
      const receipt = await own.call(fileVoice, praise);
      const { bbsIdx } = receipt;
      expect(receipt).toEqual({ bbsIdx, receivedOn: '2026-12-01', answerBy: '2026-12-04' });
      expect(await own.call(readVoice, { bbsCode: '37', bbsIdx })).toMatchObject({
        bbsCode: '37',
        receptionType: '1',
        title: '리모컨이 켜지지 않습니다',
        state: '0',
        ...praised,
        goodsName: null,
        answer: null,
        photos: [{ photoId: photo }],
      });
      const fromChat = { headers: { 'x-site-type': 'KC' } };
      const sent = await own.send(filePetition, aPetition(), fromChat);
      const petition = sent.json().data;
      const rows = await db()
        .selectFrom('voice')
        .select('site_type')
        .where('bbs_idx', 'in', [bbsIdx, petition.bbsIdx].map(Number))
        .orderBy('bbs_idx')
        .execute();
      expect(rows.map((row) => row.site_type)).toEqual(['CS', 'KC']);
      const detail = await own.call(readVoice, { bbsCode: '14', bbsIdx: petition.bbsIdx });
      expect(detail).toMatchObject({ bbsCode: '14', receptionType: '4', staffName: '' });
      const mistaken = { bbsCode: '37', bbsIdx: petition.bbsIdx } as const;
      expect(await own.refusal(readVoice, mistaken)).toEqual([404, 'ERR_NOT_FOUND']);
    });

    test('are listed by day, board and type, the newest first', async () => {
      const types = ['praise', 'discontent', 'suggest', 'sinmungo'] as const;
      for (const [i, type] of types.entries()) {
        const own = await signedIn('junho2', `2026-12-0${i + 2}T00:00:00+09:00`);
        const { receptionType } = voiceTypes[type];
        if (receptionType === '4') await own.call(filePetition, aPetition());
        else await own.call(fileVoice, aVoice({ receptionType }));
      }
      const own = await signedIn('junho2', noonOn('06'));
      const list = async (input: InputOf<typeof listVoices>) => {
        const page = await own.call(listVoices, input);
        return page.list.map(({ receptionType }) => receptionType).join('');
      };
      expect(await list({})).toBe('4321');
      expect(await list({ fromDate: '2026-12-03', toDate: '2026-12-04' })).toBe('32');
      expect(await list({ fromDate: '2026-12-05' })).toBe('4');
      expect(await list({ toDate: '2026-12-02' })).toBe('1');
      expect(await list({ searchBbsCode: '37' })).toBe('321');
      expect(await list({ receptionType: '4' })).toBe('4');
      expect(await list({ curPage: 2, pageSize: 3 })).toBe('1');
    });

    test('are listed without the filters that a form leaves blank', async () => {
      const own = await signedIn('junho2', noonOn('06'));
      const blank = { fromDate: '', toDate: '', searchBbsCode: '', receptionType: '', curPage: '' };
      const answer = await own.send(listVoices, { ...blank, pageSize: '' } as never);
      expect([answer.statusCode, answer.json().resultData.total]).toEqual([200, 4]);
    });

    test('are listed with how many may still be raised today', async () => {
      const own = await signedIn('seoyeon', noonOn('12'));
      const left = async () => (await own.call(listVoices, { pageSize: 1 })).leftToday;
      expect(await left()).toBe(3);
      await own.call(fileVoice, aVoice());
      expect(await left()).toBe(2);
      await own.call(filePetition, aPetition());
      await own.call(fileVoice, aVoice({ receptionType: '2' }));
      expect(await left()).toBe(0);
      const next = await signedIn('seoyeon', noonOn('13'));
      expect((await next.call(listVoices, {})).leftToday).toBe(3);
    });

    test.each([
      [{ fromDate: '2026-12-02', toDate: '2026-12-01' }, 'fromDate'],
      [{ fromDate: '2026-02-30' }, 'fromDate'],
      [{ toDate: '0000-00-00' }, 'toDate'],
      [{ receptionType: '5' }, 'receptionType'],
    ])('are not listed for %j', async (input, field) => {
      const answer = await (await signedIn('haneul', noonOn('06'))).send(listVoices, input);
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
    });

    test('are limited to three a day over all kinds, and a refused one leaves no row', async () => {
      const own = await signedIn('haneul', noonOn('07'));
      const [first, key] = [aVoice(), randomUUID()];
      const receipt = await own.call(fileVoice, first, { key });
      // None of these is received, so none is counted.
      await own.send(fileVoice, aVoice({ productIdx: '1' }));
      await own.send(fileVoice, aVoice({ photos: ['x'.repeat(22)] }));
      await own.send(fileVoice, { ...first, title: '다른 제목입니다' }, { key });
      await own.call(fileVoice, aVoice({ receptionType: '3' }));
      await own.call(filePetition, aPetition());
      const answer = await own.send(fileVoice, aVoice());
      expect([answer.statusCode, answer.json().status]).toEqual([
        429,
        {
          code: 'ERR_MS_6002',
          message:
            '당일 이용 가능 횟수를 초과하여 접수가 불가하오니 추가 접수는 익일 재이용 부탁드립니다. 감사합니다.',
        },
      ]);
      expect(await own.refusal(filePetition, aPetition())).toEqual(full);
      expect(await voicesOn('07')).toBe(3);
      expect(await own.call(fileVoice, first, { key })).toEqual(receipt);
      const other = await signedIn('junho', noonOn('07'));
      expect((await other.send(fileVoice, aVoice())).statusCode).toBe(200);
    });

    test('are exactly three when a hundred arrive at once', async () => {
      const own = await signedIn('haneul', noonOn('08'));
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => own.send(fileVoice, aVoice())),
      );
      const codes = answers.map(({ statusCode }) => statusCode).sort();
      expect(codes).toEqual([...Array(3).fill(200), ...Array(97).fill(429)]);
      expect(await voicesOn('08')).toBe(3);
    });

    test('count once when the same one arrives twenty times at once', async () => {
      const own = await signedIn('haneul', noonOn('09'));
      const key = randomUUID();
      await Promise.all(Array.from({ length: 20 }, () => own.call(fileVoice, aVoice(), { key })));
      expect(await voicesOn('09')).toBe(1);
      for (const receptionType of ['1', '2'] as const)
        await own.call(fileVoice, aVoice({ receptionType }));
      expect(await own.refusal(fileVoice, aVoice())).toEqual(full);
    });

    test('are counted by the day in Seoul', async () => {
      const before = await signedIn('haneul', '2026-12-10T23:59:59+09:00');
      for (const receptionType of ['1', '2', '3'] as const)
        await before.call(fileVoice, aVoice({ receptionType }));
      expect(await before.refusal(fileVoice, aVoice())).toEqual(full);
      const after = await signedIn('haneul', '2026-12-11T00:00:01+09:00');
      const { receivedOn } = await after.call(fileVoice, aVoice());
      expect(receivedOn).toBe('2026-12-11');
      expect([await voicesOn('10'), await voicesOn('11')]).toEqual([3, 1]);
      expect(await before.refusal(fileVoice, aVoice())).toEqual(full);
    });

    test('are answered by an operator, at their board', async () => {
      const own = await signedIn('haneul', noonOn('14'));
      const { bbsIdx } = await own.call(fileVoice, aVoice());
      const commands = answerCommands(api().partsAt(noonOn('15')));
      const answer = (bbsCode: string) =>
        commands['answer-voice']?.({ bbsCode, bbsIdx, text: '말씀 감사합니다.' });
      await expect(answer('14')).rejects.toThrow('no such number');
      await expect(answer('99')).rejects.toThrow('bbsCode: ');
      await answer('37');
      expect(await own.call(readVoice, { bbsCode: '37', bbsIdx })).toMatchObject({
        state: '1',
        answer: { text: '말씀 감사합니다.', answeredOn: '2026-12-15' },
      });
    });
  });
