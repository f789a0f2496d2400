import { freePort } from '@portal/config';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ReleaseStore } from '@portal/release-store';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parts, root } from '../parts.ts';
import { startServer, stopServer, type Server } from '../servers.ts';
import { boundariesStage } from '../test/stages.ts';

// The tests build the shell, perhaps on a busy machine.
jest.setTimeout(600_000);

/** A copy of the checkout without its remotes. Its workspace packages are copies, its libraries are links. */
const copy = mkdtempSync(join(tmpdir(), 'portal-checkout-'));
const dataDir = join(copy, '.data');
const store = new ReleaseStore(join(dataDir, 'store'));

const LEFT_OUT = /^(mfe-.*|\.git|\.cache|\.data|test-results)$/;
function copyCheckout(): void {
  cpSync(root, copy, {
    recursive: true,
    filter(from, to) {
      if (dirname(from) === root && LEFT_OUT.test(basename(from))) return false;
      if (basename(from) !== 'node_modules') return true;
      if (dirname(from) === root) linkPackages('node_modules');
      else symlinkSync(from, to);
      return false;
    },
  });
}
function linkPackages(folder: string): void {
  mkdirSync(join(copy, folder));
  for (const name of readdirSync(join(root, folder))) {
    const from = join(root, folder, name);
    // npm links workspaces relatively, so the same link leads to the copy's own package.
    const target = lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from;
    if (name === '@portal') linkPackages(join(folder, name));
    else symlinkSync(target, join(copy, folder, name));
  }
}

