import { expect, test } from '@jest/globals';
import { newCohort } from './cohort.ts';

test('a browser gets a cohort once, for a year', () => {
  const cookie = newCohort('font=1; text=large', true) ?? '';
  expect(cookie).toMatch(
    /^cohort=[0-9a-f]{16}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  );
  const [pair = ''] = cookie.split(';');
  expect(newCohort(pair, true)).toBeNull();
  expect(newCohort(`a=b; ${pair}; c=d`, true)).toBeNull();
});

test('what is no cohort is replaced', () => {
  for (const cookies of [undefined, '', 'cohort=', 'cohort=zz', 'xcohort=0123456789abcdef'])
    expect(newCohort(cookies, false)).toMatch(/^cohort=[0-9a-f]{16};/);
});

test('two browsers are two cohorts', () => {
  expect(newCohort('', false)).not.toBe(newCohort('', false));
});
