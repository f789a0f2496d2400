import { freePort } from '@portal/config';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { openStore, sha384, type ReleaseStore } from '@portal/release-store';
import { keysOf } from '@portal/release-store/testing/keys';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../parts.ts';
import { startServer, stopServer, type Server } from '../servers.ts';
import { installOffline } from './testing/install-offline.ts';

// The tests build the shell, perhaps on a busy machine.
jest.setTimeout(600_000);

// A remote in its own repository outside this checkout, with our packages only from their archives.
const repository = realpathSync(mkdtempSync(join(tmpdir(), 'portal-own-repository-')));
const dataDir = mkdtempSync(join(tmpdir(), 'portal-own-repository-data-'));
const keys = keysOf(dataDir, [
  { id: 'platform', role: 'manager', remotes: ['*'] },
  { id: 'team-out', role: 'team', remotes: ['out'] },
]);

/** Runs node with nothing configured but `env`. */
function node(cwd: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const inherited = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
  const all = ['--disable-warning=ExperimentalWarning', ...args];
  return spawnSync(process.execPath, all, { cwd, env: { ...inherited, ...env }, encoding: 'utf8' });
}
/** Runs node as this person. Returns its output. @throws Error with the output if the exit code is not `expected` */
function run(as: string, cwd: string, args: string[], expected = 0): string {
  const own = { BUILD_MODE: 'development', API_URL: 'http://127.0.0.1:9', ...keys.of(as) };
  const { status, stdout, stderr } = node(cwd, args, own);
  if (status !== expected) throw new Error(`ended with ${status}:\n${stdout}${stderr}`);
  return stdout + stderr;
}
const command = join(repository, 'node_modules/@portal/release/bin/portal-release.mjs');
const release = (folder: string, verb: string, expected = 0) =>
  run('team-out', join(repository, folder), [command, verb], expected);

let made: string;
let portal: Server;
let url: string;
let store: ReleaseStore;

beforeAll(async () => {
  const make = ['release/src/tasks/new-remote.ts', 'mfe-out', '--outside', repository];
  made = node(root, make).stdout;
  installOffline(repository);
  const pinShell = `
    import { openStore } from '@portal/release-store';
    import { partNamed } from './release/src/parts.ts';
    import { pinVersions } from './release/src/pin-versions.ts';
    import { publishPart } from './release/src/publish-part.ts';
    const { env } = process;
    const store = await openStore(env, { as: 'command', follows: false, warn() {} });
    const shell = await publishPart(store, partNamed('shell'), 'development');
    await pinVersions(store, 'dev', [shell], { actor: 'platform', reason: 'shell' });`;
  run('platform', root, ['--input-type=module', '-e', pinShell]);
  store = await openStore(keys.of(), { as: 'command', follows: false, warn() {} });
  const port = await freePort();
  url = `http://localhost:${port}`;
  portal = startServer('portal', {
    ...process.env,
    ...keys.of(),
    NODE_OPTIONS: '',
    PORT: String(port),
    API_URL: 'http://127.0.0.1:9',
    // A busy machine renders slowly, and no browser takes over from the server here.
    RENDER_LIMIT_MS: '30000',
    LOG_LEVEL: 'silent',
  });
  await portal.ready;
});
afterAll(async () => {
  await stopServer(portal.child);
  rmSync(repository, { recursive: true });
  rmSync(dataDir, { recursive: true });
});

test('no link in the repository leads out of it', () => {
  const own = join(repository, 'node_modules/@portal');
  const entries = readdirSync(repository, { recursive: true, withFileTypes: true });
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => realpathSync(join(entry.parentPath, entry.name)));
  expect(links.filter((path) => !path.startsWith(`${repository}/`))).toEqual([]);

  const sources = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.startsWith(`${own}/`) && /\.(tsx?|mjs)$/.test(path));
  expect(sources.length).toBeGreaterThan(300);
  const lost = sources.flatMap((path) => {
    const inside = path.slice(0, path.indexOf('/', own.length + 1));
    return [...readFileSync(path, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)]
      .map(([, relative = '']) => join(dirname(path), relative))
      .filter((target) => !target.startsWith(`${inside}/`) || !existsSync(target))
      .map((target) => `${path} imports ${target}`);
  });
  expect(lost).toEqual([]);
  expect(sources.filter((path) => readFileSync(path, 'utf8').includes(root))).toEqual([]);
});

test('the types of the installed packages resolve, and are checked', () => {
  const file = join(repository, 'mfe-out/src/wrong.ts');
  writeFileSync(
    file,
    `import { hello } from './paths.ts';\nexport const wrong: number = hello();\n`,
  );
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const said = run('team-out', repository, [tsc, '-p', '.', '--listFiles'], 1);
  rmSync(file);
  expect(said).toContain(`${join(repository, 'mfe-out/src/routes.tsx')}\n`);
  expect(said.match(/.*error .*/g)).toEqual([
    expect.stringMatching(/^mfe-out\/src\/wrong\.ts.* Type 'string' is not assignable/),
  ]);
});

