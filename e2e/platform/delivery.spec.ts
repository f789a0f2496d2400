import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '../support/portal.ts';
import { fixtureRemotes, release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

/** The misbehaving remote's folder, copied beside it so that a line of it can be changed. */
function changedRemote(): { folder: string; change(from: string, to: string): void } {
  const source = fixtureRemotes.find((folder) => folder.endsWith('mfe-faulty')) ?? '';
  const folder = join(mkdtempSync(join(source, '../../../.cache/test/changed-')), 'mfe-faulty');
  cpSync(source, folder, { recursive: true });
  const page = join(folder, 'src/pages/well/WellPage.tsx');
  return {
    folder,
    change: (from, to) => writeFileSync(page, readFileSync(page, 'utf8').replace(from, to)),
  };
}

test('a team changes one line, delivers, and the release manager takes it back', async ({
  page,
}) => {
  const portal = await startPortal();
  const at = (path: string) => `${portal.url}${path}`;
  try {
    const before = /set (\d+)/.exec(release(portal.dataDir, ['live']))?.[1] ?? '';
    await page.goto(at('/faulty/well'));
    await expect(page.getByRole('heading', { name: '잘 되는 화면' })).toBeVisible();

    const remote = changedRemote();
    remote.change('잘 되는 화면', '한 줄 바뀐 화면');
    const started = Date.now();
    const said = release(portal.dataDir, ['deliver'], remote.folder);
    await page.goto(at('/faulty/well'));
    await expect(page.getByRole('heading', { name: '한 줄 바뀐 화면' })).toBeVisible();
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(said).toMatch(/published {2}faulty@1\.0\.\d+/);
    expect(said).toMatch(/pinned {5}set \d+ in dev/);
    expect(release(portal.dataDir, ['deliver'], remote.folder)).toContain('unchanged');

    const back = Date.now();
    release(portal.dataDir, ['rollback', '--to', before]);
    expect(Date.now() - back).toBeLessThan(1000);
    await page.goto(at('/faulty/well'));
    await expect(page.getByRole('heading', { name: '잘 되는 화면' })).toBeVisible();
  } finally {
    await portal.stop();
  }
});

test('a pin that expects another revision is refused, with its own exit code', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-pin-'));
  cpSync(join(fixtureRemotes[0] ?? '', '../../../.cache/test/store'), join(dataDir, 'store'), {
    recursive: true,
  });
  const live = () => /revision (\d+)/.exec(release(dataDir, ['live']))?.[1] ?? '';
  const revision = live();
  release(dataDir, ['rollback', '--to', '1', '--expect', revision]);
  let failure: { status?: number; stderr?: string } = {};
  try {
    release(dataDir, ['rollback', '--to', '1', '--expect', revision]);
  } catch (error) {
    failure = error as typeof failure;
  }
  expect(failure.status).toBe(3);
  expect(String(failure.stderr)).toContain('look again');
  expect(live()).toBe(String(Number(revision) + 1));
});
