import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readConfig, type Config } from '@portal/config';
import { migrateStore, openStore, verifyAudit } from '@portal/release-store';
import { temporaryStore } from '@portal/release-store/testing';
import { sql } from 'kysely';
import { openPglite, openPostgres, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { loadContent } from '../modules/content/load.ts';
import { databaseStore } from '../modules/photo/database-store.ts';
import { folderStore } from '../modules/photo/file-store.ts';
import { checkKeys } from '../personal-data/check-keys.ts';
import { checkSecretKey, readSecrets } from '../secrets.ts';
import { contentFolder, noon } from '../testing/api.ts';
import { watch } from '../testing/child.ts';
import { giveRows, memberOf } from '../testing/many-rows/give-rows.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { rowsOf } from '../testing/rows-of.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUp } from './back-up.ts';
import { restoreDump } from './postgres.ts';
import { restore, type RestoreOptions } from './restore.ts';

/** Backs a used portal up, restores it elsewhere, and compares every row and file. */

// A bound, not a wait: a busy machine is many times as slow.
jest.setTimeout(600_000);

const keys = {
  SECRET_KEY: 'the key of all servers of these tests',
  PERSONAL_DATA_KEYS: `one:${Buffer.alloc(32, 1).toString('base64')}`,
};
const PHOTO = 'p'.repeat(22);
const photo = randomBytes(200_000);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const configOf = (env: Record<string, string>) => readConfig({ ...keys, ...env });

/** What a database holds. */
const contentAt = async (address: string) => {
  const database = openPostgres(address);
  return rowsOf(database.db).finally(database.close);
};

/** Files of a folder with their bytes. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]),
  );

/** Stores the check values of the configured keys in a database, as a server does when it starts. */
async function storeKeys(database: Database, config: Config): Promise<void> {
  const secrets = readSecrets(config);
  await checkSecretKey(database.db, secrets.secretKey);
  await database.db
    .insertInto('personal_data_key')
    .values({ key_id: 'one', check_value: secrets.cipher.checkValues.get('one') ?? '' })
    .execute();
}

/** A portal that customers used. */
async function use(database: Database, config: Config): Promise<void> {
  const { db } = database;
  await migrate(db);
  await loadContent(db, contentFolder);
  const lists = { orders: 9, inquiries: 9, voices: 9, registrations: 9, visits: 9 };
  await giveRows(
    { db, ...readSecrets(config) },
    memberOf('many', '50000'),
    { ...lists, points: 9, products: 9, deliveries: 9 },
    { today: '2026-11-21', now: Date.parse(noon) },
  );
  await databaseStore(db, folderStore(temporaryFolder())).put(PHOTO, photo);
  await storeKeys(database, config);
}

async function fillStore(where: { DATA_DIR: string; RELEASE_DATABASE_URL?: string }) {
  const store = await openStore(
    { DATA_DIR: where.DATA_DIR },
    { as: 'command', follows: false, warn() {} },
  );
  const my = temporaryStore(store);
  await my.makeSet(await my.publish('shell', '1.0.0'), await my.publish('guide', '1.0.0'));
  if (where.RELEASE_DATABASE_URL) await migrateStore(where, 'postgresql');
}

