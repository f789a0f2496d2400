import { expect, jest, test } from '@jest/globals';
import { createValue } from './value.ts';

test('who subscribes hears of each new value until they leave', () => {
  const { get, set, subscribe } = createValue('first');
  const heard = jest.fn();
  const leave = subscribe(() => heard(get()));
  set('second');
  leave();
  set('third');
  expect(heard.mock.calls).toEqual([['second']]);
  expect(get()).toBe('third');
});
