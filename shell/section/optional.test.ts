import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { optional } from './optional.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('resolves to the answer and clears its timer', async () => {
  await expect(optional(Promise.resolve('물'))).resolves.toBe('물');
  expect(jest.getTimerCount()).toBe(0);
});

test('resolves to null when the call fails', async () => {
  await expect(optional(Promise.reject(new Error('down')))).resolves.toBeNull();
});

test('resolves to null after its time limit, and not before', async () => {
  const told: unknown[] = [];
  void optional(new Promise(() => {})).then((value) => told.push(value));
  await jest.advanceTimersByTimeAsync(1_999);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toEqual([null]);
});
