import { expect, test } from '@jest/globals';
import { disable, enable, freeze, unfreeze, verifyAudit } from './index.ts';
import { storeOn, type Backing } from './testing/backing.ts';
import { by, passChecks } from './testing/temporary-store.ts';

/** The state of a channel and the statuses of versions, on any medium. */
export function channelsSuite(make: () => Promise<Backing>): void {
  const my = storeOn(make);

  const revision = () => my.store.pin('dev')?.revision ?? 0;
  const goodOf = (name: string) => my.store.pin('dev')?.lastGood[name]?.version;
  const kindOf = (change: Promise<unknown>) =>
    change.then(
      () => 'done',
      (error: { kind?: string }) => error.kind,
    );

  test('every change is a revision with its actor, reason, time and verb', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    const until = '2026-11-25T09:00:00.000Z';
    await disable(my.store, 'dev', 1, { name: 'guide', message: '점검 중입니다', until, ...by });
    await freeze(my.store, 'dev', 2, by);
    await unfreeze(my.store, 'dev', 3, by);
    await enable(my.store, 'dev', 4, { name: 'guide', ...by });
    const verbs = [1, 2, 3, 4, 5].map((n) => my.store.pinAt('dev', n).verb);
    expect(verbs).toEqual(['pin', 'disable', 'freeze', 'unfreeze', 'enable']);
    expect(my.store.pinAt('dev', 3)).toMatchObject({
      set: '1',
      disabled: { guide: { reason: 'test', message: '점검 중입니다', until } },
      frozen: { reason: 'test' },
      actor: 'kim',
    });
    expect(my.store.pin('dev')).toMatchObject({ disabled: {}, frozen: null, revision: 5 });
  });

  test('open tabs follow what takes something away; a pin waits until a page is opened', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    const { set } = await my.pin('shell@1.0.0 guide@1.0.1');
    const tabs = () => my.store.pin('dev')?.openTabs;
    expect(tabs()).toBe('quiet');
    await my.store.pinSet('dev', 2, { set: '1', verb: 'rollback', ...by });
    expect(tabs()).toBe('normal');
    await my.store.pinSet('dev', 3, { set, ...by });
    const name = 'guide';
    await disable(my.store, 'dev', 4, { name, message: '점검', ...by });
    expect(tabs()).toBe('normal');
    await disable(my.store, 'dev', 5, { name, message: '점검', openTabs: 'urgent', ...by });
    expect(tabs()).toBe('urgent');
    await enable(my.store, 'dev', 6, { name, ...by });
    expect(tabs()).toBe('normal');
    await my.store.pinSet('dev', 7, { set: '1', verb: 'rollback', openTabs: 'quiet', ...by });
    expect(tabs()).toBe('quiet');
  });

  test('a frozen channel keeps its set, and still lets a remote be disabled', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await freeze(my.store, 'dev', 1, by);
    expect(await kindOf(my.pin('shell@1.0.0 guide@1.0.1'))).toBe('frozen');
    expect(await kindOf(my.pinAgain('1'))).toBe('frozen');
    await disable(my.store, 'dev', 2, { name: 'guide', message: '점검', ...by });
    await unfreeze(my.store, 'dev', 3, by);
    expect((await my.pin('shell@1.0.0 guide@1.0.1')).disabled).toHaveProperty('guide');
  });

  test('a change of staging or production needs a reason, and every change an actor', async () => {
    const { set } = await my.pin('shell@1.0.0 guide@1.0.0');
    const pin = (channel: 'dev' | 'staging', expected: number, more: object) =>
      kindOf(my.store.pinSet(channel, expected, { set, ...by, ...more }));
    expect(await pin('dev', 1, { actor: '' })).toBe('check');
    expect(await pin('dev', 1, { reason: '' })).toBe('done');
    await passChecks(my.store, set);
    expect(await pin('staging', 0, { reason: ' ' })).toBe('check');
    expect(await pin('staging', 0, {})).toBe('done');
  });

  test('refuses a switch on a stale revision, or without effect', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    expect(await kindOf(freeze(my.store, 'dev', 0, by))).toBe('stale');
    expect(await kindOf(freeze(my.store, 'staging', 0, by))).toBe('check');
    expect(await kindOf(unfreeze(my.store, 'dev', 1, by))).toBe('check');
    expect(await kindOf(enable(my.store, 'dev', 1, { name: 'guide', ...by }))).toBe('check');
    for (const name of ['shell', 'voc'])
      expect(await kindOf(disable(my.store, 'dev', 1, { name, message: '', ...by }))).toBe('check');
    expect(revision()).toBe(1);
  });

  test('refuses a set with a blocked version until the version is allowed again', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.pin('shell@1.0.0 guide@1.0.1');
    await my.block('guide', '1.0.0');
    await expect(my.pinAgain('1')).rejects.toThrow(/guide@1\.0\.0 is blocked \(it leaks\)/);
    await my.store.setStatus({ name: 'guide', version: '1.0.0', status: 'available', ...by });
    expect((await my.pinAgain('1')).set).toBe('1');
    await my.store.setStatus({ name: 'guide', version: '1.0.1', status: 'deprecated', ...by });
    expect((await my.pinAgain('2')).set).toBe('2');
    expect(await kindOf(my.block('guide', '9.9.9'))).toBe('check');
  });

  test('refuses a set whose remote needs another host than its shell has', async () => {
    await my.publish('guide', '1.0.0', 'guide', '^1.2.0');
    await expect(my.pin('shell@1.1.0 guide@1.0.0')).rejects.toThrow(
      /guide@1\.0\.0 needs host \^1\.2\.0, which shell@1\.1\.0 does not have/,
    );
    expect((await my.pin('shell@1.2.0 guide@1.0.0')).revision).toBe(1);
  });

  test('refuses a rollback to missing files, and names the remote', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.pin('shell@1.0.0 guide@1.0.1');
    await my.backing.lose('versions/guide/1.0.0/client/remoteEntry.js');
    await expect(my.pinAgain('1')).rejects.toThrow(/^guide@1\.0\.0: .*remoteEntry\.js is missing/);
    expect(my.store.pin('dev')?.set).toBe('2');
  });

  test('a second rollback goes further back, and does not undo the first', async () => {
    for (const patch of [0, 1, 2]) await my.pin(`shell@1.0.0 guide@1.0.${patch}`);
    expect(my.store.neighbours('dev').before).toBe('2');
    await my.pinAgain('2');
    expect(my.store.neighbours('dev').before).toBe('1');
    await my.pinAgain('1');
    expect(my.store.neighbours('dev').before).toBeNull();
    await my.pin('shell@1.0.0 guide@1.0.3');
    expect(my.store.neighbours('dev').before).toBe('1');
  });

  test('the last good version is the previous one, but after a rollback not the version that was left', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    expect(goodOf('guide')).toBeUndefined();
    await my.pin('shell@1.0.0 guide@1.0.1');
    await my.pin('shell@1.0.0 guide@1.0.2 voc@1.0.0');
    expect([goodOf('guide'), goodOf('voc'), goodOf('shell')]).toEqual([
      '1.0.1',
      undefined,
      undefined,
    ]);
    await my.pinAgain('2');
    expect(goodOf('guide')).toBe('1.0.0');
    await my.pin('shell@1.0.0 guide@1.0.3');
    expect(goodOf('guide')).toBe('1.0.1');
  });

  test('a version that is blocked, or was disabled until it was replaced, is not a last good one', async () => {
    for (const patch of [0, 1, 2]) await my.pin(`shell@1.0.0 guide@1.0.${patch}`);
    await disable(my.store, 'dev', 3, { name: 'guide', message: '점검', ...by });
    await my.pin('shell@1.0.0 guide@1.0.3');
    expect(goodOf('guide')).toBe('1.0.1');
    await my.block('guide', '1.0.1');
    await my.pin('shell@1.0.0 guide@1.0.3 voc@1.0.0');
    expect(goodOf('guide')).toBe('1.0.0');
    expect(my.store.versionBefore('dev', 'guide')?.version).toBe('1.0.0');
  });

  test('replaces a blocked version by the last good one, or disables the remote', async () => {
    const served = () =>
      [...my.store.served('dev')].map(([name, { record, disabled }]) =>
        [name, record.version, disabled && (disabled.message ?? 'blocked')].join(' '),
      );
    await my.pin('shell@1.0.0 guide@1.0.0 voc@1.0.0');
    await my.pin('shell@1.0.0 guide@1.0.1 voc@1.0.0');
    await my.block('guide', '1.0.1');
    expect(served()).toEqual(['shell 1.0.0 ', 'guide 1.0.0 ', 'voc 1.0.0 ']);
    await my.block('guide', '1.0.0');
    await my.block('voc', '1.0.0');
    expect(served()).toEqual(['shell 1.0.0 ', 'guide 1.0.1 blocked', 'voc 1.0.0 blocked']);
    await disable(my.store, 'dev', 2, { name: 'voc', message: '점검', ...by });
    expect(served()[2]).toBe('voc 1.0.0 점검');
  });

  test('a last good version that does not fit the shell is not served', async () => {
    await my.publish('guide', '2.0.0', 'new', '^2.0.0');
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.pin('shell@2.0.0 guide@2.0.0');
    await my.block('guide', '2.0.0');
    expect(my.store.served('dev').get('guide')?.disabled).toEqual({ message: null, until: null });
  });

  test('a blocked shell is replaced together with the remotes that need it', async () => {
    await my.publish('guide', '1.1.0', 'new', '^1.1.0');
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.pin('shell@1.1.0 guide@1.1.0');
    await my.block('shell', '1.1.0');
    const served = [...my.store.served('dev').values()].map(({ record }) => record.version);
    expect(served).toEqual(['1.0.0', '1.0.0']);
    await expect(my.block('shell', '1.0.0')).rejects.toThrow(/would have no shell/);
  });

  test('reads records without this state, and continues from them', async () => {
    const { id } = await my.makeSet(
      await my.publish('shell', '1.0.0'),
      await my.publish('guide', '1.0.0'),
    );
    await my.store.pinSet('dev', 0, { set: id, ...by });
    const { channel, setSha384 } = my.store.pinAt('dev', 1);
    for (const n of [1, 2])
      await my.backing.forge(
        `channels/dev/${n}.json`,
        JSON.stringify({ channel, revision: n, set: id, setSha384, ...by }),
      );
    await my.reopen();
    expect(my.store.pin('dev')).toMatchObject({ revision: 2, disabled: {}, frozen: null });
    const guide = await my.publish('guide', '1.0.1');
    const { id: set } = await my.makeSet(my.store.version('shell', '1.0.0'), guide);
    const next = await my.store.pinSet('dev', 2, { set, ...by });
    expect(next).toMatchObject({ revision: 3, lastGood: { guide: { version: '1.0.0' } } });
    const { chains, faults } = verifyAudit(my.store);
    expect([faults, chains[0]?.unproven]).toEqual([[], 1]);
  });
}
