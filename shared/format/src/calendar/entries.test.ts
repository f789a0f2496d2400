import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayInSeoul } from '../date.ts';
import { calendarFile, type CalendarDay } from './calendar-file.ts';
import { entriesOfOrder, entryOfDeposit, entryOfShipment, entryOfVisit } from './entries.ts';

const request = {
  ordNbr: '20260001',
  goodsName: '편안 안마의자',
  serviceName: '이전설치',
  phone: '1577-0000',
};
const shipment = {
  shippingSeq: '7',
  goodsName: '편안 안마의자',
  installOn: '2026-12-01',
  hours: '13:00~16:00',
  dayState: 'fixed',
  phone: '1577-0000',
};

/** The lines of one entry, unfolded. */
const linesOf = (entry: CalendarDay) =>
  calendarFile([entry], new Date(0)).replaceAll('\r\n ', '').split('\r\n');
const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(name))?.slice(name.length);

const dayOf = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: 0, max: 3660 }).map(dayOf);
const timeText = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
const anyWindow = fc
  .tuple(fc.integer({ min: 0, max: 24 * 60 }), fc.integer({ min: 0, max: 24 * 60 }))
  .filter(([begin, end]) => begin < end)
  .map(([begin, end]) => ({ begin, end, text: `${timeText(begin)}~${timeText(end)}` }));

/** `20261201T040000Z` as an instant. */
const instantIn = (text = '') =>
  Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));

test('a window begins and ends on its day by the clock of Seoul, on every day', () => {
  fc.assert(
    fc.property(anyDay, anyWindow, (on, { begin, end, text }) => {
      const [entry] = entriesOfOrder({ ...request, days: [{ what: '회수', on, window: text }] });
      const lines = linesOf(entry as CalendarDay);
      const from = instantIn(valueOf(lines, 'DTSTART:'));
      const to = instantIn(valueOf(lines, 'DTEND:'));
      expect(dayInSeoul(new Date(from).toISOString())).toBe(on);
      const midnight = Date.parse(`${on}T00:00:00+09:00`);
      expect([(from - midnight) / 60_000, (to - midnight) / 60_000]).toEqual([begin, end]);
    }),
  );
});

test('a day without a window, or with hours that no calendar has, is whole, on every day', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.constantFrom(null, '', '오후', '16:00~13:00', '9:00~12:00', '12:00~12:00'),
      (installOn, hours) => {
        const lines = linesOf(entryOfShipment({ ...shipment, installOn, hours }));
        const [from = '', to = ''] = ['DTSTART;VALUE=DATE:', 'DTEND;VALUE=DATE:'].map((name) =>
          valueOf(lines, name)?.replace(/(....)(..)(..)/, '$1-$2-$3'),
        );
        expect(from).toBe(installOn);
        expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60_000);
      },
    ),
  );
});

test('every line has 75 octets at most and ends with CRLF, and unfolded it is what was written', () => {
  const anyText = fc.string({ unit: fc.constantFrom('가', 'a', '🛋', ' ', '힣'), maxLength: 200 });
  fc.assert(
    fc.property(anyText, anyText, (goodsName, phone) => {
      const file = calendarFile([entryOfShipment({ ...shipment, goodsName, phone })], new Date(0));
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${goodsName} 설치\r\n`);
    }),
  );
});

test('a name has no day and no window in it, so that what moves stays one entry', () => {
  const uids = (on: string, window: string) => [
    ...entriesOfOrder({ ...request, days: [{ what: '회수', on, window }] }),
    entryOfShipment({ ...shipment, installOn: on, hours: window }),
  ];
  const names = (entries: CalendarDay[]) => entries.map(({ uid, title }) => [uid, title]);
  expect(names(uids('2026-12-01', '09:00~12:00'))).toEqual(
    names(uids('2026-12-04', '13:00~18:00')),
  );
});

test('the second visit of a request has a name of its own', () => {
  const days = [
    { what: '회수', on: '2026-12-01' },
    { what: '설치', on: '2026-12-04', window: '13:00~18:00' },
  ];
  expect(entriesOfOrder({ ...request, days })).toMatchObject([
    { uid: '20260001-first@portal', title: '편안 안마의자 이전설치 회수' },
    { uid: '20260001-second@portal', time: { begin: '13:00', minutes: 300 } },
  ]);
});

test.each([
  ['toConfirm', 'tentative'],
  ['fixed', undefined],
  ['late', undefined],
  ['moving', 'cancelled'],
])('an installation whose day is %s is %s', (dayState, state) => {
  const entry = entryOfShipment({ ...shipment, dayState });
  expect(entry.state).toBe(state);
  expect(entry.text.includes('괜찮으신지')).toBe(state === 'tentative');
});

test('a visit to a showroom has its length; a deposit has its last day in Seoul', () => {
  const visit = {
    visitIdx: 800_001,
    name: '강남점',
    addr: '서울 강남구 한솔로 12',
    phone: '0200000101',
    visitOn: '2026-11-24',
    visitTime: '10:30',
    minutes: 30,
  };
  expect(linesOf(entryOfVisit(visit))).toEqual(
    expect.arrayContaining(['DTSTART:20261124T013000Z', 'DTEND:20261124T020000Z']),
  );
  const until = '2026-11-23T23:59:00+09:00';
  const deposit = entryOfDeposit({ moid: 'm', goodsName: '시트', until, text: '' });
  expect(deposit).toMatchObject({ uid: 'm@portal', day: '2026-11-23', title: '시트 입금 기한' });
});
