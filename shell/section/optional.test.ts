import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { optional } from './optional.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('gives the answer, and leaves no timer behind', async () => {
  await expect(optional(Promise.resolve('물'))).resolves.toBe('물');
  expect(jest.getTimerCount()).toBe(0);
});

test('gives null where the call failed', async () => {
  await expect(optional(Promise.reject(new Error('down')))).resolves.toBeNull();
});

test('gives null once the page has waited long enough, and not before', async () => {
  const told: unknown[] = [];
  void optional(new Promise(() => {})).then((value) => told.push(value));
  await jest.advanceTimersByTimeAsync(1_999);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toEqual([null]);
});
