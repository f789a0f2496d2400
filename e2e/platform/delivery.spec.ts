import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedRemote } from '../support/changed-remote.ts';
import { copyData, startPortal } from '../support/portal.ts';
import { release, root } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

test('a team changes one line, delivers, and the release manager takes it back', async ({
  page,
}) => {
  const portal = await startPortal();
  const at = (path: string) => `${portal.url}${path}`;
  try {
    const before = /set (\d+)/.exec(await release(portal.dataDir, ['live']))?.[1] ?? '';
    await page.goto(at('/faulty/well'));
    await expect(page.getByRole('heading', { name: '잘 되는 화면' })).toBeVisible();

    const remote = changedRemote();
    remote.change('잘 되는 화면', '한 줄 바뀐 화면');
    const started = Date.now();
    const said = await release(portal.dataDir, ['deliver'], remote.folder);
    await page.goto(at('/faulty/well'));
    await expect(page.getByRole('heading', { name: '한 줄 바뀐 화면' })).toBeVisible();
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(said).toMatch(/published {2}faulty@1\.0\.\d+/);
    expect(said).toMatch(/pinned {5}set \d+ in dev/);
    expect(await release(portal.dataDir, ['deliver'], remote.folder)).toContain('unchanged');

    const back = Date.now();
    await release(portal.dataDir, ['rollback', '--to', before]);
    expect(Date.now() - back).toBeLessThan(1000);
    await page.goto(at('/faulty/well'));
    await expect(page.getByRole('heading', { name: '잘 되는 화면' })).toBeVisible();
    await page.close();
  } finally {
    await portal.stop();
  }
});

test('a pin that expects another revision is refused, with its own exit code', async () => {
  const dataDir = copyData();
  const live = async () => /revision (\d+)/.exec(await release(dataDir, ['live']))?.[1] ?? '';
  const revision = await live();
  await release(dataDir, ['rollback', '--to', '1', '--expect', revision]);
  let failure: { code?: number; stderr?: string } = {};
  try {
    await release(dataDir, ['rollback', '--to', '1', '--expect', revision]);
  } catch (error) {
    failure = error as typeof failure;
  }
  expect(failure.code).toBe(3);
  expect(String(failure.stderr)).toContain('look again');
  expect(await live()).toBe(String(Number(revision) + 1));
});

test('content that is published is in the next answer, and a page that is kept asks the API nothing', async () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'portal-content-'));
  cpSync(join(root, 'server/content'), contentDir, { recursive: true });
  const portal = await startPortal({ CONTENT_DIR: contentDir });
  const html = async () => (await fetch(`${portal.url}/guide/faq`)).text();
  const asked = () => portal.log.filter((line) => line.includes('selectFaqList')).length;
  try {
    const before = await html();
    const title = /<summary[\s\S]*?([^<>]+)<\/h2>/.exec(before)?.[1] ?? '';
    expect(title).not.toBe('');
    await html();
    await expect.poll(asked).toBe(1);

    const file = join(contentDir, 'faq.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(title, '방금 바뀐 질문입니다'));
    const api = spawnSync('pgrep', ['-P', String(portal.child.pid), '-f', 'server/src/main.ts']);
    process.kill(Number(api.stdout.toString()), 'SIGHUP');
    await expect
      .poll(() => portal.log.some((line) => line.includes('content published')))
      .toBe(true);
    await expect.poll(html, { intervals: [300] }).toContain('방금 바뀐 질문입니다');
  } finally {
    await portal.stop();
  }
});
