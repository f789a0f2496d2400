import { describe, expect, test } from '@jest/globals';
import { readPhoneRequest } from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';

/** What the automatic call centre's call does, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('what the automatic call centre sent', () => {
    const ask = (idx: string) => api().app.inject({ url: readPhoneRequest.path, query: { idx } });

    test('is found by its number', async () => {
      expect((await ask('7')).json().data).toEqual({
        idx: '7',
        title: '필터 교체',
        html: '<p>영상입니다.</p>',
        path: '/guide/video?product=w',
        request: null,
      });
    });

    test('is not found by an unknown number', async () => {
      const answer = await ask('8');
      expect([answer.statusCode, answer.json().status.code]).toEqual([404, 'ERR_NOT_FOUND']);
    });

    test.each(['', '７', '-7', 'a'])('refuses the number "%s"', async (idx) => {
      expect((await ask(idx)).statusCode).toBe(422);
    });
  });
