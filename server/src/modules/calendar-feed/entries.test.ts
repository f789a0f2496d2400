import { expect, test } from '@jest/globals';
import {
  entriesOfRequest,
  entriesOfInstallation,
  entriesOfBooking,
  entryOfWaiting,
} from './entries.ts';

const today = '2026-11-21';
const order = {
  ord_nbr: 200_001,
  service: 'transfer',
  status: '1',
  version: 2,
  goods_name: '한결 안마의자 HB-700',
  received_on: '2026-11-10',
  visit_on: '2026-11-24',
  second_on: '2026-11-26',
  visit_window: '08:00~12:00',
  second_window: null,
  changed_at: Date.parse('2026-11-12T09:00:00+09:00'),
} as const;

test('a request with two visits has an entry for each, with permanent names', () => {
  const entries = entriesOfRequest(order, today, '1577-0000');
  expect(entries.map(({ uid, day, title }) => [uid, day, title])).toEqual([
    ['200001-first@portal', '2026-11-24', '한결 안마의자 HB-700 이전설치 회수'],
    ['200001-second@portal', '2026-11-26', '한결 안마의자 HB-700 이전설치 설치'],
  ]);
  expect(entries.map(({ time }) => time)).toEqual([{ begin: '08:00', minutes: 240 }, undefined]);
  expect(entries[0]).toMatchObject({ sequence: 2, changedAt: new Date('2026-11-12T00:00:00Z') });
});

test.each([
  ['2026-11-20', ['cancelled', 'cancelled']],
  ['2026-11-25', ['cancelled']],
  ['2026-11-27', []],
])('on %s a cancelled request tells of its days to come: %j', (on, states) => {
  const entries = entriesOfRequest({ ...order, status: 'CANCEL' }, on, '');
  expect(entries.map(({ state }) => state)).toEqual(states);
});

const shipment = {
  shipping_seq: 7,
  version: 3,
  goods_name: '한결 안마의자 HB-520',
  status: 'PREPARE',
  day: 'planned',
  asked_on: null,
  install_on: '2026-11-27',
  hours: '13:00~16:00',
  ordered_on: '2026-11-10',
  changed_at: null,
} as const;

test.each([
  ['planned', '2026-11-27', 'tentative'],
  ['planned', '2026-11-20', undefined],
  ['confirmed', '2026-11-27', undefined],
  ['moving', '2026-11-27', 'cancelled'],
] as const)('an installation that is %s for %s is %s', (day, installOn, state) => {
  const [entry] = entriesOfInstallation({ ...shipment, day, install_on: installOn }, today, '');
  expect([entry?.state, entry?.time]).toEqual([state, { begin: '13:00', minutes: 180 }]);
});

test('an installation without a day, or on a past one that moved, has no entry', () => {
  expect(entriesOfInstallation({ ...shipment, install_on: null }, today, '')).toEqual([]);
  const moved = { ...shipment, day: 'moving', install_on: '2026-11-20' } as const;
  expect(entriesOfInstallation(moved, today, '')).toEqual([]);
});

test('a visit to a showroom has its length, an hour in bookings of earlier releases', () => {
  const visit = {
    visit_idx: 800_001,
    visit_on: '2026-11-24',
    visit_time: '10:30',
    place: 1,
    showroom: { name: '강남점', addr: '서울 강남구 한솔로 12', phone: '0200000101' },
    received_on: '2026-11-10',
    changes: 0,
    changed_at: null,
  };
  expect(entriesOfBooking(visit, today)[0]).toMatchObject({
    time: { begin: '10:30', minutes: 60 },
    place: '서울 강남구 한솔로 12',
    changedAt: new Date('2026-11-10T00:00:00+09:00'),
  });
});

test('a deposit has its last day in Seoul', () => {
  const until = Date.parse('2026-11-23T23:59:00+09:00');
  const deposit = { moid: 'm', goodsName: '시트', until, version: 1, changedAt: 0 };
  expect(entryOfWaiting(deposit)).toMatchObject({ day: '2026-11-23', title: '시트 입금 기한' });
});
