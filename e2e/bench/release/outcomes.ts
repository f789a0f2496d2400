import { isInCanary, openStore, type PinRecord } from '@portal/release-store';
import { DEMO_PASSWORD } from '@portal/testing/people';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../release/src/chromium.ts';
import { publishAll } from '../../../release/src/publish-all.ts';
import { chromiumArgs } from '../../support/browser.ts';
import { changedSection } from '../../support/changed-remote.ts';
import { startPortal } from '../../support/portal.ts';
import { acceptSet, baseData, release } from '../../support/release-command.ts';
import { table } from '../report/figures.ts';
import {
  FAULTS,
  groups,
  hasLastGood,
  kinds,
  visit,
  windowOf,
  type Customer,
  type Group,
  type Kind,
} from './failing-visits.ts';

// Compares what browsers did with the figures of a canary: 200 visits, of which half lose a part in seven ways, in the base and
// in the canary alike. The figures are read from the desk, and from the command line once the portal has stopped.

const CHANNEL = 'staging';
/** Visits of each group, and how many of them fail in each way. */
const [VISITS, FAILING] = [100, 7];
const AT_ONCE = 4;
/** Visits in which the base's version was shown, in both groups. */
const VERSION_SHOWN = "base's version shown";
/** Portal servers write what they counted every five seconds. */
const WRITTEN_MS = 15_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Sample {
  mounts: number;
  failures: number;
}
/** What `live --json` has of a canary and of the parts of its base. */
interface Live {
  pin: PinRecord;
  parts: { name: string; version: string; lastHour: Sample }[];
  evidence: { verdict: string; compared: { name: string; base: Sample; canary: Sample }[] } | null;
}
/** A row of `failures NAME --json`. */
interface Failed {
  version: string;
  class: string;
  count: number;
}

/** A data folder with the checkout's parts, built once for the end-to-end tests too. */
async function publishParts(): Promise<string> {
  const open = (DATA_DIR: string) =>
    openStore({ DATA_DIR }, { as: 'command', follows: false, warn: say });
  const built = await open(baseData);
  await publishAll(built, say, 'production');
  await built.close();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-outcomes-'));
  for (const folder of ['keys', 'store/versions'])
    cpSync(join(baseData, folder), join(dataDir, folder), { recursive: true });
  const store = await open(dataDir);
  await publishAll(store, say, 'production');
  await store.close();
  return dataDir;
}

const dataDir = await publishParts();
const run = (...args: string[]) => release(dataDir, args);
const json = async <T>(...args: string[]) => JSON.parse(await run(...args, '--json')) as T;

/** Makes a set with a guide that throws in some windows, and lets it pass its checks. */
async function setWithFaults(group: Group): Promise<{ set: string; version: string }> {
  const remote = changedSection('mfe-guide', 'src/routes.tsx');
  const fault = (kind: Kind, before: string) =>
    `if (typeof window === 'object' && window.name === '${windowOf(group, kind)}') throw new Error('planned');\n${before}`;
  const [routes, page] = ['export const section', 'const { chosen, pending }'];
  remote.change(routes, fault(FAULTS.init, routes));
  remote.change(page, fault(FAULTS.page, page), 'src/pages/faq/FaqPage.tsx');
  const published = await release(dataDir, ['publish', '--json'], remote.folder);
  rmSync(join(remote.folder, '..'), { recursive: true });
  const { version } = JSON.parse(published) as { version: string };
  const { id } = await json<{ id: string }>('set', 'create', `guide@${version}`);
  await acceptSet(dataDir, id);
  return { set: id, version };
}

const [base, canary] = [await setWithFaults('base'), await setWithFaults('canary')];
const at = (revision: number) => ['--channel', CHANNEL, '--expect', `${revision}`];
const why = ['--reason', 'bench'];
await run('pin', base.set, ...at(0), ...why);
await run('canary', 'start', canary.set, '--percent', '50', ...at(1), ...why);
const started = (await json<Live>('live', '--channel', CHANNEL)).pin;

/** Customers of both groups in turn, so that neither is ahead of the other. */
function* customers(): Generator<Customer> {
  const left = { base: VISITS, canary: VISITS };
  while (left.base + left.canary > 0) {
    const cohort = randomBytes(8).toString('hex');
    const isTried = started.canary !== null && isInCanary(started.canary, cohort);
    const group = isTried ? 'canary' : 'base';
    const other = group === 'base' ? left.canary : left.base;
    if (left[group] === 0 || left[group] < other) continue;
    left[group]--;
    yield { group, cohort, version: (group === 'base' ? base : canary).version };
  }
}

/** How a group's visit ends, by its number: shown and failed in turn. */
const kindOf = (i: number): Kind | null =>
  i % 2 === 1 && i < 2 * FAILING * kinds.length
    ? (kinds[((i - 1) / 2) % kinds.length] ?? null)
    : null;

