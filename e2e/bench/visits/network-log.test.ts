import { expect, test } from '@jest/globals';
import { hopsBefore, type LoggedRequest } from './network-log.ts';

/** A request of the page from and to these seconds after the navigation began. */
const request = (type: string, url: string, start: number, end: number): LoggedRequest => ({
  url,
  type,
  start,
  wall: start,
  end,
  bytes: 1000,
  received: [],
  cached: false,
});
const log = [
  request('Document', '/', 0, 0.2),
  request('Script', '/main.js', 0.3, 0.6),
  request('XHR', '/api/list', 0.7, 0.9),
  request('XHR', '/api/late', 1.1, 1.3),
];

test('hops are the requests in series before the content, without scripts that had not run', () => {
  const hops = (readyMs: number, notRun: string[] = []) => hopsBefore(log, 0, readyMs, notRun);
  expect(hops(250)).toBe(1);
  expect(hops(650)).toBe(2);
  expect(hops(650, ['/main.js'])).toBe(1);
  expect(hops(1000)).toBe(3);
});
