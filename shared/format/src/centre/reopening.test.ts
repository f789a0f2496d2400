import { expect, test } from '@jest/globals';
import { reopeningText } from './reopening.ts';

const until = '2026-11-25T09:00:00.000Z';

test.each([
  [until, '2026-11-25T08:59:59Z', '2026.11.25(수) 18:00에 다시 열 예정입니다.'],
  [until, until, '예정한 시간보다 늦어지고 있습니다. 준비되는 대로 다시 열겠습니다.'],
  [null, until, '준비되는 대로 다시 열겠습니다.'],
])('what is closed until %s is promised at %s as it is known', (closed, now, text) => {
  expect(reopeningText(closed, new Date(now))).toBe(text);
});
