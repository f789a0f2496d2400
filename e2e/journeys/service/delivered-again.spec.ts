import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { people } from '@portal/testing/people';
import { changedSection } from '../../support/changed-remote.ts';
import { logIn } from '../../support/log-in.ts';
import { startPortal } from '../../support/portal.ts';
import { release } from '../../support/release-command.ts';
import { mouse } from '../../support/service/hands.ts';
import { RequestForm } from '../../support/service/request-form.ts';
import { requests } from '../../support/service/requests.ts';
import { expect, settled, test } from '../../support/test.ts';

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

/** Versions of the remote whose code the document has loaded. */
const versionsIn = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(loaded.flatMap((url) => /\/service\/([\d.]+)\//.exec(url)?.[1] ?? []))];
  });

/** A promise and the function that resolves it. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

/** Goes to the third step of a request; `goOn` goes from there to the check page. */
async function begin(page: Page, url: string, { third, walk }: (typeof requests)[number]) {
  await page.goto(url);
  await settled(page);
  const reached = signal();
  const delivered = signal();
  const form = new RequestForm(page, mouse, {
    async onStep(title) {
      if (title !== third) return;
      reached.give();
      await delivered.given;
    },
  });
  const walked = walk(form);
  await Promise.race([reached.given, walked]);
  const goOn = async () => {
    // The address search of a tab in the background shows no results.
    await page.bringToFront();
    delivered.give();
    await walked;
  };
  return { page, form, goOn };
}

test('a team changes one line and delivers: no other part and none of the five open requests loses anything, and the release manager takes it back', async ({
  page,
  context,
}) => {
  test.slow();
  const portal = await startPortal();
  const at = (path: string) => `${portal.url}${path}`;
  try {
    const first = /set (\d+)/.exec(await release(portal.dataDir, ['live']))?.[1] ?? '';
    await logIn(page, people.haneul, at('/sitemap'));
    const open = [];
    for (const request of requests)
      open.push(await begin(await context.newPage(), at(request.path), request));

    const before = hashesBut('service', portal.dataDir);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    const remote = changedSection('mfe-service', 'src/pages/after/AfterPage.tsx');
    remote.change('해결 방법부터 보여 드립니다', '해결 방법을 먼저 보여 드립니다');
    const said = await release(portal.dataDir, ['deliver'], remote.folder);
    const version = /published {2}service@(1\.0\.\d+)/.exec(said)?.[1] ?? said;
    expect(said).toMatch(/pinned {5}set \d+ in dev/);
    expect(await release(portal.dataDir, ['deliver'], remote.folder)).toContain('unchanged');
    expect(hashesBut('service', portal.dataDir)).toEqual(before);

    for (const { page: tab, form, goOn } of open) {
      const old = await versionsIn(tab);
      await goOn();
      // The tab goes on with the code it began with.
      expect(await versionsIn(tab)).toEqual(old);
      const readings = tab.getByRole('main').getByRole('definition');
      const entered = await readings.allTextContents();
      // After a reload it has the new code.
      await tab.reload();
      await settled(tab);
      await expect.poll(() => readings.allTextContents()).toEqual(entered);
      expect(await versionsIn(tab)).toEqual([version]);
      expect(await form.send()).toMatch(/^\d+$/);
      await tab.close();
    }

    const lead = page.getByText(/해결 방법(부터|을 먼저) 보여 드립니다/);
    await page.goto(at('/service/service_after'));
    await settled(page);
    await expect(lead).toContainText('해결 방법을 먼저 보여 드립니다');
    await release(portal.dataDir, ['rollback', '--to', first]);
    await page.reload();
    await settled(page);
    await expect(lead).toContainText('해결 방법부터 보여 드립니다');
    await page.close();
  } finally {
    await portal.stop();
  }
});
