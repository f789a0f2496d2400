import type { ReleaseStore, VersionRecord } from '@portal/release-store';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../release/src/chromium.ts';
import { chromiumArgs } from '../../support/browser.ts';
import { inlinedOf, isDrawn } from '../../support/html.ts';
import { startPortal } from '../../support/portal.ts';
import { table } from '../report/figures.ts';
import { publishTwice } from '../servers/publish-twice.ts';
import { CHANNEL, managerOf } from './manager.ts';

// Flips one bit in the middle of each published file in turn, on the portal's disk and on the way to the browser.

const say = (line: string) => process.stdout.write(`${line}\n`);
const ENCODINGS = { '': 'identity', '.br': 'br', '.gz': 'gzip' };

const flipped = (right: Buffer): Buffer => {
  const wrong = Buffer.from(right);
  wrong.writeUInt8(wrong.readUInt8(wrong.length >> 1) ^ 1, wrong.length >> 1);
  return wrong;
};
/** Flips a bit of a file on the disk. Returns a function that writes it as it was. */
function flip(path: string): () => void {
  const right = readFileSync(path);
  writeFileSync(path, flipped(right));
  return () => writeFileSync(path, right);
}

/** What was flipped, of one kind, and what was right of what followed. */
const rows = new Map<string, { flips: number; refused: number; up: number; good: number }>();
const faults: string[] = [];
function note(kind: string, what: string, seen: { refused: boolean; up: boolean; good: boolean }) {
  const row = rows.get(kind) ?? { flips: 0, refused: 0, up: 0, good: 0 };
  row.flips++;
  for (const name of ['refused', 'up', 'good'] as const)
    if (seen[name]) row[name]++;
    else faults.push(`${what}: not ${name}`);
  rows.set(kind, row);
}

const { twice, dataDir, store } = await publishTwice();
const manager = await managerOf(store, twice, dataDir);
const start = () =>
  startPortal({ DATA_DIR: dataDir, CHANNEL, RENDER_LIMIT_MS: '', LOG_LEVEL: 'error' });
let portal = await start();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

/** The first page of a part that has a fixed address. */
const pageOf = ({ section }: VersionRecord) =>
  section.pages.find(({ pattern, webView }) => !pattern.includes('{') && !webView)?.pattern ?? '/';
/** What a customer gets: which version of a part, and whether the server rendered its page. */
async function served(record: VersionRecord) {
  const answer = await fetch(portal.url + pageOf(record));
  const html = await answer.text();
  const part = inlinedOf(html).parts?.find(({ name }) => name === record.name);
  return { up: answer.status === 200, version: part?.version, isDrawn: isDrawn(html) };
}
const statusOf = async (path: string, encoding: string) => {
  const answer = await fetch(portal.url + path, { headers: { 'accept-encoding': encoding } });
  await answer.arrayBuffer();
  return answer.status;
};

/**
 * Alters version.json and server.cjs of each part in turn, and checks that no set with that part can be pinned. Then alters
 * server.cjs of parts that are pinned already, and checks that a portal that starts does not run it: browsers render the pages.
 */
async function flipRecords(own: ReleaseStore) {
  const fileOf = ({ name, version }: VersionRecord, file: string) =>
    join(own.clientFolder(name, version), '..', file);
  for (const file of ['version.json', 'server.cjs'])
    for (const { versions, record } of twice) {
      const repair = flip(fileOf(record, file));
      const refused = await manager.change().then(
        () => false,
        () => true,
      );
      const { up, version } = await served(record);
      note(`${file}, pinned`, record.name, { refused, up, good: version === versions[0]?.version });
      repair();
    }
  await manager.change();
  await portal.stop();
  const repairs = twice.map(({ record }) => flip(fileOf(record, 'server.cjs')));
  portal = await start();
  for (const { record } of twice) {
    const { up, version, isDrawn: isRun } = await served(record);
    const seen = { refused: !isRun, up, good: version === record.version };
    note('server.cjs, at a start', record.name, seen);
  }
  for (const repair of repairs) repair();
}

/** An altered file is sent in no form, and the next document is of the last good version, until the file is right again. */
async function flipOnDisk(own: ReleaseStore) {
  for (const { versions, record } of twice)
    for (const [file, { kind }] of Object.entries(record.files))
      for (const [ending, encoding] of Object.entries(ENCODINGS)) {
        const path = `/r/${record.name}/${record.version}/${file}`;
        const repair = flip(join(own.clientFolder(record.name, record.version), file + ending));
        const refused = (await statusOf(path, encoding)) === 404;
        const { up, version } = await served(record);
        const good = version === versions[0]?.version;
        repair();
        const isBack = (await statusOf(path, encoding)) === 200;
        const row = `${kind} ${file.split('.').at(-1)}`;
        note(row, path + ending, { refused, up: up && isBack, good });
      }
}

/** The browser refuses a script whose hash is not the one in its chain. */
async function flipOnTheWay(page: Page) {
  await page.goto(portal.url);
  await page.route('**/r/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: flipped(await answer.body()) });
  });
  for (const { record } of twice)
    for (const [file, { sha384, kind }] of Object.entries(record.files)) {
      if (!file.endsWith('.js')) continue;
      const path = `/r/${record.name}/${record.version}/${file}`;
      const refused = await page.evaluate(
        ([url, integrity]) =>
          fetch(url, { integrity, cache: 'no-store' }).then(
            () => false,
            () => true,
          ),
        [path, sha384] as const,
      );
      const { up, version } = await served(record);
      note(`${kind} js, on its way`, path, { refused, up, good: version === record.version });
    }
}

try {
  await flipRecords(store);
  say('flipped every version.json and every server.cjs');
  await flipOnDisk(store);
  say('flipped every file on the disk, in each of its forms');
  await flipOnTheWay(await browser.newPage());
} finally {
  await browser.close();
  await portal.stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
}
const all = [...rows].map(([kind, row]) => [kind, row.flips, row.refused, row.up, row.good]);
say(table([['', 'flips', 'refused', 'portal up', 'right version served'], ...all]));
for (const fault of faults.slice(0, 10)) say(fault);
say(`${faults.length} faults (floor 0)`);
process.exitCode = faults.length === 0 ? 0 : 1;
