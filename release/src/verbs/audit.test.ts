import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { by, temporaryStore } from '@portal/release-store/testing';
import { rmSync } from 'node:fs';
import { runVerb } from './testing/run-verb.ts';

let my: ReturnType<typeof temporaryStore>;
beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0');
});
afterEach(() => rmSync(my.root, { recursive: true }));

test('the audit says who asked the desk for checks, and what became of them', async () => {
  const job = {
    set: '1',
    askedBy: 'lee',
    channel: 'staging' as const,
    lost: 0,
    desk: null,
    evidence: null,
    log: '',
    tookMs: 0,
  };
  await my.store.evidence.jobs.add(0, { ...job, state: 'queued', ...by, actor: 'lee' });
  await my.store.evidence.jobs.add(1, { ...job, state: 'cancelled', ...by, reason: 'too late' });
  const said: string[] = [];
  await runVerb(my.store, 'audit', {}, { say: (line) => void said.push(line), fail: () => {} });
  expect(said.filter((line) => line.includes('jobs/1'))).toEqual([
    `${by.at}  jobs/1 1  lee  check  set 1 queued in the desk  test`,
    `${by.at}  jobs/1 2  kim  check  set 1 cancelled in the desk  too late`,
  ]);
});
