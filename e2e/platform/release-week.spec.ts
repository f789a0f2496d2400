import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData, startPortal, type Portal } from '../support/portal.ts';
import { byCommand } from '../support/release-week/by-command.ts';
import { byConsole } from '../support/release-week/by-console.ts';
import {
  auditOf,
  beforeTheWeek,
  CHANNEL,
  week,
  type Manager,
} from '../support/release-week/week.ts';
import { expect, test } from '../support/test.ts';

// What teams deliver is built once for both weeks.
test.describe.configure({ mode: 'default' });
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

// Chromium goes over every page of a set.
const LONGEST_MS = 480_000;

test('a week of a release manager who has the command line alone', async () => {
  test.setTimeout(LONGEST_MS);
  await live(byCommand);
});

test('a week of one who has the console alone, and the same audit', async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  await live((portal) => byConsole(portal, page), page);
});
