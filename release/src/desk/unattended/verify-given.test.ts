import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { by, passChecks, temporaryStore } from '@portal/release-store/testing';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyGiven } from './verify-given.ts';

let my: ReturnType<typeof temporaryStore>;
let logged: string[];
let log: FastifyBaseLogger;
beforeEach(() => {
  my = temporaryStore();
  logged = [];
  const stream = { write: (line: string) => void logged.push(line) };
  log = Fastify({ logger: { level: 'warn', stream } }).log;
});
afterEach(() => rmSync(my.root, { recursive: true }));

/** Gives the customers of production a set with this guide. */
async function give(guide: string) {
  const { store } = my;
  await my.pin(`shell@1.0.0 guide@${guide}`);
  const set = store.pin('dev')?.set ?? '';
  await passChecks(store, set);
  await store.pinSet('production', store.pin('production')?.revision ?? 0, { set, ...by });
}

const alter = (guide: string) =>
  writeFileSync(join(my.store.clientFolder('guide', guide), 'remoteEntry.js'), 'altered');

test('nothing is logged where every byte is as it was published', async () => {
  await give('1.0.0');
  await verifyGiven(my.store, log);
  expect(logged).toEqual([]);
});

test('damage in the set that customers get, and in the one before, is logged with what to do', async () => {
  await give('1.0.0');
  await give('1.0.1');
  alter('1.0.0');
  alter('1.0.1');
  await verifyGiven(my.store, log);
  const told = logged.map((line) => (JSON.parse(line) as { store: string }).store);
  expect(told).toEqual([
    expect.stringMatching(/guide.1\.0\.1.* was altered: deliver its sources/),
    expect.stringMatching(/guide.1\.0\.0.* was altered: deliver its sources/),
  ]);
});

test('a set that cannot be read is logged, and the desk goes on', async () => {
  await give('1.0.0');
  writeFileSync(join(my.root, 'versions/guide/1.0.0/version.json'), '{}');
  await verifyGiven(my.store, log);
  expect(logged.join()).toMatch(/versions.guide.1\.0\.0.version.json was altered/);
});
