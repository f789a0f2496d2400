import { expect, test } from '@jest/globals';
import { hasGoneOn, nextPopup, secondsOfToday, withNotToday } from './rules.ts';

test.each([
  ['2026-11-21T14:59:59Z', 1],
  ['2026-11-21T15:00:00Z', 86_400],
  ['2026-11-21T15:00:00.500Z', 86_400],
  ['2026-11-22T03:00:00Z', 43_200],
])('at %s, today lasts %d more seconds in Seoul', (now, seconds) => {
  expect(secondsOfToday(Date.parse(now))).toBe(seconds);
});

const popups = [{ name: 'a b' }, { name: 'c|d' }, { name: 'e' }];

test('picks the first popup neither dismissed today nor seen', () => {
  expect(nextPopup(popups, null, new Set())?.name).toBe('a b');
  expect(nextPopup(popups, null, new Set(['a b']))?.name).toBe('c|d');
  const refused = withNotToday(withNotToday(null, 'a b'), 'c|d');
  expect(nextPopup(popups, refused, new Set())?.name).toBe('e');
  expect(nextPopup(popups, refused, new Set(['e']))).toBeUndefined();
});

test('stores each dismissed name once, encoded for a cookie', () => {
  const value = withNotToday(withNotToday('x', '겨울; 안내'), '겨울; 안내');
  expect(value).toMatch(/^x\|[\w%]+$/);
});

test('a malformed cookie dismisses nothing', () => {
  expect(nextPopup(popups, '%E0%A4%A', new Set())?.name).toBe('a b');
});

test.each([
  ['', false],
  ['?product=w', false],
  ['?step=1', false],
  ['?step=x', false],
  ['?step=2', true],
  ['?again=3&step=3', true],
  ['?result=12', true],
])('%s is a later step or a result: %s', (search, isLater) => {
  expect(hasGoneOn(search)).toBe(isLater);
});