const portal = await startPortal({
  DATA_DIR: dataDir,
  CHANNEL,
  RENDER_LIMIT_MS: '',
  LOG_LEVEL: 'error',
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

/** The desk's answer to a manager. */
async function signIn() {
  const headers = { 'x-desk-client': 'outcomes', origin: portal.deskUrl };
  const signedIn = await fetch(`${portal.deskUrl}/api/session`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'manager', password: DEMO_PASSWORD }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ');
  return async <T>(path: string) => {
    const answer = await fetch(`${portal.deskUrl}/api/verbs/${path}`, {
      headers: { ...headers, cookie },
    });
    return (await answer.json()) as T;
  };
}

/** What was done, by group and kind. */
const done = new Map<string, number>();
const nameOf = (group: Group, kind: Kind | null) => `${group} ${kind ?? 'shown'}`;
const count = (name: string) => done.get(name) ?? 0;
/** Support codes that customers read, with the class of what failed. */
const codes = new Map<string, Kind>();
const faults: string[] = [];

async function visitAll(): Promise<void> {
  const number = { base: 0, canary: 0 };
  const waiting = customers();
  const visitInTurn = async () => {
    for (const customer of waiting) {
      const { group } = customer;
      const kind = kindOf(number[group]++);
      try {
        const code = await visit(browser, portal, customer, kind);
        if (code !== null && kind) codes.set(code, kind);
        done.set(nameOf(group, kind), count(nameOf(group, kind)) + 1);
      } catch (error) {
        faults.push(`a visit of ${nameOf(group, kind)}: ${String(error).split('\n')[0]}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn));
}

/** What the figures have to say. */
function expected(): Map<string, number> {
  const rows = groups.flatMap((group): [string, number][] => {
    const ways = kinds.map((kind): [string, number] => [
      nameOf(group, kind),
      count(nameOf(group, kind)),
    ]);
    const failed = ways.reduce((all, [, times]) => all + times, 0);
    return [
      [nameOf(group, null), count(nameOf(group, null))],
      ...ways,
      [`${group} failed`, failed],
    ];
  });
  // Visits of the canary whose second document was of the base's version.
  const replaced = kinds.filter((kind) => hasLastGood('canary', kind));
  const again = replaced.reduce((all, kind) => all + count(nameOf('canary', kind)), 0);
  return new Map([...rows, [VERSION_SHOWN, count(nameOf('base', null)) + again]]);
}

/** What the figures say. */
function figuresIn(live: Live, failed: readonly Failed[]): Map<string, number> {
  const compared = live.evidence?.compared.find(({ name }) => name === `guide@${canary.version}`);
  const versions = { base: base.version, canary: canary.version };
  const rows = groups.flatMap((group): [string, number][] => [
    [nameOf(group, null), compared?.[group].mounts ?? 0],
    ...kinds.map((kind): [string, number] => {
      const row = failed.find((one) => one.version === versions[group] && one.class === kind);
      return [nameOf(group, kind), row?.count ?? 0];
    }),
    [`${group} failed`, compared?.[group].failures ?? 0],
  ]);
  const guide = live.parts.find(({ name }) => name === 'guide');
  return new Map([...rows, [VERSION_SHOWN, guide?.lastHour.mounts ?? 0]]);
}

const isSame = (one: Map<string, number>, other: Map<string, number>) =>
  JSON.stringify([...one]) === JSON.stringify([...other]);

/** Asks the desk until it has every visit, and then for each support code. */
async function readDesk(): Promise<Map<string, number>> {
  const ask = await signIn();
  const read = async () =>
    figuresIn(
      await ask<Live>(`live?channel=${CHANNEL}`),
      await ask<Failed[]>('failures?args=guide'),
    );
  const until = performance.now() + WRITTEN_MS;
  let figures = await read();
  while (!isSame(figures, expected()) && performance.now() < until) {
    await pause(500);
    figures = await read();
  }
  for (const [code, kind] of codes) {
    const found = await ask<{ class: string }[]>(`who?args=${code}`);
    if (!Array.isArray(found) || found.length !== 1 || found[0]?.class !== kind)
      faults.push(`support code ${code} of ${kind}: ${JSON.stringify(found)}`);
  }
  return figures;
}

let fromDesk: Map<string, number>;
const began = performance.now();
try {
  await visitAll();
  say(`${VISITS * groups.length} visits in ${Math.round((performance.now() - began) / 1000)} s`);
  fromDesk = await readDesk();
} finally {
  await browser.close();
  // Its servers write what they still have.
  await portal.stop();
}
const fromCommand = figuresIn(
  await json<Live>('live', '--channel', CHANNEL),
  await json<Failed[]>('failures', 'guide'),
);
rmSync(dataDir, { recursive: true });

const rows = [...expected()].map(([name, times]) => [
  name,
  times,
  fromDesk.get(name) ?? 0,
  fromCommand.get(name) ?? 0,
]);
say(table([['guide', 'done', 'desk', 'command'], ...rows]));
for (const [name, times, ...told] of rows)
  if (told.some((each) => each !== times))
    faults.push(`${name}: ${times}, and told ${told.join(' and ')}`);
for (const fault of faults.slice(0, 20)) say(fault);
say(`${codes.size} support codes of cards looked up; ${faults.length} differences (floor 0)`);
process.exitCode = faults.length === 0 ? 0 : 1;
