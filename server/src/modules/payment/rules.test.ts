import { expect, test } from '@jest/globals';
import { paymentStates, type PaymentState } from '@portal/contract';
import { cancelReasons } from '@portal/testing/payments';
import { dueAfter, lastDepositDay, newMoid, reasons, stateAfter, type Step } from './rules.ts';

/** Where each step leads from each state; a step that is not named here is refused. */
const life: Record<PaymentState, Partial<Record<Step, PaymentState>>> = {
  ready: { start: 'started', close: 'cancelled' },
  started: { authorise: 'authorised', refuse: 'failed', close: 'cancelled' },
  authorised: { approve: 'approving', refuse: 'failed' },
  approving: { book: 'paid', wait: 'waiting', decline: 'failed', lose: 'unknown' },
  waiting: { book: 'paid', close: 'cancelled' },
  unknown: { clear: 'failed' },
  paid: { refund: 'cancelled' },
  failed: {},
  cancelled: {},
};
const steps = [...new Set(Object.values(life).flatMap((each) => Object.keys(each)))] as Step[];

test.each(paymentStates)('a payment that is %s takes its steps and no others', (state) => {
  const taken = steps.flatMap((step) => {
    const to = stateAfter(state, step);
    return to === null ? [] : [[step, to]];
  });
  expect(Object.fromEntries(taken)).toEqual(life[state]);
});

test('the mop-up looks at a payment as long as it can change by itself', () => {
  const minutes = Object.entries(dueAfter).map(([state, ms]) => [state, ms && ms / 60_000]);
  expect(Object.fromEntries(minutes)).toEqual({
    ready: 30,
    started: 30,
    authorised: 1,
    approving: 1,
    unknown: 1,
    waiting: 10,
    paid: null,
    failed: null,
    cancelled: null,
  });
});

test('a payment’s number has its day, and sixteen letters that nobody reads as another', () => {
  const moids = Array.from({ length: 50 }, () => newMoid('2026-11-21'));
  for (const moid of moids) expect(moid).toMatch(/^20261121-[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(new Set(moids).size).toBe(50);
  expect(new Set(moids.join('').replaceAll('20261121-', '')).size).toBe(32);
});

test('the fixtures of cancelled payments have the sentences of the server', () => {
  expect(reasons).toMatchObject(cancelReasons);
});

test.each([
  [null, '2026-11-24'],
  ['2026-12-24', '2026-11-24'],
  ['2026-11-25', '2026-11-24'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-22', '2026-11-21'],
])('a deposit on 21 November for a visit on %s can be made until %s', (visitOn, until) => {
  expect(lastDepositDay('2026-11-21', visitOn)).toBe(until);
});
