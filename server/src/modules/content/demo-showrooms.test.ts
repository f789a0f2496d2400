import { statSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { channelTypes } from '@portal/contract';
import { regionNames, regionOf, type RegionCode } from '@portal/format';
import { readContent, type Content } from './read.ts';

let content: Content;
beforeAll(async () => {
  content = await readContent('server/content');
});

/** The southern, northern, western and eastern limit of each region, in degrees. */
const bounds: Record<RegionCode, [number, number, number, number]> = {
  '11': [37.42, 37.71, 126.76, 127.19],
  '26': [34.98, 35.4, 128.75, 129.32],
  '27': [35.6, 36.33, 128.34, 128.77],
  '28': [37.3, 37.66, 126.36, 126.8],
  '29': [35.05, 35.26, 126.64, 127.03],
  '30': [36.18, 36.5, 127.24, 127.56],
  '31': [35.32, 35.73, 128.97, 129.47],
  '36': [36.4, 36.74, 127.12, 127.41],
  '41': [36.89, 38.29, 126.37, 127.87],
  '42': [37.02, 38.62, 127.08, 129.37],
  '43': [36.01, 37.26, 127.27, 128.66],
  '44': [35.97, 37.06, 125.9, 127.64],
  '45': [35.29, 36.16, 126.3, 127.92],
  '46': [33.9, 35.5, 125.9, 127.91],
  '47': [35.56, 37.56, 127.8, 129.6],
  '48': [34.5, 35.92, 127.57, 129.23],
  '50': [33.1, 33.6, 126.1, 126.99],
};

test('showrooms are in all regions, about sixty, each at a place of its region', () => {
  const { showrooms } = content;
  expect(showrooms.length).toBeGreaterThanOrEqual(55);
  expect(showrooms.length).toBeLessThanOrEqual(65);
  expect(new Set(showrooms.map(({ sido }) => sido))).toEqual(new Set(Object.keys(regionNames)));
  for (const { name, addr, sido, lat, lng } of showrooms) {
    const [south, north, west, east] = bounds[sido];
    const isThere = lat > south && lat < north && lng > west && lng < east;
    expect([name, regionOf(addr), isThere]).toEqual([name, sido, true]);
  }
  const places = new Set(showrooms.map(({ lat, lng }) => `${lat} ${lng}`));
  const names = new Set(showrooms.map(({ name }) => name));
  expect([places.size, names.size]).toEqual([showrooms.length, showrooms.length]);
});

test('a showroom shows something of each group that it names, and nothing else', () => {
  for (const { name, shows, models } of content.showrooms) {
    const groups = (JSON.parse(models) as { product: string }[]).map(({ product }) => product);
    expect([name, [...new Set(groups)].sort()]).toEqual([
      name,
      (JSON.parse(shows) as string[]).sort(),
    ]);
  }
  const all = content.showrooms.flatMap(({ shows }) => JSON.parse(shows) as string[]);
  expect(new Set(all)).toEqual(new Set(channelTypes));
});

test('hours differ: some showrooms close on Mondays, some on holidays, some for visits of half an hour', () => {
  const { showrooms } = content;
  const isOpenOn = (weekly: string, day: number) =>
    (JSON.parse(weekly) as { day: number }[]).some((hours) => hours.day === day);
  for (const differs of [
    showrooms.map(({ weekly }) => isOpenOn(weekly, 1)),
    showrooms.map(({ closes_on_holidays }) => closes_on_holidays),
    showrooms.map(({ visit_minutes }) => visit_minutes === 30),
    showrooms.map(({ closed }) => closed !== '[]'),
    showrooms.map(({ note }) => note !== ''),
  ])
    expect(new Set(differs)).toEqual(new Set([true, false]));
  for (const { name, weekly } of showrooms)
    expect([name, JSON.parse(weekly).length]).not.toEqual([name, 0]);
});

test('the showrooms’ phone numbers belong to nobody', () => {
  for (const { phone } of content.showrooms) expect(phone).toMatch(/^0\d{1,2}-0000-\d{4}$/);
});

test('every showroom has a picture with a text, and none weighs much', () => {
  for (const { pictures } of content.showrooms) {
    const shown = JSON.parse(pictures) as { alt: string; url: string }[];
    expect(shown.length).toBeGreaterThan(0);
    for (const { alt } of shown) expect(alt.length).toBeGreaterThan(10);
  }
  for (const { path } of content.media.files.values())
    if (path.includes('showroom-'))
      expect([path, statSync(`server/content/${path}`).size < 30_000]).toEqual([path, true]);
});
