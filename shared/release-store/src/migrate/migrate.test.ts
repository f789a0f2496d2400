import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres, type TestPostgres } from '../../../../server/src/testing/postgres.ts';
import { migrateStore, mintToken, openStore, verifyAudit, type ReleaseStore } from '../index.ts';
import { until } from '../testing/backing.ts';
import { by, passChecks, temporaryStore } from '../testing/temporary-store.ts';
import { folderEnd, type End } from './ends.ts';
import { migrate } from './migrate.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 600_000);
afterAll(() => postgres.stop());

const opened: ReleaseStore[] = [];
const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'portal-migrate-'));
  folders.push(made);
  return made;
};
type Where = Parameters<typeof openStore>[0];
async function open(where: Where, follows = false): Promise<ReleaseStore> {
  const store = await openStore(where, { as: follows ? 'portal' : 'command', follows, warn() {} });
  opened.push(store);
  return store;
}

/** A store in a folder with records of every kind, and the database that it may go to. */
let where: Where & { RELEASE_DATABASE_URL: string };
let onFolder: Where;
let my: ReturnType<typeof temporaryStore>;
beforeEach(async () => {
  onFolder = { DATA_DIR: folder() };
  where = { ...onFolder, RELEASE_DATABASE_URL: await postgres.createDatabase() };
  my = temporaryStore(await open(onFolder));
  for (const patch of [0, 1, 2]) await my.pin(`shell@1.0.0 guide@1.0.${patch}`);
  await passChecks(my.store, '3');
  await my.store.pinSet('production', 0, { set: '3', ...by });
  await my.block('guide', '1.0.1');
  const scope = { name: 'ci', parts: ['guide'], verbs: ['live'], until: by.at };
  await mintToken(my.store, scope, by);
  await my.store.reserveVersion('voc', '1.0');
  await count('first');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true });
});
const count = (server: string) =>
  my.store.counts('production').add({
    at: new Date().toISOString(),
    server,
    rows: [],
    tabs: { 'guide@1.0.2': 1 },
    failures: [],
  });
const hashesOf = ({ DATA_DIR }: Where) => folderEnd(join(DATA_DIR, 'store')).hashes();

test('to the database and back into another folder: the same files, records and signatures', async () => {
  const there = await migrateStore(where, 'postgresql');
  const files = await hashesOf(where);
  expect(there).toMatchObject({ copied: files.size, same: files.size, faults: [] });
  const portal = await open(where, true);
  expect(portal.pin('production')).toEqual(my.store.pin('production'));
  expect(portal.served('dev').get('guide')?.record.version).toBe('1.0.2');
  expect(verifyAudit(portal).faults).toEqual([]);
  const other = { ...where, DATA_DIR: folder() };
  await cp(join(where.DATA_DIR, 'keys'), join(other.DATA_DIR, 'keys'), { recursive: true });
  const back = await migrateStore(other, 'folder');
  expect(back).toMatchObject({ copied: files.size, faults: [] });
  expect(await hashesOf(other)).toEqual(files);
  // And nothing is left to do.
  expect(await migrateStore(where, 'postgresql')).toMatchObject({ copied: 0, same: files.size });
});

test('while a portal runs and others write: they go on, and the next run brings the rest', async () => {
  const portal = await open(onFolder, true);
  let writing: Promise<unknown> | undefined;
  await migrateStore(where, 'postgresql', () => {
    writing ??= my.pin('shell@1.0.0 guide@1.0.3').then(() => count('second'));
  });
  await writing;
  await until(() => portal.pin('dev')?.revision === 4);
  expect(portal.served('dev').get('guide')?.record.version).toBe('1.0.3');
  await migrateStore(where, 'postgresql');
  const moved = await open(where, true);
  expect(moved.pin('dev')).toEqual(portal.pin('dev'));
  expect(moved.served('dev').get('guide')?.record.version).toBe('1.0.3');
  // Portals of the database count already while the last of the folder do.
  await moved.counts('production').add({
    at: new Date().toISOString(),
    server: 'third',
    rows: [],
    tabs: {},
    failures: [],
  });
  await count('fourth');
  expect(await migrateStore(where, 'postgresql')).toMatchObject({ copied: 1, faults: [] });
});

