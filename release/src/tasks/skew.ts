import { freePort, readConfig } from '@portal/config';
import { inRange, openStore, type CheckName, type ReleaseStore } from '@portal/release-store';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runChecks } from '../checks/run-checks.ts';
import { parts, root, type Part } from '../parts.ts';
import { pinVersions } from '../pin-versions.ts';
import { publishAll } from '../publish-all.ts';
import { startServer, stopServer } from '../servers.ts';

// Proves that versions of different ages work together: the oldest remote that today's shell accepts in today's
// shell, and today's remotes in the oldest shell that they accept. `skew.ts shell` tests the shell alone.

/** Older versions do not record their calls, and have other pages. */
const CHECKS: readonly CheckName[] = ['singletons', 'host', 'routes', 'boot'];

const say = (line: string) => void process.stdout.write(`${line}\n`);
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).trim();

const hostAt = (commit: string) =>
  (JSON.parse(git('show', `${commit}:shared/host/package.json`)) as { version: string }).version;

/** The first commit whose host version fits. @throws Error if none does */
function oldest(fits: (host: string) => boolean): string {
  const commits = git('log', '--reverse', '--format=%H', '--', 'shared/host/package.json');
  const found = commits.split('\n').find((commit) => fits(hostAt(commit)));
  if (!found) throw new Error('no commit has a host that fits: fetch the whole history');
  return found;
}

/** Checks a commit out into `folder`, with today's libraries and its own workspaces. */
function checkOut(commit: string, folder: string): void {
  mkdirSync(folder);
  execFileSync('sh', ['-c', `git -C "${root}" archive ${commit} | tar -x -C "${folder}"`]);
  const modules = join(root, 'node_modules');
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, '@portal'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@portal') symlinkSync(join(modules, name), join(own, name));
  for (const name of readdirSync(join(folder, 'shared')))
    symlinkSync(join(folder, 'shared', name), join(own, '@portal', name));
}

/** A store in `dataDir` with today's parts, copied from the tests' store. */
async function todaysStore(built: ReleaseStore, dataDir: string): Promise<ReleaseStore> {
  mkdirSync(join(dataDir, 'store'), { recursive: true });
  cpSync(join(built.root, 'versions'), join(dataDir, 'store/versions'), { recursive: true });
  // The key that signed them.
  cpSync(join(built.root, '../keys'), join(dataDir, 'keys'), { recursive: true });
  const store = await openStore(
    { DATA_DIR: dataDir },
    { as: 'command', follows: false, warn: say },
  );
  const newest = parts().map(({ name }) => store.version(name, store.versions(name).at(-1) ?? ''));
  await pinVersions(store, 'dev', newest, { actor: 'skew', reason: 'today' });
  return store;
}

/** Delivers a part as of a commit, with that commit's tools. Returns what a boot of the set finds wrong. */
async function faultsWith(built: ReleaseStore, part: Part, commit: string, api: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-skew-'));
  try {
    const dataDir = join(folder, 'data');
    const store = await todaysStore(built, dataDir);
    const checkout = join(folder, 'checkout');
    checkOut(commit, checkout);
    const said = execFileSync(
      process.execPath,
      [join(checkout, 'release/bin/release.mjs'), 'deliver'],
      {
        cwd: join(checkout, basename(part.folder)),
        env: { ...process.env, DATA_DIR: dataDir, BUILD_MODE: 'production' },
        encoding: 'utf8',
      },
    );
    say(said.trim());
    const config = readConfig({ ...process.env, API_URL: api });
    const parts = store.set(store.pin('dev')?.set ?? '').record.parts;
    const results = await runChecks({ store, parts, base: null, names: CHECKS, config, say });
    return Object.values(results).flatMap(({ faults }) => faults);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function main() {
  const [only] = process.argv.slice(2);
  const isAsked = ({ part }: { part: Part }) => only === undefined || part.name === only;
  const ours = { DATA_DIR: join(root, '.cache/test') };
  const built = await openStore(ours, { as: 'command', follows: false, warn: say });
  await publishAll(built, say, 'production');
  const today = hostAt('HEAD');
  const [shell, remote] = parts();
  if (!shell || !remote) throw new Error('the checkout has no remote');
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-skew-api-'));
  const ports = await Promise.all([freePort(), freePort()]);
  const [API_PORT = '', SANDBOX_PORT = ''] = ports.map(String);
  const env = { ...process.env, API_PORT, SANDBOX_PORT, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const servers = (['sandbox', 'API'] as const).map((name) => startServer(name, env));
  try {
    await Promise.all(servers.map(({ ready }) => ready));
    const skews = [
      { part: remote, commit: oldest((host) => inRange(`^${host}`, today)) },
      { part: shell, commit: oldest((host) => inRange(`^${today}`, host)) },
    ];
    for (const { part, commit } of skews.filter(isAsked)) {
      const what = `${part.name} of ${commit.slice(0, 8)} (host ${hostAt(commit)})`;
      say(`trying     ${what} with the others of today (host ${today})`);
      const faults = await faultsWith(built, part, commit, `http://127.0.0.1:${API_PORT}`);
      say(`${faults.length > 0 ? 'failed' : 'passed'}     ${what}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    for (const { child } of servers) await stopServer(child);
    rmSync(dataDir, { recursive: true });
  }
}

await main();
