import { expect, test } from '@jest/globals';
import { sha384, verifyAudit, verifyFiles, versionUses } from './index.ts';
import { storeOn, until, type Backing } from './testing/backing.ts';
import { by } from './testing/temporary-store.ts';

/** Records and files that somebody damaged, on any medium. */
export function corruptSuite(make: () => Promise<Backing>): void {
  const my = storeOn(make);

  /** Opens the store again and returns everything that verification reports. */
  async function faults(): Promise<string[]> {
    await my.reopen();
    return [...verifyAudit(my.store).faults, ...(await verifyFiles(my.store))];
  }

  test.each([
    ['cut off', '{"channel": "dev", "rev'],
    ['empty', ''],
    ['of other JSON', '[]'],
  ])(
    'refuses a pin that is %s; a process that has read the previous one goes on',
    async (_, text) => {
      await my.pin('shell@1.0.0 guide@1.0.0');
      const server = await my.open(true);
      expect(server.pin('dev')?.revision).toBe(1);
      await my.backing.forge('channels/dev/2.json', text);
      await until(() => server.pin('dev') !== null && server.refusals.length > 0);
      expect(server.pin('dev')?.revision).toBe(1);
      expect(server.served('dev').get('guide')?.record.version).toBe('1.0.0');
      expect(server.refusals).toEqual([expect.stringMatching(/^channels\/dev\/2\.json /)]);
      expect(await faults()).toEqual([
        expect.stringMatching(/^channels\/dev\/2\.json .*audit verify$/),
      ]);
      // A new process refuses the channel, and nobody can write over the damage.
      expect(() => my.store.pin('dev')).toThrow(/^channels\/dev\/2\.json /);
      const pinned = my.store.pinSet('dev', 1, { set: '1', ...by });
      await expect(pinned).rejects.toThrow(/^channels\/dev\/2\.json /);
    },
  );

  test.each([
    ['a set', 'sets/1.json'],
    ['a version', 'versions/guide/1.0.0/version.json'],
    ['a status', 'statuses/1.json'],
  ])('names a truncated %s', async (_, path) => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.block('guide', '1.0.0');
    await my.backing.forge(path, '{"name": "gui');
    expect(await faults()).toContainEqual(expect.stringContaining(path));
  });

  test('a damaged set or version that no channel had is left out of lists, and named', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.makeSet(my.store.version('shell', '1.0.0'));
    await my.publish('guide', '1.0.1', 'same sources');
    await my.backing.forge('sets/2.json', '{"id": "2"}');
    await my.backing.forge('versions/guide/1.0.1/version.json', '{"name": "guide"}');
    expect(await faults()).toEqual([
      expect.stringMatching(/^sets\/2\.json /),
      expect.stringMatching(/^versions\/guide\/1\.0\.1\/version\.json /),
    ]);
    expect(my.store.refusals).toEqual([]);
    expect(my.store.readableSets().map(({ record }) => record.id)).toEqual(['1']);
    const versions = my.store.readableVersions('guide');
    expect(versions.map(({ record }) => record.version)).toEqual(['1.0.0']);
    expect(my.store.refusals).toEqual(await faults());
    expect(await my.store.versionBySource('guide', sha384('guide 1.0.0'))).not.toBeNull();
    const uses = await versionUses(my.store, new Date());
    expect(uses.map(({ record }) => record.version)).toEqual(['1.0.0', '1.0.0']);
  });

  test.each([
    ['a script', 'client/remoteEntry.js'],
    ['the server’s code', 'server.cjs'],
  ])(
    '%s that customers get is named where it was altered, and where it is missing',
    async (_, file) => {
      await my.pin('shell@1.0.0 guide@1.0.0');
      await my.pin('shell@1.0.0 guide@1.0.1');
      const path = `versions/guide/1.0.1/${file}`;
      expect(await faults()).toEqual([]);
      await my.backing.forge(path, 'altered');
      expect(await faults()).toEqual([expect.stringMatching(`^${path} was altered: .*rollback`)]);
      await my.backing.lose(path);
      await my.backing.lose(path.replace('1.0.1', '1.0.0'));
      // The last good version is served too, so it is verified; unused versions are not.
      expect((await faults()).map((fault) => fault.replace(/:.*/, ''))).toEqual([
        `${path} is missing`,
        `${path.replace('1.0.1', '1.0.0')} is missing`,
      ]);
    },
  );

  test('a rollback is refused for damaged files that it brings back, not for those that customers have', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.pin('shell@1.0.0 guide@1.0.1');
    const to = (set: string, expected: number, verb: 'pin' | 'rollback') =>
      my.store.pinSet('dev', expected, { set, verb, ...by });
    const damage = async (version: string) => {
      await my.backing.forge(`versions/${version}/client/remoteEntry.js`, 'altered');
      await my.reopen();
    };
    await damage('shell/1.0.0');
    await expect(to('1', 2, 'pin')).rejects.toThrow(/^shell@1\.0\.0: .* was altered/);
    expect(await to('1', 2, 'rollback')).toMatchObject({ revision: 3, set: '1' });
    await damage('guide/1.0.1');
    await expect(to('2', 3, 'rollback')).rejects.toThrow(/^guide@1\.0\.1: .* was altered/);
  });

  test('a rollback leaves a set that is damaged', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.pin('shell@1.0.0 guide@1.0.1');
    await my.backing.forge('sets/2.json', 'altered');
    await my.reopen();
    const back = my.store.pinSet('dev', 2, { set: '1', verb: 'rollback', ...by });
    expect(await back).toMatchObject({ revision: 3, set: '1' });
  });

  test('a compressed copy must contain the same bytes', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.backing.forge('versions/guide/1.0.0/client/remoteEntry.js.br', 'not brotli');
    expect(await faults()).toEqual([expect.stringMatching(/remoteEntry\.js\.br was altered/)]);
  });
}
