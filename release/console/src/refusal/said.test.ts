import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { passChecks, temporaryStore } from '@portal/release-store/testing';
import { rmSync } from 'node:fs';
import { inKorean } from './said.ts';
import { runVerb } from '../../../src/verbs/testing/run-verb.ts';
import type { Values } from '../../../src/verbs/verb.ts';

let my: ReturnType<typeof temporaryStore>;
beforeEach(async () => {
  my = temporaryStore();
  for (const patch of [0, 1]) await my.pin(`shell@1.0.0 guide@1.0.${patch}`);
});
afterEach(() => rmSync(my.root, { recursive: true }));

const change = { expect: '0', reason: 'test' };
/** What the console says about a refused verb. */
async function refusalOf(words: string, values: Values = change): Promise<string | null> {
  const refused: unknown = await runVerb(my.store, words, values).then(
    () => new Error(`${words} was not refused`),
    (error: unknown) => error,
  );
  return inKorean((refused as Error).message);
}

test('the console has Korean words for what the store refuses, with what to do', async () => {
  expect(await refusalOf('pin 1', change)).toBe(
    '개발의 리비전은 이제 2번이고, 결정은 0번을 보고 하셨습니다.',
  );
  expect(await refusalOf('production: pin 2')).toBe(
    '세트 2번은 아직 검사하지 않았습니다. 먼저 검사해 주세요.',
  );
  await passChecks(my.store, '2');
  await runVerb(my.store, 'production: pin 2', change);
  const next = { expect: '1', reason: 'test' };
  expect(await refusalOf('production: canary start 2', { ...next, percent: '1' })).toMatch(
    /세트 2번은 이미 모든 고객이 받습니다/,
  );
  expect(await refusalOf('production: canary abort', next)).toBe(
    '운영에서 진행 중인 카나리가 없습니다.',
  );
  expect(await refusalOf('production: enable guide', next)).toBe(
    'guide 리모트는 꺼져 있지 않습니다.',
  );
  await my.block('guide', '1.0.0');
  expect(await refusalOf('pin 1', { expect: '2', reason: 'test' })).toMatch(
    /^guide@1\.0\.0 버전은 차단되어 있습니다\. 이유: .+\. 다른 버전을 선택하거나/,
  );
  expect(await refusalOf('block shell@1.0.0')).toMatch(/차단하면 (개발|운영)의 고객에게 줄 셸이/);
  await runVerb(my.store, 'production: freeze', next);
  const frozen = { expect: '2', reason: 'test' };
  expect(await refusalOf('production: pin 2', frozen)).toBe('동결한 이유: test (kim)');
  expect(await refusalOf('who ABCDEF')).toMatch(/번호가 ABCDEF인 것은 없습니다/);
  await runVerb(my.store, 'staging: pin 2', change);
  expect(await refusalOf('staging: override mint', { set: '2' })).toMatch(
    /^검증 포털의 주소를 데스크가 모릅니다/,
  );
});

test('the console has Korean words for tokens that cannot be made or revoked', async () => {
  const made = { reason: 'CI', verbs: 'live' };
  expect(await refusalOf('token revoke guide-ci')).toMatch(/^토큰 guide-ci 없음/);
  await runVerb(my.store, 'token create guide-ci', made);
  expect(await refusalOf('token create guide-ci', made)).toMatch(
    /^이름이 guide-ci인 토큰을 이미 쓰고 있습니다/,
  );
});

test.each([
  ['channels/production/3.json cannot be read: move it', '운영의 3번째 기록'],
  ['sets/8.json was altered', '세트 8의 기록'],
  ['checks/8/2.json was altered', '세트 8 검사의 2번째 기록'],
  ['desk/4.json was altered', '데스크의 4번째 기록'],
  ['statuses/4.json was altered', '버전 상태의 4번째 기록'],
  ['versions/guide/1.0.1/version.json is missing', 'guide@1.0.1의 기록'],
  ['versions/guide/1.0.1/client/main.js was altered', 'guide@1.0.1의 파일 main.js'],
])('names the record of %s in words', (said, place) => {
  expect(inKorean(said)).toContain(place);
  expect(inKorean(said)).not.toContain('.json');
});

test('leaves a sentence that it does not know to the words of the program', () => {
  expect(inKorean('the moon is not up')).toBeNull();
});
