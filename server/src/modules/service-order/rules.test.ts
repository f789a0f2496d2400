import { describe, expect, test } from '@jest/globals';
import {
  besideStages,
  serviceNames,
  serviceStages,
  type OwnedProduct,
  type ServiceKind,
} from '@portal/contract';
import fc from 'fast-check';
import {
  filedAs,
  islandRefusal,
  isPaidTooLate,
  mayDo,
  moveOf,
  nextOf,
  nextOfMembership,
  nextOfPayment,
  NEVER_OPEN,
  orderStateOf,
  statusesIn,
  type Move,
} from './rules.ts';

const services = Object.keys(serviceNames) as ServiceKind[];
const stagesOf = (service: ServiceKind) => Object.keys(serviceStages[service]);

describe('the life of a request', () => {
  test.each([
    ['after', ['RECEIVE', 'CONFIRM', 'ENGINEER', 'COMPLETE']],
    ['seat', ['1', '2', '3', '4']],
    ['transfer', ['1', '2', '3', '4']],
    ['assemble_disassemble', ['1', '2', '3', '4']],
    ['w_filter', ['1', '2', '3']],
  ] as const)('of %s passes %j one by one, and ends', (service, stages) => {
    for (const [i, stage] of stages.entries()) {
      const next = stages[i + 1];
      const outcome = next === undefined ? { refused: 'stage' } : { to: next };
      expect(moveOf(service, stage, 'advance')).toEqual(outcome);
    }
  });

  test.each(services)('of %s waits for its payment where it costs something first', (service) => {
    const first = stagesOf(service)[0];
    expect([filedAs(service, 1), filedAs(service, 0)]).toEqual(['WAIT', first]);
    for (const move of ['pay', 'advance'] as const)
      expect(moveOf(service, 'WAIT', move)).toEqual({ to: first });
    expect(moveOf(service, String(first), 'pay')).toEqual({ refused: 'already' });
    expect(moveOf(service, 'CANCEL', 'pay')).toEqual({ refused: 'stage' });
  });

  test.each(services)('of %s is cancelled by the customer until it is confirmed', (service) => {
    const [first = '', ...confirmed] = stagesOf(service);
    for (const status of ['WAIT', first])
      expect(moveOf(service, status, 'cancel')).toEqual({ to: 'CANCEL' });
    for (const status of confirmed)
      expect(moveOf(service, status, 'cancel')).toEqual({ refused: 'stage' });
    expect(moveOf(service, 'CANCEL', 'cancel')).toEqual({ refused: 'already' });
  });

  test.each(services)('of %s is cancelled by the call centre until it is over', (service) => {
    const stages = stagesOf(service);
    const last = stages.pop() ?? '';
    for (const status of ['WAIT', ...stages])
      expect(moveOf(service, status, 'cancelByCentre')).toEqual({ to: 'CANCEL' });
    expect(moveOf(service, last, 'cancelByCentre')).toEqual({ refused: 'stage' });
    expect(moveOf(service, 'CANCEL', 'cancelByCentre')).toEqual({ refused: 'already' });
  });

  test.each(services)('of %s expires only while it waits for its payment', (service) => {
    expect(moveOf(service, 'WAIT', 'expire')).toEqual({ to: 'CANCEL' });
    for (const status of stagesOf(service))
      expect(moveOf(service, status, 'expire')).toEqual({ refused: 'stage' });
    expect(moveOf(service, 'CANCEL', 'expire')).toEqual({ refused: 'already' });
  });
});

test.each([
  ['WAIT', { cancel: true, changeAddress: 'again', callCentre: false }],
  ['1', { cancel: true, changeAddress: 'again', callCentre: false }],
  ['2', { cancel: false, changeAddress: 'callCentre', callCentre: true }],
  ['3', { cancel: false, changeAddress: 'callCentre', callCentre: true }],
  ['4', { cancel: false, changeAddress: 'no', callCentre: false }],
  ['CANCEL', { cancel: false, changeAddress: 'no', callCentre: false }],
] as const)('at %s a customer may %j', (status, may) => {
  expect(mayDo('transfer', status)).toEqual(may);
});

