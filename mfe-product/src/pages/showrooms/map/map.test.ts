import { expect, test } from '@jest/globals';
import { regionNames, type RegionCode } from '@portal/format';
import { placeNames } from './labels.ts';
import { nameAt, provinces } from './outlines.ts';
import { HEIGHT, project, shapes, viewOf, WIDTH } from './projection.ts';

const codes = Object.keys(regionNames) as RegionCode[];

/** Whether a place lies inside a ring (ray casting, to the east). */
function isIn(ring: readonly (readonly [number, number])[], [lng, lat]: readonly [number, number]) {
  const crossings = ring.filter(([x, y], i) => {
    const [toX, toY] = ring[(i + 1) % ring.length] ?? [0, 0];
    return y > lat !== toY > lat && lng < x + ((lat - y) / (toY - y)) * (toX - x);
  });
  return crossings.length % 2 === 1;
}
/** All provinces that contain a place: a city and the province around it overlap. */
const provincesAt = (place: readonly [number, number]) =>
  provinces
    .filter(({ rings }) => rings.some((ring) => isIn(ring.flat(), place)))
    .map(({ sido }) => sido);

test('all regions are drawn, the cities on top of the provinces around them', () => {
  expect(new Set(shapes.map(({ sido }) => sido))).toEqual(new Set(codes));
  const order = provinces.map(({ sido }) => sido);
  expect(order.indexOf('11')).toBeGreaterThan(order.indexOf('41'));
  expect(order.indexOf('30')).toBeGreaterThan(order.indexOf('44'));
});

test('every ring closes: each of its lines begins where the one before ends', () => {
  for (const { sido, rings } of provinces)
    for (const ring of rings)
      ring.forEach((line, i) => {
        const before = ring.at(i - 1);
        expect([sido, line[0]]).toEqual([sido, before?.at(-1)]);
      });
});

test.each([
  ['서울시청', '11', [126.978, 37.567]],
  ['해운대', '26', [129.13, 35.18]],
  ['동대구역', '27', [128.628, 35.88]],
  ['부평', '28', [126.72, 37.49]],
  ['광주시청', '29', [126.851, 35.16]],
  ['대전시청', '30', [127.385, 36.35]],
  ['울산시청', '31', [129.311, 35.539]],
  ['세종청사', '36', [127.265, 36.504]],
  ['수원', '41', [127.029, 37.263]],
  ['춘천', '42', [127.73, 37.881]],
  ['청주', '43', [127.489, 36.642]],
  ['천안', '44', [127.152, 36.815]],
  ['전주', '45', [127.148, 35.824]],
  ['목포', '46', [126.42, 34.83]],
  ['포항', '47', [129.343, 36.019]],
  ['창원', '48', [128.681, 35.228]],
  ['제주시', '50', [126.531, 33.499]],
] as const)('%s lies in region %s', (_name, sido, place) => {
  expect(provincesAt(place)).toContain(sido);
});

test('the name of every province stands on the drawing', () => {
  for (const code of codes) {
    const [x, y] = project(nameAt(code));
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
  }
});

test('a chosen province is larger than on the whole, and lies within what is shown', () => {
  for (const { sido, rings } of provinces) {
    const { x, y, width, height } = viewOf(sido);
    expect(width).toBeLessThan(WIDTH);
    for (const [px, py] of rings.flat(2).map(project))
      expect(px > x && px < x + width && py > y && py < y + height).toBe(true);
  }
});

test('a name is written beside its place, on the other side at the edge, and nowhere if it would cover another', () => {
  const at = (id: string, x: number, y: number) => ({ id, name: '강남점', x, y });
  const named = placeNames([at('a', 20, 20), at('b', 90, 60), at('c', 21, 24)], 10, {
    x: 0,
    width: 100,
  });
  expect(named.map(({ label }) => label?.anchor ?? null)).toEqual(['start', 'end', null]);
});
