import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { by, temporaryStore } from '@portal/release-store/testing';
import { rmSync } from 'node:fs';
import { pinVersions } from '../pin-versions.ts';
import { runVerb } from './testing/run-verb.ts';

let my: ReturnType<typeof temporaryStore>;
beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0');
});
afterEach(() => rmSync(my.root, { recursive: true }));

test('a delivery has the commits of its versions, and how many files were not committed', async () => {
  const { record } = await my.publish('guide', '1.0.0');
  const source = { author: 'Minji', subject: 'photos', changedFiles: 2, link: null };
  const bytes = new Map([['remoteEntry.js', Buffer.from('guide 1.0.0')]]);
  const code = Buffer.from('exports.app = {};');
  const next = { ...record, version: '1.0.1', commit: '0123456789abcdef', source };
  const version = await my.store.publish(next, bytes, code);
  await pinVersions(my.store, 'dev', [version], { actor: 'minji', reason: 'deliver guide@1.0.1' });
  const said: string[] = [];
  const read = (words: string) =>
    runVerb(my.store, words, {}, { say: (line) => void said.push(line), fail: () => {} });
  const records = (await read('audit')) as object[];
  const commit = '0123456789abcdef';
  expect(records.at(-1)).toMatchObject({
    verb: 'deliver',
    delivered: [{ name: 'guide', version: '1.0.1', commit, source }],
  });
  expect(records[0]).not.toHaveProperty('delivered');
  const from = '01234567 photos (Minji), with 2 files not committed';
  expect(said.at(-1)).toBe(`  guide@1.0.1  ${from}`);
  await read('versions guide');
  expect(said.at(-1)).toBe(`guide@1.0.1  ${record.builtAt}  available  ${from}  live in dev`);
});

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