test('every stage says what comes next, and when', () => {
  const days = { answer: '2026-11-25', first: '2026-12-01', second: '2026-12-08' };
  for (const service of services)
    for (const status of [...stagesOf(service), ...Object.keys(besideStages)])
      expect(nextOf(service, status, days, '2026-11-21').text).toMatch(/다\.$/);
  expect(nextOf('transfer', 'WAIT', days, '2026-11-21').by).toBe('2026-11-30');
  expect(nextOf('transfer', '3', days, '2026-11-21').by).toBe('2026-12-08');
  expect(nextOf('seat', '3', days, '2026-11-21').by).toBe('2026-12-01');
  expect(nextOf('after', 'RECEIVE', days, '2026-11-21').by).toBe('2026-11-25');
  expect(nextOf('after', 'COMPLETE', days, '2026-11-21').by).toBeNull();
  expect(nextOf('after', 'CANCEL', days, '2026-11-21')).toEqual({
    text: '취소된 접수입니다.',
    by: null,
  });
  expect(nextOf('w_filter', 'WAIT', { ...days, first: null }, '2026-11-21')).toEqual({
    text: '결제를 마치시면 접수됩니다.',
    by: null,
  });
});

test.each([
  ['by the working day', 'RECEIVE', '2026-11-26', '2026-11-21', '2026-11-25'],
  ['by the working day that is today', 'RECEIVE', '2026-12-01', '2026-11-25', '2026-11-25'],
  ['without a day that has passed', 'RECEIVE', '2026-12-01', '2026-11-26', null],
  ['on the day of the visit', 'ENGINEER', '2026-11-22', '2026-11-22', '2026-11-22'],
])('a repair goes on %s', (_, status, first, today, by) => {
  const days = { answer: '2026-11-25', first, second: null };
  expect(nextOf('after', status, days, today).by).toBe(by);
});

test.each(['2026-11-22', '2026-11-25'])(
  'a repair on %s is looked at before it, not by the 25th',
  (first) => {
    const days = { answer: '2026-11-25', first, second: null };
    expect(nextOf('after', 'RECEIVE', days, '2026-11-21')).toEqual({
      text: '방문하기 전에 상담원이 내용을 확인합니다.',
      by: null,
    });
  },
);

test.each([
  ['제주 제주시 우도면 우도로 1', /본섬만/],
  ['서울 중구 세종대로 110', null],
  // A place that names no region: nobody knows whether somebody is sent there.
  ['우도로 1', null],
])('a product at “%s” is refused with %s', (addr, reason) => {
  const refusal = islandRefusal({ place: { addr } as OwnedProduct['place'] });
  if (reason) expect(refusal).toMatch(reason);
  else expect(refusal).toBeNull();
});

test('a product without a place is not refused for it', () => {
  expect(islandRefusal({ place: null })).toBeNull();
});

test('a visit that did not take place is not promised any more', () => {
  const days = { answer: '2026-11-25', first: '2026-11-28', second: '2026-12-08' };
  const late = { text: '방문일이 지났습니다. 고객센터에서 확인해 드립니다.', by: null };
  for (const status of ['1', '2'])
    expect(nextOf('transfer', status, days, '2026-11-29')).toEqual(late);
  expect(nextOf('transfer', '3', days, '2026-11-29').by).toBe('2026-12-08');
  expect(nextOf('transfer', '3', days, '2026-12-09')).toEqual(late);
  expect(nextOf('transfer', '4', days, '2026-12-09').text).toBe('모두 마쳤습니다.');
});

