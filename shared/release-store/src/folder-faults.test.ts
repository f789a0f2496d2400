import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many more files fit on the disk. */
let room = Infinity;
jest.unstable_mockModule('node:fs', () => ({
  ...fs,
  writeFileSync(file: string, bytes: string | Uint8Array, options?: fs.WriteFileOptions) {
    if (room-- > 0) return fs.writeFileSync(file, bytes, options);
    fs.writeFileSync(file, bytes.slice(0, bytes.length / 2), options);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  },
}));
const {
  disable,
  openStore,
  ReleaseStore,
  startCanary,
  StoreError,
  verifyAudit,
  verifyFiles,
  defaultPolicy,
} = await import('./index.ts');
const { by, passChecks, temporaryStore } = await import('./testing/temporary-store.ts');

let my: ReturnType<typeof temporaryStore>;
let folder: string;
beforeEach(async () => {
  room = Infinity;
  folder = fs.mkdtempSync(join(tmpdir(), 'portal-folder-faults-'));
  my = temporaryStore(new ReleaseStore(join(folder, 'store')));
  await my.pin('shell@1.0.0 guide@1.0.0');
  await my.pin('shell@1.0.0 guide@1.0.1');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test.each([
  ['is gone', false],
  ['is empty, as where a mount was lost', true],
])(
  'a folder that %s is a store that is away, and nothing is written in its place',
  async (_, isEmpty) => {
    fs.renameSync(my.root, join(folder, 'away'));
    if (isEmpty) fs.mkdirSync(my.root);
    const said =
      /^the release store is away \(.*\): mount it again, then release live, and try again$/;
    expect(() => my.store.pin('dev')).toThrow(said);
    expect(() => my.store.statuses()).toThrow(StoreError);
    expect(() => my.store.sets()).toThrow(said);
    expect(() => verifyAudit(my.store)).toThrow(said);
    for (const write of [
      () => my.pinAgain('1'),
      () => my.publish('guide', '1.0.2'),
      () => my.block('guide', '1.0.1'),
      () => my.store.reserveVersion('guide', '1.0'),
    ])
      await expect(Promise.resolve().then<unknown>(write)).rejects.toThrow(said);
    expect(fs.existsSync(my.root) ? fs.readdirSync(my.root) : []).toEqual([]);
    fs.rmSync(my.root, { recursive: true, force: true });
    fs.renameSync(join(folder, 'away'), my.root);
    expect((await my.pinAgain('1')).revision).toBe(3);
  },
);

/** Every operation that writes. */
const writes: [string, () => Promise<unknown>][] = [
  ['publish', () => my.publish('guide', '1.0.2')],
  ['reserve', () => my.store.reserveVersion('guide', '2.0')],
  ['deliver', () => my.pin('shell@1.0.0 guide@1.0.3')],
  ['pin', () => my.pinAgain('1')],
  ['block', () => my.block('guide', '1.0.0')],
  ['evidence', () => passChecks(my.store, '1')],
  ['disable', () => disable(my.store, 'dev', 2, { name: 'guide', message: '점검', ...by })],
  [
    'canary start',
    () => {
      const policy = defaultPolicy;
      const change = { ...by, set: '1', percent: 1, policy, openTabs: 'quiet' as const };
      return startCanary(my.store, 'dev', 2, change);
    },
  ],
];

test.each(writes)(
  '%s on a full disk says so, leaves no half of it, and works afterwards',
  async (_, write) => {
    const said =
      /^the release store is full \(ENOSPC.*\): free space on the disk of .*, then try again$/;
    let refused = 0;
    for (let fits = 0; ; fits++) {
      room = fits;
      const refusal = await write().then(
        () => null,
        (error: unknown) => error as Error,
      );
      room = Infinity;
      if (refusal === null) break;
      refused++;
      expect(refusal).toBeInstanceOf(StoreError);
      expect(refusal.message).toMatch(said);
      const all = fs.readdirSync(my.root, { recursive: true, encoding: 'utf8' });
      expect(all.filter((path) => /(^|\/)\./.test(path))).toEqual([]);
      const fresh = new ReleaseStore(my.root);
      expect([...verifyAudit(fresh).faults, ...(await verifyFiles(fresh))]).toEqual([]);
      expect(fresh.served('dev').get('guide')?.record.version).toBe('1.0.1');
    }
    expect(refused).toBeGreaterThan(0);
    expect(verifyAudit(new ReleaseStore(my.root)).faults).toEqual([]);
  },
);

test('a process that starts while the disk is full can read and serve', async () => {
  const open = () => openStore({ DATA_DIR: folder }, { as: 'portal', follows: true, warn() {} });
  await open();
  room = 0;
  expect((await open()).served('dev').get('guide')?.record.version).toBe('1.0.1');
});
