import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSection } from '../support/changed-remote.ts';
import { isDrawn } from '../support/html.ts';
import { copyData, startPortal } from '../support/portal.ts';
import { release, root } from '../support/release-command.ts';
import { expect, settled, test } from '../support/test.ts';
import { letter, stepHeading } from '../support/voice-form.ts';

/** Every published file of every part but one, with its hash. */
function hashesBut(part: string, dataDir: string): Record<string, string> {
  const versions = join(dataDir, 'store/versions');
  const files = readdirSync(versions, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith(`${part}/`) && statSync(join(versions, name)).isFile(),
  );
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(versions, name)))
      .digest('hex');
  return Object.fromEntries(files.map((name) => [name, hash(name)]));
}

test('a team changes one line and delivers, no other part and no open form loses anything, and the release manager takes it back', async ({
  page,
}) => {
  test.slow();
  const portal = await startPortal();
  const at = (path: string) => `${portal.url}${path}`;
  try {
    const first = /set (\d+)/.exec(await release(portal.dataDir, ['live']))?.[1] ?? '';
    await page.goto(at('/voc/suggest'));
    await settled(page);
    await page.getByLabel('제목').fill(letter.title);
    await page.getByLabel('내용', { exact: true }).fill(letter.text);

    const before = hashesBut('voc', portal.dataDir);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    const remote = changedSection('mfe-voc', 'src/pages/suggest/SuggestPage.tsx');
    remote.change('이렇게 바꾸면 더 좋겠다고', '이렇게 하면 더 좋겠다고');
    const started = Date.now();
    const said = await release(portal.dataDir, ['deliver'], remote.folder);
    // A bound: alone it takes a third of that.
    expect(Date.now() - started).toBeLessThan(60_000);
    expect(said).toMatch(/published {2}voc@1\.0\.\d+/);
    expect(said).toMatch(/pinned {5}set \d+ in dev/);
    expect(await release(portal.dataDir, ['deliver'], remote.folder)).toContain('unchanged');
    expect(hashesBut('voc', portal.dataDir)).toEqual(before);

    // The tab goes on with the code it began with.
    await page.getByRole('button', { name: '다음' }).click();
    await expect(stepHeading(page, '제품과 사진, 동의')).toBeVisible();
    await page.getByRole('checkbox', { name: /\(필수\)/ }).check();
    // And with the new one, once it is loaded anew.
    await page.goto(at('/voc/suggest'));
    await settled(page);
    await expect(page.getByText('이렇게 하면 더 좋겠다고')).toBeVisible();
    await expect(page.getByLabel('내용', { exact: true })).toHaveValue(letter.text);
    await page.goto(at('/voc/suggest?step=3'));
    await expect(page.getByText(letter.title)).toBeVisible();

    const back = Date.now();
    await release(portal.dataDir, ['rollback', '--to', first]);
    expect(Date.now() - back).toBeLessThan(3000);
    await page.goto(at('/voc/suggest'));
    await settled(page);
    await expect(page.getByText('이렇게 바꾸면 더 좋겠다고')).toBeVisible();
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
  const html = async (path = '/guide/faq') => (await fetch(portal.url + path)).text();
  const asked = (call: string) => portal.log.filter((line) => line.includes(call)).length;
  try {
    await expect.poll(async () => isDrawn(await html())).toBe(true);
    const title = /<summary[\s\S]*?([^<>]+)<\/h2>/.exec(await html())?.[1] ?? '';
    expect(title).not.toBe('');
    await expect.poll(() => asked('selectFaqList')).toBeGreaterThan(0);
    const before = asked('selectFaqList');
    await html();
    // What the API is asked afterwards stands in its log: what was asked before would stand there too.
    await html('/guide/manual');
    await expect.poll(() => asked('selectReferenceList')).toBeGreaterThan(0);
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
  }
});
