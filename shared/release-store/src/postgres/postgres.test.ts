import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres, type TestPostgres } from '../../../../server/src/testing/postgres.ts';
import { channelsSuite } from '../channels.suite.ts';
import { corruptSuite } from '../corrupt.suite.ts';
import {
  defaultPolicy,
  openStore,
  startCanary,
  verifyAudit,
  verifyFiles,
  type ReleaseStore,
} from '../index.ts';
import { processesSuite } from '../processes.suite.ts';
import { storeSuite } from '../store.suite.ts';
import { passChecks, serverCode } from '../testing/temporary-store.ts';
import { inPostgres, storeOn, until } from '../testing/backing.ts';
import { slowly } from '../testing/slowly.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 600_000);
afterAll(() => postgres.stop());
const make = async () => inPostgres(await postgres.createDatabase());

describe.each([
  ['versions and sets', storeSuite],
  ['channels', channelsSuite],
  ['processes', processesSuite],
  ['damage', corruptSuite],
])('%s in PostgreSQL', (_, suite) => suite(make));

describe('a portal on PostgreSQL', () => {
  const my = storeOn(make);
  const said: string[] = [];
  const folders: string[] = [];
  const portals: ReleaseStore[] = [];
  afterEach(() => Promise.all(portals.splice(0).map((store) => store.close())));

  /** A portal server on its own machine. */
  async function portal(DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-mirror-'))) {
    folders.push(DATA_DIR);
    const where = { ...my.backing.where, DATA_DIR };
    const keys = join(my.backing.where.DATA_DIR, 'keys');
    cpSync(keys, join(DATA_DIR, 'keys'), { recursive: true });
    const warn = (line: string) => void said.push(line);
    const store = await openStore(where, { as: 'portal', follows: true, warn });
    portals.push(store);
    return store;
  }
  const entryOf = (store: ReleaseStore, version: string) =>
    join(store.clientFolder('guide', version), 'remoteEntry.js');
  const has = (store: ReleaseStore, revision: number) => () =>
    store.pin('dev')?.revision === revision;
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  test('is told of a pin, and has its files before', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    // None looks by itself, every two seconds, for what it was not told.
    const polls = jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => {}));
    const three = [await portal(), await portal(), await portal()];
    expect(polls).toHaveBeenCalledTimes(3);
    polls.mockRestore();
    for (let patch = 1; patch <= 3; patch++) {
      await my.pin(`shell@1.0.0 guide@1.0.${patch}`);
      for (const store of three) {
        await until(has(store, patch + 1));
        expect(readFileSync(entryOf(store, `1.0.${patch}`), 'utf8')).toBe(`guide 1.0.${patch}`);
      }
    }
    await my.block('guide', '1.0.3');
    for (const store of three) {
      await until(() => store.statuses().isBlocked('guide', '1.0.3'));
      expect(store.served('dev').get('guide')?.record.version).toBe('1.0.2');
    }
  });

  test('serves its last set while the database is away, starts without it, and catches up', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    const first = await portal();
    const { kind, bytes } = await first.mediumState();
    expect([kind, (bytes ?? 0) > 0]).toEqual(['postgresql', true]);
    await postgres.halt();
    try {
      await expect(first.mediumState()).rejects.toThrow(/the release database failed/);
      expect(first.served('dev').get('guide')?.record.version).toBe('1.0.0');
      await until(() => first.trouble !== null);
      expect(first.trouble).toMatch(/^the release database failed \(.*try again$/);
      await expect(my.pinAgain('1')).rejects.toThrow(/the release database failed \(.*try again$/);
      said.length = 0;
      const second = await portal(folders.at(-1));
      expect(said).toEqual([expect.stringMatching(/until then the last set is served$/)]);
      expect(second.served('dev').get('guide')?.record.version).toBe('1.0.0');
      await expect(my.open()).rejects.toThrow(/the release database failed/);
    } finally {
      await postgres.resume();
    }
    await my.pin('shell@1.0.0 guide@1.0.1');
    await until(has(first, 2));
    await until(() => said.at(-1) === 'the release database is back');
    await until(() => first.trouble === null);
  });

  test('does not block while the database is slow, and gets the pin when it answers', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    const slow = await slowly(my.backing.where.RELEASE_DATABASE_URL ?? '', 300);
    const { RELEASE_DATABASE_URL } = my.backing.where;
    my.backing.where.RELEASE_DATABASE_URL = slow.address;
    const store = await portal();
    my.backing.where.RELEASE_DATABASE_URL = RELEASE_DATABASE_URL ?? '';
    const look = () => store.served('dev').get('guide')?.record.version;
    await my.pin('shell@1.0.0 guide@1.0.1');
    const began = performance.now();
    expect(look()).toBe('1.0.0');
    await until(() => look() === '1.0.1');
    // Opening makes four queries in a row: records, the pin, the files and the records' bytes.
    expect(performance.now() - began).toBeGreaterThan(300);
    portals.splice(portals.indexOf(store), 1);
    await store.close();
    slow.close();
  });

  test('a database with a full disk refuses in one sentence, and stores nothing partially', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    const client = new pg.Client(my.backing.where.RELEASE_DATABASE_URL);
    await client.connect();
    await client.query(`
      create function no_room() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end $$;
      create trigger no_room before insert on release_file for each row execute function no_room()`);
    const said =
      /^the release database is full \(.*No space left on device\): free space on its disk, .*try again$/;
    const store = await portal();
    for (const write of [
      () => my.pinAgain('1'),
      () => my.publish('guide', '1.0.1'),
      () => my.block('guide', '1.0.0'),
    ])
      await expect(write()).rejects.toThrow(said);
    expect(store.served('dev').get('guide')?.record.version).toBe('1.0.0');
    await client.query('drop trigger no_room on release_file');
    await client.end();
    await my.reopen();
    expect([...verifyAudit(my.store).faults, ...(await verifyFiles(my.store))]).toEqual([]);
    expect(my.store.versions('guide')).toEqual(['1.0.0']);
    expect((await my.pin('shell@1.0.0 guide@1.0.1')).revision).toBe(2);
    await until(has(store, 2));
  });

  test('does not trust its folder: repairs altered and added files at the start', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    const first = await portal();
    const at = (path: string) => join(first.root, path);
    writeFileSync(at('versions/guide/1.0.0/client/remoteEntry.js'), 'altered');
    writeFileSync(at('sets/1.json'), '{}');
    writeFileSync(at('channels/dev/2.json'), readFileSync(at('channels/dev/1.json')));
    const second = await portal(folders.at(-1));
    expect(second.pin('dev')?.revision).toBe(1);
    expect(second.set('1').record.parts).toHaveProperty('guide');
    expect(readFileSync(entryOf(second, '1.0.0'), 'utf8')).toBe('guide 1.0.0');
  });

  test('fetches on demand the files of a version that no set names', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.publish('guide', '1.0.7');
    const store = await portal();
    expect(() => readFileSync(entryOf(store, '1.0.7'))).toThrow(/ENOENT/);
    await store.fetch('guide', '1.0.7');
    expect(readFileSync(entryOf(store, '1.0.7'), 'utf8')).toBe('guide 1.0.7');
    await store.fetch('guide', '9.9.9');
  });

  test('has a canary’s files before its record, and reads other servers’ counts', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    const guide = await my.publish('guide', '1.0.1');
    const { id: set } = await my.makeSet(my.store.version('shell', '1.0.0'), guide);
    const [store, other] = [await portal(), await portal()];
    expect(() => readFileSync(entryOf(store, '1.0.1'))).toThrow(/ENOENT/);
    const by = { actor: 'kim', reason: 'test', at: '2026-11-21T00:00:00.000Z' };
    const started = { ...by, set, percent: 1, policy: defaultPolicy, openTabs: 'quiet' as const };
    await startCanary(my.store, 'dev', 1, started);
    await until(has(store, 2));
    expect(readFileSync(entryOf(store, '1.0.1'), 'utf8')).toBe('guide 1.0.1');
    const at = new Date().toISOString();
    const tabs = { 'guide@1.0.1': 1 };
    await store.counts('dev').add({ at, server: 'a', rows: [], tabs, failures: [] });
    await until(() => [...other.counts('dev').since(at)].length === 1);
  });

  test('gets the bytes of a repaired file', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.backing.forge('versions/guide/1.0.0/client/remoteEntry.js', 'altered');
    const store = await portal();
    expect(readFileSync(entryOf(store, '1.0.0'), 'utf8')).toBe('altered');
    await my.reopen();
    const { record } = my.store.version('guide', '1.0.0');
    const files = new Map([['remoteEntry.js', Buffer.from('guide 1.0.0')]]);
    expect(await my.store.repair(record, files, serverCode)).toHaveLength(1);
    await until(() => readFileSync(entryOf(store, '1.0.0'), 'utf8') === 'guide 1.0.0');
  });

  test('files deleted by gc are gone for every machine without a copy', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    const { record } = await my.publish('guide', '1.0.7');
    const old = { at: '2026-01-01T00:00:00.000Z', server: 'a', rows: [], tabs: {}, failures: [] };
    await my.store.counts('dev').add(old);
    expect(await my.store.isWhole(record)).toBe(true);
    await my.store.removeFiles(record);
    expect(await my.store.counts('dev').forget('2026-02-01')).toBe(1);
    expect(await my.store.isWhole(record)).toBe(false);
    const store = await portal();
    await store.fetch('guide', '1.0.7');
    expect(() => readFileSync(entryOf(store, '1.0.7'))).toThrow(/ENOENT/);
    expect(await store.counts('dev').ofDay(old.at).next()).toMatchObject({ done: true });
    expect(store.version('guide', '1.0.7').record).toEqual(record);
    await store.fetch('guide', '1.0.0');
    expect(readFileSync(entryOf(store, '1.0.0'), 'utf8')).toBe('guide 1.0.0');
  });

  test('does not serve a set with missing files, and the other channels go on', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    const by = { actor: 'kim', reason: 'test', at: '2026-11-21T00:00:00.000Z' };
    const store = await portal();
    await my.publish('guide', '1.0.1');
    await my.pin('shell@1.0.0 guide@1.0.1');
    await until(has(store, 2));
    const client = new pg.Client(my.backing.where.RELEASE_DATABASE_URL);
    await client.connect();
    const path = 'versions/guide/1.0.2/client/remoteEntry.js';
    await my.publish('guide', '1.0.2');
    await client.query('update release_file set bytes = $1 where path = $2', ['x', path]);
    await my.pin('shell@1.0.0 guide@1.0.2');
    await passChecks(my.store, '1');
    await my.store.pinSet('staging', 0, { set: '1', ...by });
    await until(() => store.pin('staging')?.set === '1');
    expect(store.pin('dev')?.set).toBe('2');
    // The portal logs it at the end of the poll that brought the other channel.
    const isSaid = (line: string) =>
      /1\.0\.2\/client\/remoteEntry\.js is not .* as it was stored/.test(line);
    await until(() => said.some(isSaid));
    await client.end();
  });

  test('needs only the right to read', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    const address = new URL(my.backing.where.RELEASE_DATABASE_URL ?? '');
    const client = new pg.Client(address.href);
    await client.connect();
    const role = `reader_${Date.now()}`;
    await client.query(`create role ${role} login; grant select on release_file to ${role}`);
    await client.end();
    address.username = role;
    my.backing.where.RELEASE_DATABASE_URL = address.href;
    const store = await portal();
    expect(store.served('dev').get('guide')?.record.version).toBe('1.0.0');
    await expect(store.createSet(store.set('1').record)).rejects.toThrow(/permission denied/);
  });
});
