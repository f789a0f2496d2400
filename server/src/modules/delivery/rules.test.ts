import { describe, expect, test } from '@jest/globals';
import { deliveryStages, type DeliveryStage } from '@portal/contract';
import fc from 'fast-check';
import { daysAfter } from '../../calendar/clock.ts';
import {
  atFirst,
  changeOf,
  dayStateOf,
  mayDo,
  moveUntil,
  nextOf,
  orderStanding,
  type Change,
  type Standing,
} from './rules.ts';

const today = '2026-11-21';
const stages = Object.keys(deliveryStages) as DeliveryStage[];
const on = '2026-11-27';
const standing = (change: Partial<Standing> = {}): Standing => ({
  status: 'PREPARE',
  day: 'planned',
  installOn: on,
  askedOn: null,
  ...change,
});
const none = { day: 'none', installOn: null } as const;
const moving = { day: 'moving', askedOn: '2026-12-01' } as const;
const confirm: Change = { is: 'confirm', installOn: on };
const at = (time: string) => Date.parse(`${time}+09:00`);
const now = at('2026-11-21T09:00');
const move = { is: 'move', installOn: on, moveOn: '2026-12-01', at: now } as const;
const ask: Change = { is: 'ask', moveOn: '2026-12-01' };
const plan: Change = { is: 'plan', installOn: '2026-12-01' };

describe('a shipment', () => {
  test('passes its stages one by one, and ends', () => {
    for (const [i, status] of stages.entries()) {
      const next = stages[i + 1];
      const outcome = changeOf(standing({ status }), { is: 'advance' }, today);
      expect(outcome).toEqual(
        next === undefined ? { refused: 'stage' } : { to: standing({ status: next }) },
      );
    }
  });

  test('reaches the stage of installation only with a planned or confirmed day', () => {
    for (const change of [none, moving])
      expect(
        changeOf(standing({ status: 'DISPATCH', ...change }), { is: 'advance' }, today),
      ).toEqual({ refused: 'day' });
  });

  test.each([
    ['ORDER', false],
    ['PREPARE', true],
    ['DISPATCH', true],
    ['INSTALL', false],
    ['DONE', false],
  ] as const)('at %s has a day to plan, confirm and move: %s', (status, may) => {
    const planned = { day: 'planned', installOn: '2026-12-01', askedOn: null };
    const expected = (to: object) => (may ? { to: { status, ...to } } : { refused: 'stage' });
    const from = standing({ status });
    expect(changeOf(from, plan, today)).toEqual(expected(planned));
    expect(changeOf(from, confirm, today)).toEqual(
      expected({ day: 'confirmed', installOn: on, askedOn: null }),
    );
    expect(changeOf(from, move, today)).toEqual(expected({ ...planned, day: 'confirmed' }));
    expect(changeOf(from, ask, today)).toEqual(
      expected({ day: 'moving', installOn: on, askedOn: '2026-12-01' }),
    );
  });

  test('is not planned for a day that is over', () => {
    const past = { is: 'plan', installOn: '2026-11-20' } as const;
    expect(changeOf(standing(none), past, today)).toEqual({ refused: 'day' });
  });

  test.each([
    ['of no day', standing(none), confirm, today],
    ['of another day than was seen', standing({ installOn: '2026-11-28' }), confirm, today],
    ['of a day that is to be moved', standing(moving), confirm, today],
    ['of a day that is over', standing(), confirm, '2026-11-28'],
    ['by who moves another day than stands', standing({ installOn: '2026-11-28' }), move, today],
    ['by who moves it while the centre plans another', standing(moving), move, today],
    ['by who asks for the day that stands', standing(), { ...ask, moveOn: on }, today],
    ['by who asks for a second day', standing({ ...moving, askedOn: on }), ask, today],
  ] as const)('refuses a change %s', (_, from, change, day) => {
    expect(changeOf(from, change, day)).toEqual({ refused: 'day' });
  });

  test('is moved until noon of the day before', () => {
    const noon = at('2026-11-26T12:00');
    const until = (time: number) => changeOf(standing(), { ...move, at: time }, '2026-11-26');
    expect(until(noon - 1)).toMatchObject({ to: { day: 'confirmed', installOn: '2026-12-01' } });
    expect(until(noon)).toEqual({ refused: 'late' });
    expect([moveUntil(standing(), noon - 1), moveUntil(standing(), noon)]).toEqual([noon, null]);
  });

  test('stays as it is where it was confirmed before', () => {
    const from = standing({ day: 'confirmed' });
    const outcome = changeOf(from, confirm, today);
    expect('to' in outcome && outcome.to === from).toBe(true);
  });
});

