import type { Page } from '@playwright/test';
import { violationsOf } from '../support/axe.ts';
import { startPortal } from '../support/portal.ts';
import { release } from '../support/release-command.ts';
import { auditOf } from '../support/release-week/audit.ts';
import { expect, test } from '../support/test.ts';

// The desk is killed, so requests of its page fail.
test.use({ allowed: { patterns: [/Failed to load resource/, /ERR_CONNECTION/, /EventSource/] } });

interface Job {
  chain: string;
  state: string;
  lost: number;
  desk: { pid: number } | null;
}

test('a set is made, checked and given to staging in the console, over a reload of the page and a killed desk', async ({
  page,
}) => {
  // The checks load every page of the set in Chromium, and start over once.
  test.setTimeout(420_000);
  const portal = await startPortal();
  const run = (args: string[]) => release(portal.dataDir, args);
  const jobs = async () =>
    (JSON.parse(await run(['audit', '--json'])) as Job[]).filter(({ chain }) =>
      chain.startsWith('jobs/'),
    );
  const signIn = async (to: Page) => {
    await to.getByLabel('아이디').fill('manager');
    await to.getByLabel('비밀번호').fill('hangyeol#2026');
    await to.getByRole('button', { name: '로그인' }).click();
  };
  try {
    await expect.poll(() => portal.log.some((line) => line.startsWith('Desk ready'))).toBe(true);
    // The fewest parts that stand alone, and one that the new set leaves out: that is what its checks find.
    const few =
      (await run(['live'])).match(/(shell|guide|customer|service|product|voc)@[\d.]+/g) ?? [];
    const small = ['set', 'create', ...few, '--channel', 'staging', '--note', '작은 세트'];
    const base = Number(/set (\d+)/.exec(await run(small))?.[1]);
    const set = `세트 ${base + 1}`;
    await page.goto(`${portal.deskUrl}/compose`);
    await signIn(page);
    await page
      .getByLabel('바탕 세트', { exact: true })
      .selectOption({ label: `세트 ${base} · 작은 세트` });
    await page.getByRole('combobox', { name: 'voc' }).selectOption({ label: '넣지 않음' });
    await page.getByRole('button', { name: '세트 만들기' }).click();
    await page.getByRole('button', { name: '검사하기' }).click();
    const steps = page.getByRole('list', { name: '검사 진행' }).getByRole('listitem');
    await expect(steps.filter({ hasText: '기록과 해시' })).toContainText('통과');

    await page.reload();
    await page.getByRole('link', { name: '세트', exact: true }).click();
    await page.getByRole('button', { name: `${set} 검사 결과: 검사 중` }).click();
    const dialog = page.getByRole('dialog');
    await expect(steps.filter({ hasText: '기록과 해시' })).toContainText('통과');
    expect.soft(await violationsOf(page), 'progress').toEqual([]);

    const [running] = (await jobs()).filter(({ state }) => state === 'running');
    process.kill(running?.desk?.pid ?? 0, 'SIGKILL');
    await expect
      .poll(async () => (await jobs()).at(-1))
      .toMatchObject({ state: 'running', lost: 1 });
    await page.reload();
    await signIn(page);
    // The button is there while the checks run and after they have ended.
    await page.getByRole('button', { name: `${set} 검사 결과` }).click();
    const result = dialog.getByRole('list', { name: '검사 결과' });
    await expect(result).toBeVisible({ timeout: 240_000 });
    await dialog.getByText('검사 로그 보기').click();
    const log = dialog.getByLabel(`${set}의 검사 로그`);
    await expect(log).toContainText('failed     contract');
    expect((await log.textContent())?.match(/failed {5}.*/g)).toHaveLength(1);
    expect.soft(await violationsOf(page), 'findings').toEqual([]);
    await dialog.getByRole('button', { name: '닫기' }).click();

    await page.getByLabel('지정하거나 되돌릴 채널').selectOption('staging');
    await page.getByRole('button', { name: `${set} 지정` }).click();
    await dialog.getByRole('button', { name: '없어지는 주소와 기능 예외로 인정' }).click();
    await dialog.getByLabel('이유').fill('의견 화면은 다음 주에 엽니다');
    await dialog.getByRole('button', { name: '예외로 인정하기' }).click();
    await expect(dialog.getByRole('heading')).toHaveText(/지정$/);
    await expect(dialog.getByRole('button', { name: /예외로 인정$/ })).toHaveCount(0);
    await dialog.getByLabel('이유').fill('작은 세트로 시작합니다');
    await dialog.getByRole('button', { name: `${set} 지정하기` }).click();
    await expect(dialog).toBeHidden();
    expect(await run(['live', '--channel', 'staging'])).toContain(
      `staging: set ${base + 1}, revision 1`,
    );
    expect((await jobs()).map(({ state }) => state)).toEqual([
      'queued',
      'running',
      'queued',
      'running',
      'done',
    ]);
    // One record of the check that ended, one of its waiver: the same as the command line writes.
    const record = `manager: check set ${base + 1}`;
    expect(await auditOf(portal.dataDir)).toEqual([record, record]);
  } finally {
    await page.close();
    await portal.stop();
  }
});
