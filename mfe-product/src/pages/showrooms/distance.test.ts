import { expect, test } from '@jest/globals';
import { summaryOf } from '../../testing/showrooms.ts';
import { distanceBetween, sortedFrom } from './distance.ts';

const seoul = { lat: 37.5665, lng: 126.978 };
const busan = { lat: 35.1796, lng: 129.0756 };

test('from Seoul to Busan it is 325 km, and from a place to itself 0', () => {
  expect(Math.round(distanceBetween(seoul, busan) / 1000)).toBe(325);
  expect(distanceBetween(busan, busan)).toBe(0);
});

test('the nearest comes first; without a position the order stays', () => {
  const list = [summaryOf('1', '가', seoul), summaryOf('2', '나', busan)];
  const names = (from: typeof seoul | null) =>
    sortedFrom(from, list).map(({ showroom }) => showroom.name);
  expect(names(busan)).toEqual(['나', '가']);
  expect(names(null)).toEqual(['가', '나']);
});
