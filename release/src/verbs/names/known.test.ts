import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { temporaryStore } from '@portal/release-store/testing';
import { rmSync } from 'node:fs';
import { runVerb } from '../testing/run-verb.ts';
import { UsageError, type Values } from '../verb.ts';
import { nearest } from './nearest.ts';

let my: ReturnType<typeof temporaryStore>;
beforeAll(async () => {
  my = temporaryStore();
  for (const patch of [0, 1, 2, 3, 4, 5, 6]) await my.pin(`shell@1.0.0 guide@1.0.${patch}`);
});
afterAll(() => rmSync(my.root, { recursive: true }));

const sets = 'the newest are 3, 4, 5, 6, 7; release sets lists all';
const parts = 'known are guide, shell';
test.each<[string, Values, string]>([
  ['pin 8', {}, sets],
  ['rollback', { to: '8' }, sets],
  ['rollback', { remote: 'giude' }, 'dev has no part giude: did you mean guide?'],
  ['canary start 8', { percent: '1' }, sets],
  ['check 8', {}, sets],
  ['check 7', { base: '8' }, sets],
  ['check 7', { waive: 'wieght', reason: 'x' }, 'did you mean weight? known are chain, blocked'],
  ['diff 8 1', {}, sets],
  ['diff 1 8', {}, sets],
  ['override mint', { set: '8' }, sets],
  ['override mint', { set: 'guide@1.0.9' }, 'the newest are 1.0.2, 1.0.3, 1.0.4, 1.0.5, 1.0.6'],
  ['disable voc', { message: '점검' }, 'dev has no part voc: known are shell, guide'],
  ['enable voc', {}, 'dev has no part voc: known are shell, guide'],
  ['block gide@1.0.0', { reason: 'x' }, `did you mean guide? ${parts}`],
  ['files guide@1.0.9', {}, 'release versions guide lists all'],
  ['versions voc', {}, parts],
  ['failures voc', {}, parts],
])('%s %j lists the known names, as a wrong command line', async (words, values, said) => {
  const config = readConfig({ SECRET_KEY: 'a-key-for-this-test-and-no-other' });
  const refused = runVerb(my.store, words, values, { config }).catch((error: unknown) => error);
  expect(await refused).toBeInstanceOf(UsageError);
  expect(((await refused) as Error).message).toContain(said);
  expect(my.store.pin('dev')?.revision).toBe(7);
});

test('the nearest name begins alike, or differs in few letters', () => {
  const known = ['channel', 'rollback', 'reason', 'expect'];
  const found = ['chanel', 'roll', 'resaon', 'exepct', 'xyz', ''].map((name) =>
    nearest(name, known),
  );
  expect(found).toEqual(['channel', 'rollback', 'reason', 'expect', null, null]);
});
