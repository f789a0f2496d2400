import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { samplesSince, type ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietPortal, sendReport, storeWithSet } from '../testing/parts.ts';
import { passTime, stopClock } from '../testing/stopped-clock.ts';
import { Figures } from './figures.ts';
import { keepCounting } from './keep-counting.ts';

stopClock();
const began = new Date(Date.now() - 60_000).toISOString();
let dataDir: string;
let store: ReleaseStore;
let portal: FastifyInstance;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-visits-'));
  ({ store } = await storeWithSet(dataDir));
  portal = await quietPortal(dataDir);
});
afterEach(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (path: string, body: object, from: string) => sendReport(portal, path, body, { from });
const shown = (from: string) =>
  send('/-/tabs', { set: '1', versions: { guide: '1.0.0' }, mounts: { guide: 1 } }, from);
const failed = (from: string, kind: string, more: object = {}) =>
  send(
    '/-/failures',
    {
      code: 'ABC234',
      set: '1',
      part: 'guide',
      version: '1.0.0',
      class: kind,
      path: '/guide',
      error: 'Error: planned',
      ...more,
    },
    from,
  );
/** The seven ways in which a part is lost, each as the reports of one visit. */
const losses = {
  network: (from: string) => failed(from, 'network'),
  http: (from: string) => failed(from, 'http'),
  integrity: async (from: string) => {
    await failed(from, 'integrity');
    await failed(from, 'uncaught', { before: 'failed' });
  },
  timeout: (from: string) => failed(from, 'timeout'),
  chunk: async (from: string) => {
    await shown(from);
    await failed(from, 'chunk', { before: 'reported' });
  },
  'container-init': async (from: string) => {
    await failed(from, 'container-init');
    await failed(from, 'uncaught', { before: 'failed' });
    await failed(from, 'mount', { before: 'failed' });
  },
  mount: async (from: string) => {
    await shown(from);
    await failed(from, 'mount', { before: 'reported' });
    await failed(from, 'uncaught', { before: 'failed' });
  },
};
const kinds = Object.keys(losses) as (keyof typeof losses)[];

/** What the portal wrote of the guide, after it stopped. */
async function figures() {
  await portal.close();
  const byKind: Record<string, number> = {};
  for (const { rows } of store.counts('dev').since(began))
    for (const [kind, count] of rows.flatMap((row) => Object.entries(row.failures)))
      byKind[kind] = (byKind[kind] ?? 0) + count;
  return { ...samplesSince(store, 'dev', began)('guide@1.0.0'), byKind };
}

test('of 200 visits of one address, each counts once: as shown, or as its first failure', async () => {
  for (let i = 0; i < 200; i++) {
    const kind = i % 2 === 0 ? undefined : kinds[((i - 1) / 2) % kinds.length];
    await (kind ? losses[kind]('10.0.0.1') : shown('10.0.0.1'));
    passTime(10);
  }
  expect(await figures()).toEqual({
    mounts: 100,
    failures: 100,
    byKind: {
      network: 15,
      http: 15,
      integrity: 14,
      timeout: 14,
      chunk: 14,
      'container-init': 14,
      mount: 14,
    },
  });
});

test.each([
  ['the allowance of an address', 900, () => '10.0.0.1', () => passTime(20)],
  ['the limit of a second', 1500, (i: number) => `10.1.${i >> 8}.${i & 255}`, () => {}],
])('beyond %s, visits shown and failed are dropped alike', async (_, visits, from, after) => {
  for (let i = 0; i < visits; i++) {
    const loss = kinds[i % kinds.length];
    await (i % 3 > 0 || !loss ? shown(from(i)) : losses[loss](from(i)));
    after();
  }
  const { mounts, failures } = await figures();
  expect(mounts + failures).toBeGreaterThanOrEqual(300);
  expect(mounts + failures).toBeLessThan(visits / 2);
  // A third of the visits fails.
  expect(failures / (mounts + failures)).toBeGreaterThan(0.31);
  expect(failures / (mounts + failures)).toBeLessThan(0.36);
});

const codeOf = (i: number) => i.toString(36).toUpperCase().padStart(6, '0');

/** The support codes that the store has. */
const codes = () =>
  [...store.counts('dev').since(began)].flatMap((record) =>
    record.failures.flatMap(({ code, alike = [] }) => [code, ...alike]),
  );

test('every support code is kept, whether or not its failure counts', async () => {
  let sent = 0;
  const fail = (more: object) => failed('10.0.0.1', 'mount', { code: codeOf(sent++), ...more });
  // Beyond the allowance of figures, of a version that nobody published, of an earlier set, and of a second failure.
  for (let i = 0; i < 700; i++) await fail({});
  await fail({ version: '9.9.9' });
  await fail({ part: 'invented', version: 'x', set: 'y' });
  await fail({ set: '7' });
  await fail({ before: 'failed' });
  // A record describes 100 different failures; of further ones it keeps the codes alone.
  for (let i = 0; i < 200; i++) await fail({ error: `Error: ${i}` });
  const { failures } = await figures();
  expect(failures).toBe(300);
  expect(codes().sort()).toEqual(Array.from({ length: sent }, (_, i) => codeOf(i)).sort());
  const all = [...store.counts('dev').since(began)].flatMap((record) => record.failures);
  expect(all.length).toBeLessThan(110);
  expect(all).toContainEqual(
    expect.objectContaining({ set: 'unknown', part: 'unknown', version: 'unknown' }),
  );
});

test('a support code of the time without a store is kept for the next record', async () => {
  const figuresOfServer = new Figures();
  const hooks: (() => Promise<void>)[] = [];
  const app = {
    addHook: (_: string, hook: () => Promise<void>) => hooks.push(hook),
    log: { error() {} },
  };
  const away = join(dataDir, 'away');
  keepCounting(app as unknown as FastifyInstance, store, 'dev', figuresOfServer);
  for (const code of ['AAAAAA', 'BBBBBB'])
    figuresOfServer.noteFailure({
      code,
      at: new Date().toISOString(),
      set: '1',
      part: 'guide',
      version: '1.0.0',
      class: 'mount',
      route: '/guide',
      cohort: 'base',
      error: 'Error: planned',
    });
  renameSync(join(dataDir, 'store'), away);
  writeFileSync(join(dataDir, 'store'), 'no folder');
  await hooks[0]?.();
  rmSync(join(dataDir, 'store'));
  renameSync(away, join(dataDir, 'store'));
  expect(codes()).toEqual([]);
  await hooks[0]?.();
  expect(codes()).toEqual(['AAAAAA', 'BBBBBB']);
});
