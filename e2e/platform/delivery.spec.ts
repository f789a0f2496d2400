import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDrawn } from '../support/html.ts';
import { copyData, startPortal } from '../support/portal.ts';
import { release, root } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

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
  const html = async (path = '/guide/faq') => (await fetch(portal.url + path)).text();
  const asked = (call: string) => portal.log.filter((line) => line.includes(call)).length;
  try {
    // Rendering processes that still start give pages up, and ask the API for them once they are up.
    await expect.poll(async () => isDrawn(await html('/sitemap'))).toBe(true);
    await expect.poll(async () => isDrawn(await html())).toBe(true);
    const title = /<summary[\s\S]*?([^<>]+)<\/h2>/.exec(await html())?.[1] ?? '';
    expect(title).not.toBe('');
    await html();
    // Once the API's log has a call, it has those from before it too.
    await html('/guide/manual');
    await expect.poll(() => asked('selectReferenceList')).toBeGreaterThan(0);
    const [before, marks] = [asked('selectFaqList'), asked('selectReferenceList')];
    await html();
    await html('/guide/video');
    await expect.poll(() => asked('selectReferenceList')).toBeGreaterThan(marks);
    expect(asked('selectFaqList')).toBe(before);

    const file = join(contentDir, 'faq.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(title, '방금 바뀐 질문입니다'));
    const api = spawnSync('pgrep', ['-P', String(portal.child.pid), '-f', 'server/src/main.ts']);
    process.kill(Number(api.stdout.toString()), 'SIGHUP');
    await expect
      .poll(() => portal.log.some((line) => line.includes('content published')))
      .toBe(true);
    await expect.poll(() => html(), { intervals: [300] }).toContain('방금 바뀐 질문입니다');
  } finally {
    await portal.stop();
    rmSync(contentDir, { recursive: true });
  }
});