test('an example of .env names where the store and the keys are, as the configuration does', () => {
  const namesIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^(\w+)=$/gm)].map(([, name]) => name);
  const names = namesIn(join(repository, '.env.example'));
  const files = ['RELEASE_KEYS_FILE', 'RELEASE_SIGNING_KEY_FILE'];
  expect(names).toEqual(['RELEASE_DATABASE_URL', 'DATA_DIR', ...files, 'API_URL']);
  expect(namesIn(join(root, '.env.example'))).toEqual(expect.arrayContaining(names));
  expect(made).toContain('cp .env.example .env and fill it in');
});

test('an older Node is refused in words', () => {
  const versions = `{ ...process.versions, node: '20.19.0' }`;
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: ${versions} })`;
  const { status, stderr } = node(repository, ['--import', old, command, 'live']);
  expect([status, stderr]).toEqual([
    1,
    'release: Node 20.19.0 is too old: install Node 24 or newer, and try again\n',
  ]);
});

test.each(['doctor', 'deliver', 'publish'])(
  '%s without a store names it, and begins none',
  (verb) => {
    const { status, stderr } = node(join(repository, 'mfe-out'), [command, verb]);
    const data = join(repository, '.data');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`there is no release store in ${join(data, 'store')}: mount it, or `),
    ]);
    expect(existsSync(data)).toBe(false);
  },
);

test('the doctor accepts it, and a delivery with the team’s own key reaches customers', async () => {
  expect(release('mfe-out', 'doctor')).toMatch(
    /^building {3}out, to check it[^]*accepted {3}npm run deliver -w mfe-out/,
  );
  expect(store.parts()).toEqual(['shell']);
  expect(release('mfe-out', 'deliver')).toMatch(
    /^reading {4}the sources of out\nread [^]*building {3}out@1\.0\.0\n[^]*bundled [^]*compressed [^]*published {2}out[^]*verifying [^]*verified [^]*checking {3}the set [^]*passed {5}chain[^]*checked [^]*pinned {5}set 2 in dev/,
  );
  const { record, signedBy } = store.version('out', '1.0.0');
  expect(signedBy).toBe('team-out');
  expect(record.needs).toEqual({
    host: `^${store.version('shell', '1.0.0').record.shared['@portal/host']}`,
  });
  const page = await fetch(`${url}/out/hello`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringMatching(/<p>내용을 준비하고 있습니다/),
  ]);
  expect(await (await fetch(`${url}/sitemap`)).text()).toContain('새 화면');
  for (const [file, { sha384: expected }] of Object.entries(record.files)) {
    const answer = await fetch(`${url}/r/out/1.0.0/${file}`);
    expect([file, sha384(await answer.bytes())]).toEqual([file, expected]);
  }
});

test('the same sources delivered again repair a file that was altered, under the same version', async () => {
  const path = 'versions/out/1.0.0/client/remoteEntry.js';
  const { record } = store.version('out', '1.0.0');
  writeFileSync(join(dataDir, 'store', path), 'altered');
  expect(await store.fileFaults(record)).toEqual([expect.stringContaining(`${path} was altered`)]);
  const said = release('mfe-out', 'deliver');
  expect(said).toContain(`repaired   ${path}\n`);
  expect(said).toMatch(/unchanged {2}out@1\.0\.0/);
  expect(await store.fileFaults(record)).toEqual([]);
  expect(store.versions('out')).toEqual(['1.0.0']);
  expect((await fetch(`${url}/r/out/1.0.0/remoteEntry.js`)).status).toBe(200);
});

test('rebuilds only after a change of sources, packages or lockfile', () => {
  expect(release('mfe-out', 'deliver')).toMatch(/unchanged {2}out@1\.0\.0/);
  const ui = join(repository, 'node_modules/@portal/ui/src/index.ts');
  writeFileSync(ui, `${readFileSync(ui, 'utf8')}\n// another packing\n`);
  expect(release('mfe-out', 'deliver')).toMatch(/published {2}out@1\.0\.1/);
});

test('the team cannot deliver another team’s part', () => {
  cpSync(join(repository, 'mfe-out'), join(repository, 'mfe-other'), { recursive: true });
  const said = release('mfe-other', 'deliver', 4);
  renameSync(join(repository, 'mfe-other'), join(repository, 'gone'));
  expect(said).toContain('the key team-out may not sign versions/other/');
  expect(store.parts()).toEqual(['out', 'shell']);
});
