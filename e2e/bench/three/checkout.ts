import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../../release/src/parts.ts';
import { openPglite } from '../../../server/src/db/database.ts';
import { migrate, migrationsIn, noWayBack, oldestFor } from '../../../server/src/db/migrate.ts';
import { contentWithSerials } from '../crash/registrations.ts';
import { CACHE, publishToday, setOf } from './releases.ts';

/** A checkout of this repository from which servers are started. */
export interface Checkout {
  /** `today`, or a commit. */
  name: string;
  folder: string;
  /** Path of the Node executable that this checkout brings. */
  node: string;
  /** Folder with the content (notices, FAQ and so on) that its APIs publish when they start. */
  content: string;
  /** Id of the set that its parts were published in. */
  set: string;
}

const FOLDER = join(CACHE, 'checkout');
const STAMP = 'node_modules/.portal-lock';

const git = (args: string[], cwd = root) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** What was checked out here, its changes included. */
export const today = async (say: (line: string) => void): Promise<Checkout> => ({
  name: 'today',
  folder: root,
  node: process.execPath,
  set: await publishToday(say),
  content: contentWithSerials(root),
});

/** @throws Error that says why nobody could upgrade from this commit to today and return */
async function checkWayBack(commit: string): Promise<void> {
  const before = git(['ls-tree', '--name-only', commit, 'server/migrations/'])
    .split('\n')
    .map((path) => basename(path, '.ts'));
  const database = await openPglite();
  await migrate(database.db);
  const names = await migrationsIn(database.db);
  const reason = noWayBack(before, { names, oldest: await oldestFor(database.db) });
  await database.close();
  if (reason !== null) throw new Error(reason);
}

const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/**
 * Links this checkout's packages where the lockfile is the same. Where it is another, the first command there installs its own
 * (bootstrap.mjs).
 */
function linkPackages(): void {
  const lock = lockOf(FOLDER);
  const hash = createHash('sha256').update(lock).digest('hex');
  const stamp = join(FOLDER, STAMP);
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isInstalled || lock !== lockOf(root)) return;
  for (const manifest of git(['ls-files', 'package.json', '*/package.json']).split('\n')) {
    const packages = join(dirname(manifest), 'node_modules');
    rmSync(join(FOLDER, packages), { recursive: true, force: true });
    if (existsSync(join(root, packages)))
      execFileSync('cp', ['-al', join(root, packages), join(FOLDER, packages)]);
  }
  rmSync(stamp, { force: true });
  writeFileSync(stamp, hash);
}

/** Publishes a part with the commands of its own checkout. @returns its version */
function publishThere(part: string, say: (line: string) => void): string {
  const command = [
    'release/bin/bootstrap.mjs',
    'release/bin/release.mjs',
    'publish',
    part,
    '--json',
  ];
  const said = execFileSync(process.execPath, command, {
    cwd: FOLDER,
    env: { ...process.env, DATA_DIR: CACHE, BUILD_MODE: 'production' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The first command may say that it installs packages.
  const { version, built } = JSON.parse(said.slice(said.indexOf('{'))) as {
    version: string;
    built: boolean;
  };
  say(`${built ? 'published' : 'unchanged'}  ${part}@${version}`);
  return version;
}

/**
 * Checks a commit out into a folder of its own, installs what it needs, and publishes its parts beside today's.
 * @throws Error if servers of this commit cannot take over again from today's. Its message gives the reason; nothing has been
 * written by then.
 */
export async function checkOut(ref: string, say: (line: string) => void): Promise<Checkout> {
  let commit: string;
  try {
    commit = git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  } catch {
    throw new Error(`${ref}: there is no such commit`);
  }
  const name = commit.slice(0, 8);
  try {
    await checkWayBack(commit);
  } catch (error) {
    throw new Error(`${ref} (${name}): ${(error as Error).message}`, { cause: error });
  }
  mkdirSync(CACHE, { recursive: true });
  if (existsSync(join(FOLDER, '.git'))) git(['checkout', '--detach', '--force', commit], FOLDER);
  else git(['worktree', 'add', '--detach', '--force', FOLDER, commit]);
  say(`checked out  ${name} in ${FOLDER}`);
  linkPackages();
  const versions = readdirSync(FOLDER)
    .filter((folder) => folder === 'shell' || folder.startsWith('mfe-'))
    .map((folder) => folder.replace(/^mfe-/, ''))
    .map((part) => [part, publishThere(part, say)]);
  const brought = join(FOLDER, 'node_modules/.bin/node');
  return {
    name,
    folder: FOLDER,
    node: existsSync(brought) ? brought : process.execPath,
    set: await setOf(Object.fromEntries(versions), say),
    content: contentWithSerials(FOLDER),
  };
}
