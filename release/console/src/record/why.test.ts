import { expect, test } from '@jest/globals';
import type { AuditRecord } from '../desk/answers.ts';
import { whyOf } from './why.ts';

const job: AuditRecord = {
  chain: 'jobs/4',
  signedBy: null,
  revision: 1,
  previous: null,
  set: '4',
  state: 'queued',
  askedBy: 'lee',
  channel: 'staging',
  lost: 0,
  desk: null,
  evidence: null,
  log: '',
  tookMs: 0,
  actor: 'desk',
  reason: '',
  at: '2026-11-25T00:00:00.000Z',
};

test.each([
  ['check', '검사'],
  ['asked for by lee', 'lee 계정의 요청'],
  ['its desk was stopped', '데스크가 멈추어 다시 기다림'],
  ['its desk was lost', '데스크가 갑자기 멈추어 다시 기다림'],
  ['it lost 3 desks', '데스크가 3번 갑자기 멈춤'],
  ['cancelled', '사람이 취소함'],
  ['checked', '검사를 마침'],
  ['the checks ended with SIGKILL', '검사가 끝나기 전에 멈춤 (SIGKILL)'],
  ['voc@1.0.0 is missing', expect.stringMatching(/저장소에 없는 것/)],
  ['what nobody expected', 'what nobody expected'],
])('the desk’s reason %s is told in Korean', (reason, text) => {
  expect(whyOf({ ...job, reason })).toEqual(text);
});

test('a reason that somebody wrote stays as it is', () => {
  const status = { name: 'voc', version: '1.0.0', status: 'blocked' } as const;
  const { chain, signedBy, revision, previous, actor, at } = job;
  const link = { chain, signedBy, revision, previous, actor, at };
  expect(whyOf({ ...link, ...status, reason: 'check' })).toBe('check');
});
