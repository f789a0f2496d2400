import { openStore, type ReleaseStore } from '@portal/release-store';
import { passChecks } from '@portal/release-store/testing';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parts, root } from '../../../release/src/parts.ts';
import { pinVersions } from '../../../release/src/pin-versions.ts';
import { publishPart } from '../../../release/src/publish-part.ts';
import { startPostgres } from '../../../server/src/testing/postgres.ts';
import { changedSection } from '../../support/changed-remote.ts';
import { inlinedOf } from '../../support/html.ts';
import { median } from '../report/figures.ts';
import { by, startApi, startPortals } from '../servers/targets.ts';

// Measures how soon a decision reaches customers, on each medium of the store: from a team's changed remote to a set in staging
// with all checks, from the command of a rollback to the pages of three portal servers, and from a team's delivery of a changed
// line to the page of a portal.

const CHANNEL = 'staging';
const ROLLBACKS = 20;
const DELIVERIES = 5;
const FLOORS = { publishS: 60, rollbackMs: 1000, deliverS: 10 };
/** Within which every portal has to answer with the new set; a rollback that takes longer fails the run. */
const LATEST_MS = 10_000;
const run = promisify(execFile);
const say = (line: string) => process.stdout.write(`${line}\n`);
const since = (start: number) => performance.now() - start;

/** A store with every part, and a first set in `dev` and, as one that passed its checks, in staging. */
async function firstRelease(store: ReleaseStore): Promise<void> {
  const versions = [];
  for (const part of parts()) versions.push(await publishPart(store, part, 'production'));
  await pinVersions(store, 'dev', versions, by);
  const [set = ''] = store.sets();
  await passChecks(store, set);
  const at = new Date().toISOString();
  await store.pinSet(CHANNEL, 0, { set, verb: 'pin', at, ...by });
}

const LINE = '고르거나 찾아보세요.';
const changedGuide = () => changedSection('mfe-guide', 'src/pages/faq/FaqPage.tsx');

/** Seconds that a team and the release manager wait, for each of their commands. */
async function publishChange(command: (args: string[], folder?: string) => Promise<string>) {
  const remote = changedGuide();
  remote.change(LINE, '고르시거나 찾아보세요.');
  const seconds: Record<string, number> = {};
  const timed = async (name: string, args: string[], folder?: string) => {
    const start = performance.now();
    await command(args, folder);
    seconds[name] = since(start) / 1000;
  };
  await timed('deliver', ['deliver'], remote.folder);
  await timed('check', ['check', '2', '--channel', CHANNEL]);
  const to = ['--channel', CHANNEL, '--expect', '1', '--reason', 'bench'];
  await timed('pin', ['pin', '2', ...to]);
  rmSync(join(remote.folder, '..'), { recursive: true });
  return seconds;
}

/** Waits until a new page of this portal is of the set. Returns when its answer was there. */
async function servedBy(portal: string, set: string): Promise<number> {
  const until = performance.now() + LATEST_MS;
  while (performance.now() < until) {
    const answer = await fetch(portal);
    if (inlinedOf(await answer.text()).set === set) return performance.now();
    await pause(20);
  }
  throw new Error(`${portal} does not serve set ${set} after ${LATEST_MS} ms`);
}

/** Seconds from a team's command until the portal's pages are of the set with its line, each time. */
async function deliverOften(
  command: (args: string[], folder?: string) => Promise<string>,
  portal: string,
) {
  const remote = changedGuide();
  const took: number[] = [];
  let line = LINE;
  for (let i = 0; i < DELIVERIES; i++) {
    const next = `${LINE} ${i}`;
    remote.change(line, next);
    line = next;
    const start = performance.now();
    const { pin } = JSON.parse(await command(['deliver', '--json'], remote.folder)) as {
      pin: { set: string };
    };
    took.push(((await servedBy(portal, pin.set)) - start) / 1000);
  }
  rmSync(join(remote.folder, '..'), { recursive: true });
  return took;
}

async function measure(medium: string, where: Record<string, string>, apiPort: string) {
  const store = await openStore(where as { DATA_DIR: string }, {
    as: 'command',
    follows: false,
    warn: say,
  });
  await firstRelease(store);
  await store.close();
  const env = { ...process.env, ...where, API_PORT: apiPort, BUILD_MODE: 'production' };
  const command = async (args: string[], folder = root) =>
    (
      await run(process.execPath, [join(root, 'release/bin/release.mjs'), ...args], {
        cwd: folder,
        env,
      })
    ).stdout;

  const seconds = await publishChange(command);
  const total = Object.values(seconds).reduce((sum, each) => sum + each, 0);
  const named = Object.entries(seconds).map(([name, each]) => `${name} ${each.toFixed(1)}`);
  say(`${medium}: one changed remote, to staging with all checks: ${total.toFixed(1)} s`);
  say(`  (floor ${FLOORS.publishS}; ${named.join(', ')})`);

  const common = { ...where, API_PORT: apiPort, CHANNEL };
  /** A data folder as on another machine: with a mirror of the database of its own, and the same trusted keys. */
  const elsewhere = () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-releases-'));
    cpSync(join(where['DATA_DIR'] ?? '', 'keys'), join(DATA_DIR, 'keys'), { recursive: true });
    return { DATA_DIR };
  };
  const isShared = !where['RELEASE_DATABASE_URL'];
  const portals = await startPortals(
    common,
    Array.from({ length: 3 }, () => (isShared ? {} : elsewhere())),
  );
  const took: number[] = [];
  for (let i = 0; i < ROLLBACKS; i++) {
    const set = i % 2 === 0 ? '1' : '2';
    const start = performance.now();
    const expect = ['--expect', String(2 + i), '--reason', 'bench'];
    await command(['rollback', '--to', set, '--channel', CHANNEL, ...expect]);
    // Only now: portals that are asked meanwhile take the cores from the command, which on real machines they do not share.
    const served = await Promise.all(portals.value.map(({ url }) => servedBy(url, set)));
    took.push(Math.max(...served) - start);
  }
  await portals.stop();
  const slowest = Math.max(...took);
  say(`${medium}: rollback, from the command to new pages of three portals, ${ROLLBACKS} times:`);
  say(
    `  median ${median(took).toFixed(0)} ms, slowest ${slowest.toFixed(0)} (floor ${FLOORS.rollbackMs})`,
  );
  const dev = await startPortals({ ...common, CHANNEL: 'dev' }, [isShared ? {} : elsewhere()]);
  const delivered = await deliverOften(command, dev.value[0]?.url ?? '');
  await dev.stop();
  say(`${medium}: a changed line, from the team's command to the page, ${DELIVERIES} times:`);
  say(
    `  median ${median(delivered).toFixed(1)} s, slowest ${Math.max(...delivered).toFixed(1)} (floor ${FLOORS.deliverS})`,
  );
  return (
    total <= FLOORS.publishS && slowest <= FLOORS.rollbackMs && median(delivered) <= FLOORS.deliverS
  );
}

mkdirSync(join(root, '.cache/test'), { recursive: true });
const api = await startApi();
const postgres = await startPostgres();
const kept = [];
for (const medium of ['folder', 'PostgreSQL']) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  const url = medium === 'folder' ? {} : { RELEASE_DATABASE_URL: await postgres.createDatabase() };
  kept.push(await measure(medium, { DATA_DIR, ...url }, api.port));
  rmSync(DATA_DIR, { recursive: true });
}
await postgres.stop();
await api.stop();
process.exitCode = kept.every(Boolean) ? 0 : 1;