function write(workspace: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(copy, workspace, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Runs node in the copy. Returns its output. @throws with `stdout` if it exits with an error */
const run = (args: string[], folder = '.') =>
  execFileSync(process.execPath, args, {
    cwd: join(copy, folder),
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, BUILD_MODE: 'development' },
    encoding: 'utf8',
  });
/** The output of a command that exits with an error. */
function outputOf(command: () => string): string {
  try {
    throw new Error(`succeeded: ${command()}`);
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (stdout === undefined) throw error;
    return stdout;
  }
}
const newRemote = (name: string) => run(['release/src/tasks/new-remote.ts', name]);
const evaluate = (code: string) => JSON.parse(run(['--input-type=module', '-e', code])) as unknown;
const release = (...args: string[]) =>
  run([join(copy, 'release/bin/release.mjs'), ...args], 'mfe-xyz');

let portal: Server;
let url: string;
const get = (path: string) => fetch(url + path);

beforeAll(async () => {
  copyCheckout();
  evaluate(`
    import { ReleaseStore } from '@portal/release-store';
    import { publishAll } from './release/src/publish-all.ts';
    await publishAll(new ReleaseStore(${JSON.stringify(store.root)}), () => {}, 'development');
    console.log(true);`);
  const [port, closed] = [await freePort(), await freePort()];
  url = `http://localhost:${port}`;
  portal = startServer('portal', {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: String(port),
    API_URL: `http://127.0.0.1:${closed}`,
    DATA_DIR: dataDir,
    // A busy machine renders slowly, and no browser takes over from the server here.
    RENDER_LIMIT_MS: '30000',
    LOG_LEVEL: 'silent',
  });
  await portal.ready;
  expect(Object.keys(store.set('1').record.parts)).toEqual(['shell']);
  newRemote('mfe-xyz');
});
afterAll(async () => {
  await stopServer(portal.child);
  rmSync(copy, { recursive: true });
});

test('no configuration names a remote', () => {
  const files = ['package.json', 'tsconfig.json', 'knip.json', 'jest.config.ts'];
  files.push('oxlint.config.ts', '.dependency-cruiser.mjs', 'release/src/test/stages.ts');
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(text).toContain('mfe-');
  for (const { folder } of parts().slice(1)) expect(text).not.toContain(basename(folder));
});

test('the types of a new remote resolve, and are checked', () => {
  write('mfe-xyz', {
    'src/wrong.ts': `import { hello } from './paths.ts';\nexport const wrong: number = hello();\n`,
  });
  const tsc = (...args: string[]) => run(['node_modules/typescript-native/bin/tsc', ...args]);
  const { files } = JSON.parse(tsc('--showConfig')) as { files: string[] };
  const own = files.filter((file) => file.startsWith('./mfe-xyz/'));
  expect(own).toHaveLength(4);
  // With the declarations that no file imports.
  const checked = [...own, ...files.filter((file) => file.endsWith('.d.ts'))];
  write('.', { 'own.json': JSON.stringify({ extends: './tsconfig.json', files: checked }) });
  const said = outputOf(() => tsc('-p', 'own.json', '--pretty', 'false'));
  rmSync(join(copy, 'mfe-xyz/src/wrong.ts'));
  expect(said).toMatch(
    /^mfe-xyz\/src\/wrong\.ts.* Type 'string' is not assignable to type 'number'\.\n$/,
  );
});

test('a new remote may import no other', () => {
  newRemote('mfe-abc');
  write('mfe-abc', { 'src/other.ts': `export { hello } from '../../mfe-xyz/src/paths.ts';` });
  // `npm test` checks the whole checkout, this test what it made.
  expect(boundariesStage().command).toEqual([...boundariesStage([]).command, '.']);
  const said = outputOf(() => run(boundariesStage(['mfe-abc', 'mfe-xyz']).command));
  rmSync(join(copy, 'mfe-abc'), { recursive: true });
  expect(said.match(/error .*/g)).toEqual([
    'error remotes-are-islands: mfe-abc/src/other.ts → mfe-xyz/src/paths.ts',
  ]);
});

test('the control application of the bench contains a new remote', () => {
  const pages = evaluate(`
    import { sectionTable } from '@portal/build';
    import { controlPart } from './e2e/bench/control-part.ts';
    const { record } = await sectionTable(controlPart().tables);
    console.log(JSON.stringify(record.pages.map(({ pattern }) => pattern)));`);
  expect(pages).toContain('/xyz/hello');
});

test('publishing alone gives no customer the version', async () => {
  expect(release('publish')).toMatch(
    /^published {2}xyz@1\.0\.0 .*\nfrom .*\nnext .* set create xyz@1\.0\.0/m,
  );
  expect(store.versions('xyz')).toEqual(['1.0.0']);
  expect(store.sets()).toEqual(['1']);
  expect(await (await get('/sitemap')).text()).not.toContain('xyz');
});

test('a delivery puts a new remote into the next set, and the menu shows it', async () => {
  expect(release('doctor')).toMatch(/accepted {3}npm run deliver -w mfe-xyz/);
  expect(release('deliver')).toMatch(/^unchanged {2}xyz@1\.0\.0/m);
  expect(Object.keys(store.set('2').record.parts)).toEqual(['shell', 'xyz']);
  expect(release('audit')).toContain(' (key development)  deliver  set 2  ');
  expect(await (await get('/sitemap')).text()).toContain('새 화면');
  const page = await get('/xyz/hello');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<p>내용을 준비하고 있습니다.</p>');
});

test('a disabled remote shows its message, and the others go on', async () => {
  release('disable', 'xyz', '--message', '저녁 6시까지 점검합니다.');
  let page = await get('/xyz/hello');
  // The portal notices a change when it next reads its store: within four seconds if the disk is slow.
  while (page.status === 200) {
    await sleep(100);
    page = await get('/xyz/hello');
  }
  const html = await page.text();
  expect(page.status).toBe(503);
  expect(html).toMatch(
    /<main[^>]*><div data-awaited[^>]*>.*저녁 6시까지 점검합니다\.<br\/>준비되는 대로 다시 열겠습니다\.<\/p>/s,
  );
  expect(html).toMatch(/<div id="header"><.*<div id="footer"></s);
  expect(html).not.toContain('내용을 준비하고 있습니다.');
  expect((await get('/sitemap')).status).toBe(200);
  release('enable', 'xyz');
  expect((await get('/xyz/hello')).status).toBe(200);
});

test('a rollback removes it again', async () => {
  const before = store.set('1').record.parts;
  release('rollback', '--to', '1');
  rmSync(join(copy, 'mfe-xyz'), { recursive: true });
  expect(store.set(store.pin('dev')?.set ?? '').record.parts).toEqual(before);
  expect(await (await get('/sitemap')).text()).not.toContain('xyz');
  expect((await get('/xyz/hello')).status).toBe(404);
});
