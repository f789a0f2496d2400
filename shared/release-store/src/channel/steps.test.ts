import { expect, test } from '@jest/globals';
import type { Past } from './history.ts';
import { neighboursIn } from './steps.ts';

/** A history such as `1 2 3 <2`: each number is a set, and `<` marks a rollback. */
const past = (line: string) =>
  line.split(' ').map((step) => {
    const set = step.replace('<', '');
    const verb = step.startsWith('<') ? 'rollback' : 'pin';
    return { pin: { set, verb, disabled: {} } } as Past;
  });

test.each<[string, string | null, string | null, string]>([
  ['1', null, null, 'a first set has no neighbours'],
  ['1 2 3', '2', null, 'nothing was left'],
  ['1 2 3 <2', '1', '3', 'a rollback leaves a set'],
  ['1 2 3 <2 <1', null, '2', 'two rollbacks leave two'],
  ['1 2 3 <2 <1 <2', '1', '3', 'one step forward'],
  ['1 2 3 <2 <1 <2 <3', '2', null, 'and another'],
  ['1 2 3 <1 <2 <3 <2', '1', '3', 'back again'],
  ['1 2 3 <2 4', '2', null, 'a new set ends the way forward'],
  ['1 2 3 <2 2 2', '1', '3', 'a change that keeps the set ends nothing'],
  ['1 2 3 2', '1', '3', 'a pin of an earlier set is a rollback too'],
  ['1 2 <3', '1', '2', 'a set made by the rollback of a remote stands in the place of the bad one'],
  ['1 2 <3 <4', '1', '3', 'two remotes rolled back'],
  ['1 2 <3 <4 <3', '1', '2', 'one of them forward again'],
  ['1 2 <3 <4 <3 <2', '1', null, 'both'],
  ['1 2 <3 <1', null, '3', 'a remote, then the whole set'],
  ['1 2 <3 <1 <3', '1', '2', 'and forward to the one with the remote rolled back'],
  ['1 2 <3 4', '3', null, 'a set on top of one with a remote rolled back'],
])('%s: before is %s, forward is %s (%s)', (line, before, after) => {
  expect(neighboursIn(past(line))).toEqual({ before, after });
});
