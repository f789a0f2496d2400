import { expect, test } from '@jest/globals';
import { appStoreOf } from './app-store.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; SM-S918N) Chrome/126.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (Linux; Android 13; SM-X700) SamsungBrowser/25.0', 10, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5', 5, 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Version/16.0', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 0, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0', 10, null],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0', 0, null],
] as const)('%s with %d touch points: %s', (userAgent, maxTouchPoints, store) => {
  expect(appStoreOf({ userAgent, maxTouchPoints })).toBe(store);
});
