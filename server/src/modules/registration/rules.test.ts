import { expect, test } from '@jest/globals';
import { registrationStages, type RegistrationStage } from '@portal/contract';
import fc from 'fast-check';
import { moveOf, type Move } from './rules.ts';

const stages = Object.keys(registrationStages) as RegistrationStage[];

test.each([
  ['RECEIVE', 'advance', { to: 'CONFIRM' }],
  ['CONFIRM', 'advance', { to: 'COMPLETE' }],
  ['COMPLETE', 'advance', { refused: 'stage' }],
  ['RECEIVE', 'refuse', { refused: 'stage' }],
  ['CONFIRM', 'refuse', { to: 'COMPLETE' }],
  ['COMPLETE', 'refuse', { refused: 'stage' }],
] as const)('at %s, to %s leads to %j', (status, move, outcome) => {
  expect(moveOf(status, move)).toEqual(outcome);
});

/** Run with `HISTORIES=10000` for a longer test. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 500);

test('no sequence of moves breaks the rules of a registration, and it ends once', () => {
  const moves = fc.array(fc.constantFrom<Move>('advance', 'refuse'), { maxLength: 10 });
  fc.assert(
    fc.property(moves, (history) => {
      let status: RegistrationStage = 'RECEIVE';
      let ends = 0;
      for (const move of history) {
        const outcome = moveOf(status, move);
        if (!('to' in outcome)) continue;
        expect(stages.indexOf(outcome.to)).toBe(stages.indexOf(status) + 1);
        if (move === 'refuse') expect(status).toBe('CONFIRM');
        status = outcome.to;
        if (status === 'COMPLETE') ends += 1;
      }
      expect(ends).toBeLessThanOrEqual(1);
    }),
    { numRuns: HISTORIES },
  );
});
