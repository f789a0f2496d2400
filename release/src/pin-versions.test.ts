import { expect, test } from '@jest/globals';
import type { PinRecord } from '@portal/release-store';
import { olderPin } from './pin-versions.ts';

const pin: PinRecord = {
  channel: 'dev',
  revision: 4,
  set: '2',
  setSha384: '',
  actor: 'team',
  reason: 'rollback to set 2',
  at: '2026-11-21T03:00:00.000Z',
};

test.each([
  ['the newest set', '2', ['1', '2'], null],
  [
    'an earlier set',
    '2',
    ['1', '2', '10'],
    'pinned     set 2 in dev, revision 4, and not the newest set 10 (rollback to set 2)',
  ],
  ['nothing', null, ['1'], null],
])('of a channel that has %s pinned', (_, set, sets, said) => {
  const store = { pin: () => set && { ...pin, set }, sets: () => sets };
  expect(olderPin(store as never, 'dev')).toBe(said);
});