describe('with PostgreSQL', () => {
  let source: Record<'DATABASE_URL' | 'RELEASE_DATABASE_URL' | 'DATA_DIR', string>;
  let backup: string;
  let before: Record<string, string>[];
  const addresses = async () => ({
    DATABASE_URL: await postgres.createDatabase(),
    RELEASE_DATABASE_URL: await postgres.createDatabase(),
    DATA_DIR: temporaryFolder(),
  });
  const contents = async ({ DATABASE_URL, RELEASE_DATABASE_URL }: typeof source) => [
    await contentAt(DATABASE_URL),
    await contentAt(RELEASE_DATABASE_URL),
  ];
  const restored = (env: Record<string, string>, options: RestoreOptions = {}, from = backup) =>
    restore(configOf(env), from, options, () => undefined);
  /** A copy of the backup, for a test to damage. */
  const copy = () => {
    const folder = join(temporaryFolder(), 'copy');
    cpSync(backup, folder, { recursive: true });
    return folder;
  };

  beforeAll(async () => {
    source = await addresses();
    const database = openPostgres(source.DATABASE_URL);
    await use(database, configOf(source));
    await fillStore(source);
    before = await contents(source);
    ({ folder: backup } = await backUp(configOf(source), temporaryFolder()));
    // Customers wrote this after the backup: the restore must not have it.
    await sql`update content_state set revision = 'later'`.execute(database.db);
    await database.close();
  });

  test('restores every row, photo and file of a release into empty databases', async () => {
    const target = await addresses();
    const said: string[] = [];
    await restore(configOf(target), backup, {}, (line) => void said.push(line));
    expect(await contents(target)).toEqual(before);
    expect(Object.keys(before[0] ?? {}).length).toBeGreaterThan(40);
    expect(said.map((line) => line.replace(/\d.*/, ''))).toEqual([
      'restored  database  ',
      'restored  releases  ',
    ]);
    const database = openPostgres(target.DATABASE_URL);
    await checkKeys({ db: database.db, ...readSecrets(configOf(target)) });
    const { bytes } = await database.db
      .selectFrom('photo_file')
      .select('bytes')
      .where('name', '=', PHOTO)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(bytes).equals(photo)).toBe(true);
    await database.close();
  });

  test('deletes rows only when it is told, and never while servers use them', async () => {
    const [, releases] = before;
    await expect(restored(source)).rejects.toThrow(
      'the database of DATABASE_URL has tables: name an empty one, or give --replace',
    );
    const server = openPostgres(source.DATABASE_URL);
    await sql`select 1`.execute(server.db);
    await expect(restored(source, { replaces: true })).rejects.toThrow('1 connections: stop');
    await server.close();
    expect((await contents(source))[0]).not.toEqual(before[0]);
    await restored(source, { replaces: true, only: 'database' });
    expect(await contents(source)).toEqual(before);
    const partly = await addresses();
    await restored(partly, { only: 'releases' });
    expect(await contents(partly)).toEqual([{}, releases]);
  });

  test('says that a key is not the one of the backup before it writes anything', async () => {
    const target = await addresses();
    const other = `one:${Buffer.alloc(32, 2).toString('base64')}`;
    for (const [env, named] of [
      [{ PERSONAL_DATA_KEYS: other }, /^PERSONAL_DATA_KEYS one: not the key/],
      [{ SECRET_KEY: 'k'.repeat(32) }, /^SECRET_KEY: not the key/],
    ] as const)
      await expect(restored({ ...target, ...env })).rejects.toThrow(named);
    expect(await contents(target)).toEqual([{}, {}]);
    const files = filesOf(backup);
    for (const secret of [keys.SECRET_KEY, keys.PERSONAL_DATA_KEYS.slice(4)])
      for (const bytes of Object.values(files))
        expect(Buffer.from(bytes, 'base64').includes(secret)).toBe(false);
  });

  test('refuses a backup that was altered, cut short or never finished', async () => {
    const target = await addresses();
    const altered = copy();
    const dump = readFileSync(join(altered, 'database.dump'));
    dump.writeUInt8(dump.readUInt8(dump.length >> 1) ^ 1, dump.length >> 1);
    writeFileSync(join(altered, 'database.dump'), dump);
    await expect(restored(target, {}, altered)).rejects.toThrow('is not what was written');
    rmSync(join(altered, 'database.dump'));
    await expect(restored(target, {}, altered)).rejects.toThrow('is missing');
    writeFileSync(join(altered, 'manifest.json'), '{');
    await expect(restored(target, {}, altered)).rejects.toThrow('cannot be read');
    rmSync(join(altered, 'manifest.json'));
    await expect(restored(target, {}, altered)).rejects.toThrow('no whole backup');
    expect(await contents(target)).toEqual([{}, {}]);
  });

  test('a dump that breaks off changes nothing', async () => {
    const target = await addresses();
    await restored(target, { only: 'database' });
    const short = join(temporaryFolder(), 'short.dump');
    const whole = readFileSync(join(backup, 'database.dump'));
    writeFileSync(short, whole.subarray(0, Math.floor(whole.length * 0.9)));
    await expect(restoreDump(short, target.DATABASE_URL)).rejects.toThrow(/end of file|read/);
    expect(await contentAt(target.DATABASE_URL)).toEqual(before[0]);
  });

  test('a killed backup leaves nothing that looks like one', async () => {
    const to = temporaryFolder();
    const holder = openPostgres(source.DATABASE_URL);
    // The locked table stops pg_dump halfway, so that the kill hits an unfinished backup.
    await holder.db.transaction().execute(async (transaction) => {
      await sql`lock table photo_file in access exclusive mode`.execute(transaction);
      const command = watch(
        spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'backup', to], {
          env: { ...keys, ...source, PATH: process.env['PATH'] ?? '' },
        }),
      );
      const waits = async () => {
        const { rows } = await sql`
          select 1 from pg_locks where not granted and relation = 'photo_file'::regclass`.execute(
          transaction,
        );
        return rows.length > 0;
      };
      const early = command.ended.then((code) => {
        throw new Error(`ended with ${code}: ${command.output}`);
      });
      early.catch(() => undefined);
      while (!(await Promise.race([waits(), early])));
      command.child.kill('SIGKILL');
      expect(await command.ended).toBe('SIGKILL');
    });
    await holder.close();
    const [left, ...others] = readdirSync(to);
    expect([left?.startsWith('.unfinished-'), others]).toEqual([true, []]);
    await expect(restored(await addresses(), {}, join(to, left ?? ''))).rejects.toThrow(
      'no whole backup',
    );
  });
});

test('with the embedded database: restores rows, photos and releases to another folder', async () => {
  const DATA_DIR = temporaryFolder();
  const config = configOf({ DATA_DIR });
  const database = await openPglite(join(DATA_DIR, 'db'));
  // One table is enough here; PGlite would need seconds for those of all migrations.
  await sql`create table personal_data_key (key_id text, check_value text)`.execute(database.db);
  await sql`create table secret_key_check (id integer primary key, check_value text)`.execute(
    database.db,
  );
  await storeKeys(database, config);
  await folderStore(join(DATA_DIR, 'files')).put(PHOTO, photo);
  await fillStore({ DATA_DIR });
  const before = await rowsOf(database.db);
  const to = temporaryFolder();
  await expect(backUp(config, to)).rejects.toThrow('is in use by process');
  await database.close();
  const { folder } = await backUp(config, to);

  const target = configOf({ DATA_DIR: temporaryFolder() });
  const { DATA_DIR: there } = target;
  for (const replaces of [false, true])
    await restore(target, folder, { replaces }, () => undefined);
  await expect(restore(target, folder, {}, () => undefined)).rejects.toThrow('is not empty');
  const restored = await openPglite(join(there, 'db'));
  expect(await rowsOf(restored.db)).toEqual(before);
  await restored.close();
  for (const name of ['files', 'store'])
    expect(filesOf(join(there, name))).toEqual(filesOf(join(DATA_DIR, name)));
  cpSync(join(DATA_DIR, 'keys'), join(there, 'keys'), { recursive: true });
  const store = await openStore(target, { as: 'command', follows: false, warn() {} });
  expect(verifyAudit(store).faults).toEqual([]);
  expect(existsSync(join(there, 'db.restored'))).toBe(false);
});
