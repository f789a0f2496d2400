import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlinedOf } from '../support/html.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { pinChanged } from '../support/release-command.ts';
import { expect, settled, test } from '../support/test.ts';

/** A part that fails says so in the browser's console too. */
test.use({
  allowed: {
    patterns: [
      /Failed to load resource|Failed to find a valid digest|ChunkLoadError|Loading chunk|RUNTIME-008|SRI's integrity/,
      // The entry of a remote finds no runtime where main.js was refused.
      /globalThis\.portalFederation/,
    ],
  },
});

/** The address of each file of a part's version, with its kind, and the pages that need it. */
function filesOf(dataDir: string, name: string, version: string) {
  const record = JSON.parse(
    readFileSync(join(dataDir, `store/versions/${name}/${version}/version.json`), 'utf8'),
  ) as {
    files: Record<string, { sha384: string; kind: string }>;
    preload: Record<string, string[]>;
    section: { pages: { id: string; pattern: string }[] };
  };
  return Object.entries(record.files).map(([file, { sha384, kind }]) => ({
    path: `/r/${name}/${version}/${file}`,
    sha384,
    kind,
    page: record.section.pages.find(({ id }) => record.preload[id]?.includes(file))?.pattern,
  }));
}

test.describe('one byte is flipped in a published file', () => {
  test.describe.configure({ mode: 'default' });
  const OLD = '증상이나 궁금한 점을 고르거나 찾아보세요.';
  const NEW = '증상이나 궁금한 점으로 찾아보세요.';
  let own: Portal;
  let version: string;
  test.beforeAll(async () => {
    own = await startPortal();
    version = await pinChanged(own.dataDir, 'guide', OLD, NEW);
  });
  test.afterAll(() => own.stop());

  /** Flips a byte of every answer for the file. */
  const flip = async (page: Page, path: string) => {
    const body = Buffer.from(await (await fetch(own.url + path)).arrayBuffer());
    body.writeUInt8(body.readUInt8(body.length >> 1) ^ 1, body.length >> 1);
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  };
  const servedVersion = async (page: Page, name: string) =>
    inlinedOf(await page.content()).parts.find((part) => part.name === name)?.version;

  test('of a remote: the browser refuses the script, and gets the last good version, once', async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const files = filesOf(own.dataDir, 'guide', version);
    // The entry, a chunk that a page loads at first, and one that only a move loads. `npm run flips` alters every file.
    const scripts = new Map(
      files
        .filter(({ path }) => path.endsWith('.js'))
        .map((file) => [`${file.kind}, ${file.page ? 'at first' : 'by a move'}`, file]),
    );
    expect(new Set(scripts.keys())).toEqual(
      new Set(['entry, at first', 'chunk, at first', 'chunk, by a move']),
    );
    const outcomes: Record<string, string> = {};
    for (const { path, sha384, page: pattern } of scripts.values()) {
      const context = await browser.newContext({ baseURL: own.url });
      const page = await context.newPage();
      await flip(page, path);
      await page.goto(pattern ?? '/guide/faq');
      await settled(page);
      const served = await servedVersion(page, 'guide');
      // No page loads this file at first. A later move loads it, and the browser refuses it then.
      const isRefused = await page.evaluate(
        ([url, integrity]) =>
          fetch(url ?? '', { integrity: integrity ?? '' }).then(
            () => false,
            () => true,
          ),
        [path, sha384],
      );
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const isGood = pattern ? served !== version : served === version;
      outcomes[path] = isRefused && isGood ? 'safe' : `${isRefused} ${served}`;
      await context.close();
    }
    expect(new Set(Object.values(outcomes)), JSON.stringify(outcomes)).toEqual(new Set(['safe']));
  });

  test('the document with the last good version is of that version, HTML and scripts', async ({
    page,
  }) => {
    const html = await (await fetch(`${own.url}/guide/faq`)).text();
    expect(html).toContain(NEW);
    await flip(page, `/r/guide/${version}/remoteEntry.js`);
    await page.goto(`${own.url}/guide/faq`);
    await expect(page.getByText(OLD)).toBeVisible();
    await settled(page);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'failed');
    expect(cookie?.value).toBe(`guide@${version}`);
    const again = await (
      await fetch(`${own.url}/guide/faq`, { headers: { cookie: `failed=${cookie?.value}` } })
    ).text();
    expect(again).toContain(OLD);
    expect(again).not.toContain(`/r/guide/${version}/`);
    expect(
      own.failures().filter(({ part, class: kind }) => part === 'guide' && kind === 'integrity')
        .length,
    ).toBeGreaterThan(0);
  });

  test('where the last good version fails too, the card comes after one more document', async ({
    page,
  }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents++;
    });
    await page.route('**/r/guide/*/remoteEntry.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.goto(`${own.url}/guide/faq`);
    await expect(page.getByRole('alert')).toContainText(/지원 번호 [2-9A-Z]{6}/);
    expect(documents).toBe(2);
  });

  test('of main.js: the page stays readable and its links work', async ({ page }) => {
    const { parts } = inlinedOf(await (await fetch(own.url)).text());
    const shell = parts.find(({ name }) => name === 'shell');
    await flip(page, `/r/shell/${shell?.version}/main.js`);
    await page.goto(`${own.url}/guide/faq`);
    await expect(page.locator('main details').first()).toBeVisible();
    await expect
      .poll(() => own.failures().find(({ part }) => part === 'shell'))
      .toMatchObject({ version: shell?.version, class: 'chunk', path: '/guide/faq' });
    await page.getByRole('banner').getByRole('link', { name: /한결/ }).click();
    await expect(page.getByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
  });
});