test.each([
  ['a planned day', standing(), { confirm: true, move: true }],
  ['a day that is near', standing({ installOn: '2026-11-22' }), { confirm: true, move: false }],
  ['a confirmed day', standing({ day: 'confirmed' }), { confirm: false, move: true }],
  ['a day to be moved', standing(moving), { confirm: false, move: false }],
  ['no day', standing(none), { confirm: false, move: false }],
  ['a visit', standing({ status: 'INSTALL' }), { confirm: false, move: false }],
] as const)('a customer may do this about %s: %#', (_, from, may) => {
  expect(mayDo(from, today, at(`${today}T12:00`))).toEqual(may);
});

test.each([
  ['none', standing(none), today],
  ['toConfirm', standing(), on],
  ['fixed', standing({ day: 'confirmed' }), on],
  ['fixed', standing({ status: 'INSTALL' }), on],
  ['moving', standing(moving), '2026-11-28'],
  ['late', standing({ status: 'INSTALL' }), '2026-11-28'],
  ['late', standing(), '2026-11-28'],
  ['done', standing({ status: 'DONE' }), '2026-11-28'],
] as const)('a day is %s: %#', (state, from, now) => {
  expect(dayStateOf(from, now)).toBe(state);
});

test('every standing says what comes next, and on which day', () => {
  const days = { today, answerBy: '2026-11-25' };
  const by = (from: Standing, given = days) => nextOf(from, given).by;
  for (const status of stages)
    for (const change of [none, {}, { day: 'confirmed' }, moving] as const)
      expect(nextOf(standing({ status, ...change }), days).text).toMatch(/다\.$/);
  expect([by(atFirst), by(standing(none)), by(standing(moving))]).toEqual(
    Array(3).fill('2026-11-25'),
  );
  expect([by(standing()), by(standing({ status: 'INSTALL' }))]).toEqual([on, on]);
  expect(by(standing({ status: 'DONE' }))).toBeNull();
  const late = nextOf(standing(), { today: '2026-11-28', answerBy: '2026-12-02' });
  expect(late).toEqual({
    text: '설치 예정일이 지났습니다. 고객센터에서 확인해 드립니다.',
    by: null,
  });
  // The promised day has passed, so the customer is not told about it.
  expect(by(atFirst, { today, answerBy: '2026-11-20' })).toBeNull();
});

test('an order is as far as the shipment that is furthest behind', () => {
  const done = standing({ status: 'DONE', installOn: '2026-11-18' });
  const of = (...shipments: Standing[]) => orderStanding(shipments, today);
  expect(of(done, standing({ status: 'DISPATCH' }))).toEqual({
    status: 'DISPATCH',
    statusName: '출고',
    installOn: on,
    dayState: 'toConfirm',
  });
  expect(of(done)).toMatchObject({ installOn: '2026-11-18', dayState: 'done' });
  expect(of(done, standing(none))).toMatchObject({ installOn: null, dayState: 'none' });
  // A day that the customer does not want comes last.
  const later = standing({ installOn: '2026-12-04' });
  expect(of(standing(moving), later)).toMatchObject({ installOn: '2026-12-04' });
  expect(of(standing(moving))).toMatchObject({ installOn: on, dayState: 'moving' });
  expect(of()).toBeNull();
});

/** Run with `HISTORIES=10000` for a longer test. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 500);

test('no sequence of changes breaks the rules of a shipment', () => {
  const days = fc.integer({ min: 0, max: 12 }).map((days) => daysAfter(today, days));
  const changes = fc.oneof(
    fc.constant<Change>({ is: 'advance' }),
    days.map((installOn): Change => ({ is: 'plan', installOn })),
    days.map((installOn): Change => ({ is: 'confirm', installOn })),
    days.map((moveOn): Change => ({ is: 'ask', moveOn })),
    fc
      .tuple(days, days, fc.integer({ min: 0, max: 13 * 24 }))
      .map(([installOn, moveOn, hours]): Change => ({
        is: 'move',
        installOn,
        moveOn,
        at: now + hours * 3_600_000,
      })),
  );
  const history = fc.array(fc.tuple(changes, fc.integer({ min: 0, max: 1 })), { maxLength: 40 });
  fc.assert(
    fc.property(history, (moves) => {
      let [from, day] = [atFirst, today];
      for (const [change, passed] of moves) {
        day = daysAfter(day, passed);
        const may = mayDo(from, day, change.is === 'move' ? change.at : now);
        const outcome = changeOf(from, change, day);
        if (!('to' in outcome)) continue;
        const { to } = outcome;
        const steps = stages.indexOf(to.status) - stages.indexOf(from.status);
        expect(steps).toBe(change.is === 'advance' ? 1 : 0);
        expect(to.day === 'none').toBe(to.installOn === null);
        expect(to.day === 'moving').toBe(to.askedOn !== null);
        if (to.status === 'INSTALL' || to.status === 'DONE')
          expect(['planned', 'confirmed']).toContain(to.day);
        if (to.status === 'ORDER') expect(to.day).toBe('none');
        if (to !== from && change.is === 'confirm') expect(may.confirm).toBe(true);
        if (to !== from && change.is === 'move') expect(may.move).toBe(true);
        from = to;
      }
    }),
    { numRuns: HISTORIES },
  );
});
