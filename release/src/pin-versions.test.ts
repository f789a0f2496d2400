import { expect, test } from '@jest/globals';
import { olderPin } from './pin-versions.ts';

const pin = { revision: 4, set: '2', reason: 'rollback to set 2' };

test.each([
  ['the newest set', '2', ['1', '2'], null],
  [
    'an earlier set',
    '2',
    ['1', '2', '10'],
    'pinned     set 2 in dev, revision 4, and not the newest set 10 (rollback to set 2)',
  ],
  ['nothing', null, ['1'], null],
])('a channel with %s pinned', (_, set, sets, said) => {
  const store = { pin: () => set && { ...pin, set }, sets: () => sets };
  expect(olderPin(store as never, 'dev')).toBe(said);
});