test.each([
  [null, false],
  ['2026-11-20', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
])('on 21 November it is too late to pay for a visit on %s: %s', (visitOn, late) => {
  expect(isPaidTooLate(visitOn, '2026-11-21')).toBe(late);
});

/** `HISTORIES=10000` for the long run. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 500);

test.each(services)('no history of %s leaves its life', (service) => {
  const legal = ['WAIT', ...stagesOf(service), 'CANCEL'];
  const moves = fc.array(
    fc.constantFrom<Move>('pay', 'advance', 'cancel', 'cancelByCentre', 'expire'),
    {
      maxLength: 20,
    },
  );
  fc.assert(
    fc.property(fc.boolean(), moves, (costs, history) => {
      let status = filedAs(service, costs ? 1 : 0);
      for (const move of history) {
        const outcome = moveOf(service, status, move);
        if (!('to' in outcome)) continue;
        const [from, to] = [legal.indexOf(status), legal.indexOf(outcome.to)];
        expect(to).toBeGreaterThan(from);
        expect(outcome.to === 'CANCEL' || to === from + 1).toBe(true);
        if (move === 'cancel') expect(from).toBeLessThan(2);
        if (move === 'expire') expect(from).toBe(0);
        status = outcome.to;
      }
    }),
    { numRuns: HISTORIES },
  );
});

test.each([
  ['after', 'RECEIVE', 'OPEN'],
  ['after', 'ENGINEER', 'OPEN'],
  ['after', 'COMPLETE', 'DONE'],
  ['seat', '3', 'OPEN'],
  ['seat', '4', 'DONE'],
  ['transfer', '3', 'OPEN'],
  ['transfer', '4', 'DONE'],
  ['assemble_disassemble', '1', 'OPEN'],
  ['assemble_disassemble', '4', 'DONE'],
  ['w_filter', '2', 'OPEN'],
  ['w_filter', '3', 'DONE'],
  ['seat', 'WAIT', 'WAIT'],
  ['seat', 'CANCEL', 'CANCEL'],
] as const)('a request of %s with status %s is %s', (service, status, state) => {
  expect(orderStateOf(service, status)).toBe(state);
});

test('each state has its statuses of each service', () => {
  const withFour = (...statuses: string[]) =>
    Object.fromEntries(
      services
        .filter((service) => service !== 'after' && service !== 'w_filter')
        .map((service) => [service, statuses]),
    );
  const all = { after: ['WAIT'], ...withFour('WAIT'), w_filter: ['WAIT'] };
  const open = ['RECEIVE', 'CONFIRM', 'ENGINEER'];
  const stated = (state: Parameters<typeof statusesIn>[0]) =>
    Object.fromEntries(statusesIn(state).map(({ service, statuses }) => [service, statuses]));
  expect(stated('WAIT')).toEqual(all);
  expect(stated('OPEN')).toEqual({ after: open, ...withFour('1', '2', '3'), w_filter: ['1', '2'] });
  expect(stated('DONE')).toEqual({ after: ['COMPLETE'], ...withFour('4'), w_filter: ['3'] });
});

test.each(services)('an open request of %s is in the index of open ones', (service) => {
  const open = stagesOf(service).filter((status) => orderStateOf(service, status) === 'OPEN');
  for (const status of open) expect(NEVER_OPEN).not.toContain(status);
  expect(open).not.toEqual([]);
});

test('what comes next of a payment under way is its deposit or its check, whatever the day of the visit', () => {
  const account = { bankName: '', accountNo: '', holder: '', until: '2026-11-27T14:59:00Z' };
  expect(nextOfPayment({ is: 'deposit', deposit: account })).toEqual({
    text: '받으신 계좌로 입금하시면 접수됩니다.',
    by: '2026-11-27',
  });
  expect(nextOfPayment({ is: 'checking', deposit: null })).toEqual({
    text: '결제를 확인하고 있습니다. 확인되면 접수됩니다.',
    by: null,
  });
  expect(nextOfPayment({ is: 'unpaid', deposit: null })).toBeNull();
});

test('what comes next of a membership is its next filters, as long as any are to be sent', () => {
  const running = {
    startedOn: '2026-03-02',
    next: { names: ['세디먼트 필터', '카본 필터'], on: '2026-12-02' },
    earlyEnd: { months: 9, supplied: 60_000, paid: 45_000, penalty: 15_000 },
  };
  const filters = {
    text: '세디먼트 필터, 카본 필터: 교체할 때에 맞추어 보내 드립니다.',
    by: '2026-12-02',
  };
  expect(nextOfMembership(running, '2')).toEqual(filters);
  const allSent = { ...running, next: null };
  expect(nextOfMembership(allSent, '2')).toEqual({
    text: '약정 기간의 필터를 모두 보내 드렸습니다.',
    by: null,
  });
  const ended = { ...allSent, earlyEnd: null };
  expect(nextOfMembership(ended, '3')).toEqual({ text: '약정 기간이 끝났습니다.', by: null });
  expect(nextOfMembership(running, 'CANCEL')).toBeNull();
  expect(nextOfMembership({ ...running, startedOn: null }, '1')).toBeNull();
  expect(nextOfMembership(null, '2')).toBeNull();
});