/** An end that fails at the nth file. */
function failingAt(end: End, nth: number): End {
  let created = 0;
  return {
    ...end,
    create: (path, bytes) => {
      created += 1;
      return created === nth ? Promise.reject(new Error('cut')) : end.create(path, bytes);
    },
  };
}

test('interrupted at any file and run again, it ends right; what is there before can be served', async () => {
  const source = folderEnd(join(where.DATA_DIR, 'store'));
  const files = await source.hashes();
  for (let nth = 1; nth <= files.size; nth++) {
    const DATA_DIR = folder();
    const target = folderEnd(join(DATA_DIR, 'store'));
    await expect(migrate(source, failingAt(target, nth))).rejects.toThrow('cut');
    await cp(join(where.DATA_DIR, 'keys'), join(DATA_DIR, 'keys'), { recursive: true });
    const half = await open({ DATA_DIR });
    for (const channel of ['dev', 'production'] as const)
      if (half.pin(channel))
        for (const { record } of half.served(channel).values())
          expect(await half.fileFaults(record)).toEqual([]);
    const { copied } = await migrate(source, target);
    expect(copied).toBe(files.size - nth + 1);
    expect(await target.hashes()).toEqual(files);
  }
});

const run = async (text: string, values: unknown[]) => {
  const client = new pg.Client(where.RELEASE_DATABASE_URL);
  await client.connect();
  await client.query(text, values);
  await client.end();
};

test('a database that loses a connection midway is filled by the next run', async () => {
  let halting: Promise<unknown> | undefined;
  await expect(
    migrateStore(where, 'postgresql', (done) => {
      if (done >= 4) halting ??= postgres.halt();
    }),
  ).rejects.toThrow(/the release database failed/);
  await halting;
  await postgres.resume();
  const { same, faults } = await migrateStore(where, 'postgresql');
  expect([same, faults]).toEqual([(await hashesOf(where)).size, []]);
});

test.each([
  ['a record', 'channels/dev/2.json'],
  ['a file of a version', 'versions/guide/1.0.2/client/remoteEntry.js'],
])('refuses a target with other bytes of %s, and names it', async (_, path) => {
  await migrateStore(where, 'postgresql');
  // The hash that the row declares stays: only reading the bytes tells.
  await run('update release_file set bytes = $2 where path = $1', [path, Buffer.from('x')]);
  await expect(migrateStore(where, 'postgresql')).rejects.toThrow(
    `the release database has other bytes as ${path}`,
  );
});

test('refuses a target in which somebody releases already, and one without a source', async () => {
  await migrateStore(where, 'postgresql');
  const moved = temporaryStore(await open(where));
  await moved.pinAgain('1');
  await expect(migrateStore(where, 'postgresql')).rejects.toThrow(
    /^the release database has channels\/dev\/4.json, which the folder .* lacks/,
  );
  expect(await migrateStore(where, 'folder')).toMatchObject({ copied: 1, faults: [] });
  const empty = { ...where, DATA_DIR: folder() };
  await expect(migrateStore(empty, 'postgresql')).rejects.toThrow(/has no store: check DATA_DIR/);
  await expect(migrateStore(onFolder, 'postgresql')).rejects.toThrow(/names no database/);
});

test('what gc deleted since stays where it is, and is copied no more', async () => {
  await migrateStore(where, 'postgresql');
  const { record } = my.store.version('guide', '1.0.0');
  await my.store.removeFiles(record);
  expect(await migrateStore(where, 'postgresql')).toMatchObject({ copied: 0, faults: [] });
});

test('names a file of any version that is not as it was declared, though both have it', async () => {
  const path = 'versions/guide/1.0.1/client/remoteEntry.js';
  writeFileSync(join(where.DATA_DIR, 'store', path), 'altered');
  const { faults } = await migrateStore(where, 'postgresql');
  expect(faults).toEqual([expect.stringContaining(`${path} was altered`)]);
});
