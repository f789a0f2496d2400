import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSection } from '../support/changed-remote.ts';
import { isDrawn } from '../support/html.ts';
import { logInThere } from '../support/log-in.ts';
import { copyData, startPortal } from '../support/portal.ts';
import { release, root } from '../support/release-command.ts';
import { mouse } from '../support/service/hands.ts';
import { RequestForm } from '../support/service/request-form.ts';
import { roads } from '../support/service/walks.ts';
import { expect, settled, test } from '../support/test.ts';
import { letter } from '../support/voice-form.ts';

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
    const main = page.getByRole('main');
    await page.goto(at('/service/service_after'));
    await settled(page);
    const form = new RequestForm(page, mouse);
    await form.choose('정수기');
    await form.choose('물이 새요');
    await form.next('제품과 상태');
    await main.getByRole('button', { name: '로그인' }).click();
    await logInThere(page);
    await settled(page);
    await main.getByRole('radio', { name: /HW-310/, checked: true }).waitFor();
    await form.write('더 알려 주실 내용', letter.text);
    await form.next('방문할 곳과 날짜');
    await form.place('방문할 곳', roads.gangnam);

    const before = hashesBut('service', portal.dataDir);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    const remote = changedSection('mfe-service', 'src/pages/after/AfterPage.tsx');
    remote.change('해결 방법부터 보여 드립니다', '해결 방법을 먼저 보여 드립니다');
    const started = Date.now();
    const said = await release(portal.dataDir, ['deliver'], remote.folder);
    // A bound: alone it takes a third of that.
    expect(Date.now() - started).toBeLessThan(60_000);
    expect(said).toMatch(/published {2}service@1\.0\.\d+/);
    expect(said).toMatch(/pinned {5}set \d+ in dev/);
    expect(await release(portal.dataDir, ['deliver'], remote.folder)).toContain('unchanged');
    expect(hashesBut('service', portal.dataDir)).toEqual(before);

    // The tab goes on with the code it began with.
    const day = await form.day('방문 날짜');
    await form.next('연락처와 동의, 비용');
    await expect(main.getByText('해결 방법부터 보여 드립니다')).toBeVisible();
    await form.tick(/^\(필수\)/);
    // And with the new one, once it is loaded anew.
    await page.reload();
    await settled(page);
    await expect(main.getByText('해결 방법을 먼저 보여 드립니다')).toBeVisible();
    await form.next('내용 확인');
    for (const answer of ['물이 새요', letter.text, roads.gangnam, day])
      await expect(main.getByRole('definition').filter({ hasText: answer })).toBeVisible();
    const ordNbr = await form.send();
    await page.goto(at('/service/service_order_info'));
    await settled(page);
    const requests = main.getByRole('link', { name: /접수 번호/ });
    await expect(requests).toHaveCount(1);
    await expect(requests).toContainText(ordNbr);

    const back = Date.now();
    await release(portal.dataDir, ['rollback', '--to', first]);
    expect(Date.now() - back).toBeLessThan(3000);
    await page.goto(at('/service/service_after'));
    await settled(page);
    await expect(main.getByText('해결 방법부터 보여 드립니다')).toBeVisible();
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
