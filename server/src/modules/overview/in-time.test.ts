import { expect, test } from '@jest/globals';
import { inTime } from './in-time.ts';

test('what is in time is brought, also where it fails', async () => {
  expect(await inTime(10_000, Promise.resolve('it'))).toBe('it');
  await expect(inTime(10_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('what never comes is unavailable', async () => {
  await expect(inTime(1, new Promise(() => undefined))).rejects.toMatchObject({
    code: 'ERR_UNAVAILABLE',
  });
});
