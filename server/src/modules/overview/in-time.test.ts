import { expect, test } from '@jest/globals';
import { inTime } from './in-time.ts';

test('passes on a result or a failure that is in time', async () => {
  expect(await inTime(10_000, Promise.resolve('it'))).toBe('it');
  await expect(inTime(10_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('rejects with ERR_UNAVAILABLE if nothing comes in time', async () => {
  await expect(inTime(1, new Promise(() => undefined))).rejects.toMatchObject({
    code: 'ERR_UNAVAILABLE',
  });
});
