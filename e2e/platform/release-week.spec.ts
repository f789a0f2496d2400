import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData, startPortal, type Portal } from '../support/portal.ts';
import { byCommand } from '../support/release-week/by-command.ts';
import { byConsole } from '../support/release-week/by-console.ts';
import { auditOf } from '../support/release-week/audit.ts';
import { beforeTheWeek, CHANNEL, week, type Manager } from '../support/release-week/week.ts';
import { expect, test } from '../support/test.ts';

// Both weeks start from the same delivered versions, made once. A week runs a hundred commands and hundreds of visits: the time limit
// is a bound, not a wait.
test.describe.configure({ mode: 'default', timeout: 480_000 });
let dataDir: string;
let delivered: string[];
test.beforeAll(async () => {
  dataDir = copyData();
  delivered = await beforeTheWeek(dataDir);
});
test.afterAll(() => rmSync(dataDir, { recursive: true }));

/** Lives the week on a portal and data of its own, and compares the audit. */
async function live(
  managerOf: (portal: Portal) => Promise<Manager> | Manager,
  page?: Page,
): Promise<void> {
  const own = mkdtempSync(join(tmpdir(), 'portal-week-'));
  cpSync(dataDir, own, { recursive: true });
  const portal = await startPortal({ DATA_DIR: own, CHANNEL, TRUST_PROXY: 'loopback' });
  try {
    await expect.poll(() => portal.log.some((line) => line.startsWith('Desk ready'))).toBe(true);
    const expected = await week(portal, await managerOf(portal), delivered);
    expect(await auditOf(own)).toEqual(expected);
  } finally {
    // A console that is still open would ask a desk that has stopped.
    await page?.close();
    await portal.stop();
    rmSync(own, { recursive: true });
  }
}

test('a week of a release manager who has the command line alone', async () => {
  await live(byCommand);
});

test('a week of one who has the console alone, and the same audit', async ({ page }) => {
  await live((portal) => byConsole(portal, page), page);
});
