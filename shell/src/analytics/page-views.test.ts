import { beforeEach, expect, jest, test } from '@jest/globals';
import { createPageViews, type PageViews } from './page-views.ts';

let address = '/a';
let told: string[] = [];
let views: PageViews;

beforeEach(() => {
  jest.useFakeTimers();
  address = '/a';
  told = [];
  views = createPageViews(
    () => address,
    () => told.push(address),
  );
});

const pass = (ms: number) => jest.advanceTimersByTime(ms);
const show = (to: string) => {
  address = to;
  views.pageShown();
};

test('reports a page once, 300 ms after it is shown', () => {
  show('/a');
  pass(299);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual(['/a']);
  pass(10_000);
  expect(told).toEqual(['/a']);
});

test('reports once when page and user change together', () => {
  show('/a');
  pass(100);
  views.userChanged();
  pass(299);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual(['/a']);
});

test('reports the page again when the user changes later', () => {
  show('/a');
  pass(300);
  views.userChanged();
  pass(300);
  expect(told).toEqual(['/a', '/a']);
});

test('reports nothing before a page is shown', () => {
  views.userChanged();
  pass(5000);
  expect(told).toEqual([]);
});

test('reports no page that is left within 300 ms', () => {
  show('/a');
  pass(200);
  views.leaving();
  pass(5000);
  show('/b');
  pass(300);
  expect(told).toEqual(['/b']);
});

test('reports nothing while the address is ahead of the page', () => {
  show('/a');
  pass(200);
  address = '/b';
  pass(5000);
  expect(told).toEqual([]);
});

test('reports a page whose navigation was abandoned', () => {
  show('/a');
  pass(200);
  views.leaving();
  pass(1000);
  show('/a');
  pass(300);
  expect(told).toEqual(['/a']);
});

test('reports a page once that is shown again with other data', () => {
  show('/a');
  pass(300);
  show('/a');
  pass(300);
  expect(told).toEqual(['/a']);
});

test('reports a page again after a return to it', () => {
  show('/a');
  pass(300);
  show('/b');
  pass(100);
  show('/a');
  pass(300);
  expect(told).toEqual(['/a', '/a']);
});

test('reports nothing while a page blocks it', () => {
  const first = views.block();
  const second = views.block();
  show('/a');
  pass(5000);
  views.userChanged();
  pass(5000);
  first();
  pass(5000);
  expect(told).toEqual([]);
  second();
  pass(300);
  expect(told).toEqual(['/a']);
});

test('undoing a block twice undoes one', () => {
  const first = views.block();
  views.block();
  first();
  first();
  show('/a');
  pass(5000);
  expect(told).toEqual([]);
});

test('a block that ends with its page reports nothing of it', () => {
  const unblock = views.block();
  show('/a');
  address = '/b';
  unblock();
  pass(5000);
  expect(told).toEqual([]);
});

test('waits for a hold, and reports 300 ms after its end', () => {
  const known = views.hold();
  show('/a');
  pass(1000);
  expect(told).toEqual([]);
  known();
  pass(299);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual(['/a']);
});

test('waits two seconds at most, and does not report again afterwards', () => {
  const known = views.hold();
  show('/a');
  pass(2000);
  expect(told).toEqual(['/a']);
  known();
  pass(5000);
  expect(told).toEqual(['/a']);
});
