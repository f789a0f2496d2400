import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort, root } from '@portal/config';
import { migrateStore, openStore } from '@portal/release-store';
import { temporaryStore } from '@portal/release-store/testing';
import { startPostgres } from '../../server/src/testing/postgres.ts';

/**
 * Makes a small Debian with mmdebstrap, builds the images on it with buildah, and starts each as it is meant to run: as 10001, on a
 * root that cannot be written. Prints sizes, and how long each takes until it answers. As root, on Debian with `mmdebstrap`,
 * `buildah` and `postgresql`. No registry is asked.
 */
const CACHE = join(root, '.cache');
const BASE_TAR = join(CACHE, 'images-base.tar');
/** No shell and no package manager: what Node needs, and the time zones and certificates of the system. */
const PACKAGES = 'base-files,ca-certificates,libc6,libgcc-s1,libstdc++6,netbase,tzdata';
const SUITE = 'bookworm';
const BASE = 'localhost/portal-base';
const USER = '10001';
const GIVE_UP_MS = 120_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'portal-images-'));
const STORE = join(folder, 'store');
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    .toString()
    .trim();
const storage = ['--root', join(folder, 'storage'), '--storage-driver', 'vfs'];
const buildah = (...args: string[]) => run('buildah', ...storage, ...args);

function makeBase(): void {
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(BASE_TAR))
    run('mmdebstrap', '--quiet', '--variant=extract', `--include=${PACKAGES}`, SUITE, BASE_TAR);
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, BASE_TAR, '/');
  buildah('commit', '--quiet', container, BASE);
}

interface Image {
  size: number;
  /** The image's configuration: command, user and environment. */
  config: { User: string; Env: string[]; Entrypoint: string[]; Cmd: string[]; WorkingDir: string };
  /** Its root, to be mounted. */
  folder: string;
}

function buildImage(target: string, stage: string): Image {
  const file = join(root, 'docs/containers/Containerfile');
  const name = `localhost/portal-${target}`;
  const on = ['--build-arg', `BASE=${BASE}`, '--isolation', 'chroot'];
  buildah('build', '--quiet', ...on, '-f', file, '--target', target, '-t', name, stage);
  const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', name)) as {
    OCIv1: { config: Image['config'] };
  };
  const mounted = buildah('mount', buildah('from', name));
  const size = Number(run('du', '-sb', mounted).split('\t')[0]);
  return { size, config: OCIv1.config, folder: mounted };
}

/** Name and value of `NAME=value`; the value may contain `=` too. */
const variable = (text: string): [name: string, value: string] => {
  const end = text.indexOf('=');
  return [text.slice(0, end), text.slice(end + 1)];
};

/** Runs a command in an image, as its user, where only /data and /tmp can be written. */
function start(image: Image, env: Record<string, string>, command: string[]) {
  const data = mkdtempSync(join(folder, 'data-'));
  // The keys with which the store was signed.
  cpSync(join(STORE, 'keys'), join(data, 'keys'), { recursive: true });
  run('chown', '-R', image.config.User, data);
  const at = image.folder;
  const [uid, gid] = image.config.User.split(':');
  const mounts = [
    `mount --bind ${at} ${at}`,
    `mount --bind ${data} ${at}/data`,
    `mount --rbind /dev ${at}/dev`,
    `mount --rbind /proc ${at}/proc`,
    `mount -t tmpfs tmpfs ${at}/tmp`,
    `mount -o remount,bind,ro ${at}`,
    `exec setpriv --clear-groups unshare --root=${at} --wd=${image.config.WorkingDir} --setuid=${uid} --setgid=${gid} "$@"`,
  ];
  return spawn(
    'unshare',
    ['--mount', 'sh', '-ec', mounts.join('\n'), 'sh', ...image.config.Entrypoint, ...command],
    {
      env: { ...Object.fromEntries(image.config.Env.map(variable)), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
}

/** Asks Node in an image. @returns its user's number, what writing to the root gives, and the tools that should not be there */
async function lookInside(image: Image): Promise<string> {
  const question = `
    const { writeFileSync, existsSync } = require('node:fs');
    const tools = ['/bin/sh', '/usr/bin/sh', '/usr/bin/npm', '/usr/bin/apt-get', '/usr/bin/gcc'].filter(existsSync);
    let said = 'writes';
    try { writeFileSync('/srv/portal/x', ''); } catch ({ code }) { said = code; }
    writeFileSync('/data/x', '');
    console.log([process.getuid(), said, ...tools].join(' '));`;
  const child = start(image, {}, ['--eval', question]);
  return (await text(child.stdout)).trim();
}

/** Starts a server in its image. @returns how long it takes until it answers, in ms, and what stops it */
async function answers(image: Image, env: Record<string, string>, address: string) {
  const began = performance.now();
  const child = start(image, env, image.config.Cmd);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) break;
    if (hasEnded || performance.now() - began > GIVE_UP_MS)
      throw new Error(`${address} does not answer: ${said}`);
  }
  const ms = performance.now() - began;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ms, stop };
}

/** A release store with a set in the channel dev. */
async function fillStore(RELEASE_DATABASE_URL: string): Promise<void> {
  const where = { DATA_DIR: STORE };
  const store = await openStore(where, { as: 'command', follows: false, warn: say });
  await temporaryStore(store).pin('shell@1.0.0 guide@1.0.0');
  await store.close();
  await migrateStore({ ...where, RELEASE_DATABASE_URL }, 'postgresql');
}

const postgres = await startPostgres('127.0.0.1');
process.exitCode = 1;
try {
  const DATABASE_URL = await postgres.createDatabase();
  const RELEASE_DATABASE_URL = await postgres.createDatabase();
  await fillStore(RELEASE_DATABASE_URL);
  const stage = join(CACHE, 'images');
  run(process.execPath, join(root, 'release/src/images/stage.ts'), stage);
  makeBase();
  const ports = await Promise.all([1, 2, 3, 4].map(freePort));
  const [API_PORT = '', PORT = '', DESK_PORT = '', SANDBOX_PORT = ''] = ports.map(String);
  const env = {
    DATABASE_URL,
    RELEASE_DATABASE_URL,
    API_PORT,
    PORT,
    DESK_PORT,
    SANDBOX_PORT,
    HOST: '127.0.0.1',
    SECRET_KEY: 'the-key-of-all-images-of-this-proof',
    LOG_LEVEL: 'warn',
  };
  const paths = {
    api: `http://127.0.0.1:${API_PORT}/api/health/ready`,
    portal: `http://127.0.0.1:${PORT}/-/health/live`,
    desk: `http://127.0.0.1:${DESK_PORT}/-/health/live`,
  };
  const stops: (() => Promise<void>)[] = [];
  const faults: string[] = [];
  for (const [target, address] of Object.entries(paths)) {
    const image = buildImage(target, stage);
    const found = await lookInside(image);
    if (found !== `${USER} EROFS`) faults.push(`${target}: ${found}`);
    const { ms, stop } = await answers(image, env, address);
    stops.push(stop);
    const megabytes = (image.size / 1e6).toFixed(0);
    say(`${target}  ${megabytes} MB  answers after ${(ms / 1000).toFixed(1)} s  ${found}`);
  }
  for (const stop of stops.toReversed()) await stop();
  for (const fault of faults) say(`FAULT  ${fault}`);
  if (faults.length === 0) process.exitCode = 0;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
