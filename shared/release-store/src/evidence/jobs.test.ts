import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseStore, verifyAudit } from '../index.ts';
import { by, temporaryStore } from '../testing/temporary-store.ts';
import type { JobContent } from './jobs.ts';

let my: ReturnType<typeof temporaryStore>;
beforeEach(() => {
  my = temporaryStore();
});
afterEach(() => rmSync(my.root, { recursive: true }));

const queued: JobContent = {
  set: '1',
  state: 'queued',
  askedBy: 'kim',
  channel: 'staging',
  lost: 0,
  desk: null,
  evidence: null,
  log: '',
  tookMs: 0,
  ...by,
};

test('a set has one job at a time: of two processes that add a record, one wins', async () => {
  const other = new ReleaseStore(my.root);
  expect(my.store.evidence.jobs.newest('1')).toBeNull();
  await my.store.evidence.jobs.add(0, queued);
  await expect(other.evidence.jobs.add(0, queued)).rejects.toMatchObject({ kind: 'stale' });
  expect(other.evidence.jobs.newest('1')).toMatchObject({ revision: 1, state: 'queued' });
  await other.evidence.jobs.add(1, { ...queued, state: 'cancelled' });
  expect(my.store.evidence.jobs.newest('1')?.state).toBe('cancelled');
});

test('the audit proves jobs like other records', async () => {
  await my.store.evidence.jobs.add(0, queued);
  await my.store.evidence.jobs.add(1, { ...queued, state: 'done', evidence: 1 });
  expect(my.store.chains.map(([name]) => name)).toContain('jobs/1');
  expect(verifyAudit(my.store).faults).toEqual([]);

  const path = join(my.root, 'jobs/1/1.json');
  writeFileSync(path, JSON.stringify({ ...queued, revision: 1, previous: null, actor: 'lee' }));
  expect(verifyAudit(new ReleaseStore(my.root)).faults).toEqual([
    'jobs/1/1.json is not the record that jobs/1/2.json was written after',
  ]);
});
