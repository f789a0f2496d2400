import { expect, test } from '@jest/globals';
import { sha384 } from './index.ts';
import { storeOn, until, type Backing } from './testing/backing.ts';
import { by, serverCode } from './testing/temporary-store.ts';

/** Versions, sets and pins, on any medium. */
export function storeSuite(make: () => Promise<Backing>): void {
  const my = storeOn(make);

  test('reserves a patch number for each caller', async () => {
    expect(await my.store.reserveVersion('guide', '1.0')).toBe('1.0.0');
    expect(await my.store.reserveVersion('guide', '1.0')).toBe('1.0.1');
    expect(await (await my.open()).reserveVersion('guide', '1.0')).toBe('1.0.2');
    expect(await my.store.reserveVersion('guide', '1.1')).toBe('1.1.0');
    expect(my.store.versions('guide')).toEqual([]);
  });

  test('lists versions by number and finds one by its sources', async () => {
    for (const version of ['1.0.2', '1.0.10', '1.0.9']) await my.publish('guide', version);
    expect(my.store.versions('guide')).toEqual(['1.0.2', '1.0.9', '1.0.10']);
    expect((await my.store.versionBySource('guide', sha384('guide 1.0.9')))?.record.version).toBe(
      '1.0.9',
    );
    expect(await my.store.versionBySource('guide', 'other')).toBeNull();
  });

  test('accepts the same bytes again, and refuses other bytes under the same version', async () => {
    const first = await my.publish('guide', '1.0.0');
    expect((await my.publish('guide', '1.0.0')).sha384).toBe(first.sha384);
    await expect(my.publish('guide', '1.0.0', 'other')).rejects.toThrow(
      /other bytes are published/,
    );
    expect(my.store.version('guide', '1.0.0').sha384).toBe(first.sha384);
  });

  test('refuses files that are not what version.json declares', async () => {
    const { record } = await my.publish('guide', '1.0.0');
    const altered = new Map([['remoteEntry.js', Buffer.from('altered')]]);
    const publishAs = (files: Map<string, Uint8Array>, server: Uint8Array) =>
      my.store.publish({ ...record, version: '1.0.1' }, files, server);
    const files = new Map([['remoteEntry.js', Buffer.from('guide 1.0.0')]]);
    await expect(publishAs(altered, serverCode)).rejects.toThrow(/not what/);
    await expect(publishAs(files, Buffer.from('altered'))).rejects.toThrow(/not what/);
    expect(my.store.versions('guide')).toEqual(['1.0.0']);
  });

  test('notices an altered version.json through the hash in the set', async () => {
    const set = await my.makeSet(await my.publish('guide', '1.0.0'));
    await my.backing.forge('versions/guide/1.0.0/version.json', '{}');
    await my.reopen();
    await expect(my.store.pinSet('dev', 0, { set: set.id, ...by })).rejects.toThrow(/was altered/);
  });

  test('pins sets, one revision after the other', async () => {
    const a = await my.makeSet(await my.publish('guide', '1.0.0'));
    const b = await my.makeSet(await my.publish('guide', '1.0.1'));
    expect(my.store.pin('dev')).toBeNull();
    expect((await my.store.pinSet('dev', 0, { set: a.id, ...by })).revision).toBe(1);
    expect((await my.store.pinSet('dev', 1, { set: b.id, ...by })).revision).toBe(2);
    expect(my.store.pin('dev')).toMatchObject({ revision: 2, set: b.id, actor: 'kim' });
    expect(my.store.pin('staging')).toBeNull();
  });

  test('sees another process’s pin', async () => {
    const set = await my.makeSet(await my.publish('guide', '1.0.0'));
    await my.store.pinSet('dev', 0, { set: set.id, ...by });
    const other = await my.open(true);
    expect(other.pin('dev')?.revision).toBe(1);
    await my.store.pinSet('dev', 1, { set: set.id, ...by });
    await until(() => other.pin('dev')?.revision === 2);
  });

  test('refuses a stale revision and writes nothing', async () => {
    const set = await my.makeSet(await my.publish('guide', '1.0.0'));
    await my.store.pinSet('dev', 0, { set: set.id, ...by });
    const refusalAt = (expected: number) =>
      my.store.pinSet('dev', expected, { set: set.id, ...by }).then(
        () => '',
        (error: Error) => error.message,
      );
    const next = 'First look again (release live --channel dev), then repeat it with --expect 1';
    expect(await refusalAt(0)).toBe(
      `stale: dev is at revision 1, not 0. Revision 1 is by kim at ${by.at}: pin, set 1 (test). ${next}`,
    );
    for (const expected of [2, 7])
      expect(await refusalAt(expected)).toBe(
        `stale: dev is at revision 1, not ${expected}. ${next}`,
      );
    expect(() => my.store.pinAt('dev', 2)).toThrow(/is missing/);
  });

  test('returns the server’s code of a version, and refuses an altered one', async () => {
    const { record } = await my.publish('guide', '1.0.0');
    expect(my.store.serverCode(record)).toBe('exports.app = {};');
    await my.backing.forge('versions/guide/1.0.0/server.cjs', 'exports.app = {}');
    await my.reopen();
    await my.store.fetch('guide', '1.0.0');
    expect(() => my.store.serverCode(record)).toThrow(/was altered/);
  });

  test('refuses a set whose server code is missing', async () => {
    const set = await my.makeSet(await my.publish('guide', '1.0.0'));
    await my.backing.lose('versions/guide/1.0.0/server.cjs');
    await expect(my.store.pinSet('dev', 0, { set: set.id, ...by })).rejects.toThrow(
      /server.cjs is missing/,
    );
  });

  test('reads versions that predate server rendering', async () => {
    const { record } = await my.publish('guide', '1.0.0');
    const older = { ...record, server: undefined, version: '0.9.0' };
    await my.backing.forge('versions/guide/0.9.0/version.json', JSON.stringify(older));
    await my.reopen();
    expect(my.store.version('guide', '0.9.0').record.server).toBeNull();
  });

  test('refuses a set with a missing file', async () => {
    const set = await my.makeSet(await my.publish('guide', '1.0.0'));
    await my.backing.lose('versions/guide/1.0.0/client/remoteEntry.js');
    await expect(my.store.pinSet('dev', 0, { set: set.id, ...by })).rejects.toThrow(
      /remoteEntry.js is missing/,
    );
  });

  const ENTRY = 'versions/guide/1.0.1/client/remoteEntry.js';
  const filesOf = (code: string) =>
    new Map<string, Uint8Array>([['remoteEntry.js', Buffer.from(code)]]);

  test.each([
    [ENTRY, 'pin'],
    [`${ENTRY}.br`, 'rollback'],
    ['versions/guide/1.0.1/server.cjs', 'pin'],
  ] as const)('reads every byte before a set is pinned: %s was altered', async (path, verb) => {
    await my.pin('shell@1.0.0 guide@1.0.1');
    await my.pin('shell@1.0.0 guide@1.0.2');
    await my.backing.forge(path, 'altered');
    await my.reopen();
    await expect(my.store.pinSet('dev', 2, { set: '1', verb, ...by })).rejects.toThrow(
      `guide@1.0.1: ${path} was altered: deliver its sources again`,
    );
    expect(my.store.pin('dev')?.revision).toBe(2);
  });

  test('a last good version that is damaged is passed over', async () => {
    for (const patch of [0, 1, 2]) await my.pin(`shell@1.0.0 guide@1.0.${patch}`);
    expect(my.store.pin('dev')?.lastGood['guide']?.version).toBe('1.0.1');
    await my.backing.forge(ENTRY, 'altered');
    await my.reopen();
    await my.pin('shell@1.0.0 guide@1.0.3');
    expect(my.store.pin('dev')?.lastGood['guide']?.version).toBe('1.0.2');
    await my.backing.lose('versions/guide/1.0.2/server.cjs');
    await my.reopen();
    expect((await my.pinAgain('4')).lastGood['guide']?.version).toBe('1.0.0');
  });

  test('the same bytes repair a damaged version, and other bytes nothing', async () => {
    await my.pin('shell@1.0.0 guide@1.0.1');
    const { record, sha384: hash } = my.store.version('guide', '1.0.1');
    const bySource = async () => {
      const found = await my.store.versionBySource('guide', record.sourceHash);
      return [found?.record.version, found?.damaged];
    };
    expect(await bySource()).toEqual(['1.0.1', false]);
    expect(await my.store.repair(record, filesOf('guide 1.0.1'), serverCode)).toEqual([]);
    await my.backing.forge(ENTRY, 'altered');
    await my.backing.lose('versions/guide/1.0.1/server.cjs');
    await my.reopen();
    expect(await bySource()).toEqual(['1.0.1', true]);
    expect(await my.store.repair(record, filesOf('other'), serverCode)).toBeNull();
    expect(await my.store.repair(record, filesOf('guide 1.0.1'), serverCode)).toEqual([
      ENTRY,
      'versions/guide/1.0.1/server.cjs',
    ]);
    for (const store of [my.store, await my.open()]) {
      expect(await store.fileFaults(record)).toEqual([]);
      expect(store.version('guide', '1.0.1', hash).record).toEqual(record);
    }
    expect((await my.pinAgain('1')).set).toBe('1');
    await my.store.removeFiles(record);
    expect(await bySource()).toEqual([undefined, undefined]);
  });

  test('refuses sets and versions that do not exist', async () => {
    await expect(my.store.pinSet('dev', 0, { set: '99', ...by })).rejects.toThrow(
      /sets\/99.json is missing/,
    );
    expect(() => my.store.version('guide', '1.0.0')).toThrow(/is missing/);
  });
}
