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
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { parts, root } from './parts.ts';
import { startServer, stopServer, type Server } from './servers.ts';
import { checkStages } from './stages.ts';

// The shell is built for this, on a machine that runs other tests too.
jest.setTimeout(180_000);

/** All the files that a new remote needs. */
const remote = (name: string): Record<string, string> => ({
  'package.json': `{ "name": "mfe-${name}", "version": "1.0.0", "type": "module" }`,
  'src/paths.ts': `import { definePath } from '@portal/paths';
export const hello = definePath('/${name}/hello/{id}?name={text}');
`,
  'src/routes.tsx': `import { definePage, type Section } from '@portal/host';
import { hello } from './paths.ts';
export const section: Section = {
  name: '${name}',
  prefix: '/${name}',
  label: '${name} group',
  order: 99,
  pages: [
    definePage({
      id: 'hello',
      path: hello,
      title: 'Hello',
      description: '',
      indexable: true,
      access: 'public',
      nav: { label: '${name} page', order: 1 },
      skeleton: 'article',
      page: () => import('./pages/hello/HelloPage.tsx'),
    }),
  ],
};
`,
  'src/pages/hello/HelloPage.tsx': `import type { PageProps } from '@portal/host';
import { hello } from '../../paths.ts';
export default function HelloPage({ params }: PageProps<typeof hello>) {
  // @ts-expect-error -- the address has no such parameter
  hello({ id: '2', none: params.none });
  return <a href={hello({ id: '2' })}>drawn for {params.name}</a>;
}
`,
});

/** A copy of the checkout without its remotes. Its packages are its own, libraries are links. */
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
    // npm links workspaces relatively: the same link leads to the copy's own package.
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

/** Runs node in the copy; gives what it printed. @throws with `stdout` where it exits with an error */
const run = (args: string[], folder = '.') =>
  execFileSync(process.execPath, args, {
    cwd: join(copy, folder),
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, BUILD_MODE: 'development' },
    encoding: 'utf8',
  });
const evaluate = (code: string) => JSON.parse(run(['--input-type=module', '-e', code])) as unknown;
const release = (...args: string[]) => run([join(copy, 'release/src/cli.ts'), ...args], 'mfe-xyz');

let portal: Server;
let url: string;
const get = (path: string) => fetch(url + path);

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

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
    LOG_LEVEL: 'silent',
  });
  await portal.ready;
  expect(Object.keys(store.set('1').record.parts)).toEqual(['shell']);
  write('mfe-xyz', remote('xyz'));
});
afterAll(async () => {
  await stopServer(portal.child);
  rmSync(copy, { recursive: true });
});

test('no configuration names a remote', () => {
  const files = ['package.json', 'tsconfig.json', 'knip.json', 'jest.config.ts'];
  files.push('eslint.config.ts', '.dependency-cruiser.mjs', 'release/src/stages.ts');
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(text).toContain('mfe-');
  for (const { folder } of parts().slice(1)) expect(text).not.toContain(basename(folder));
});

test('the types of a new remote resolve, and are checked', () => {
  const { config } = ts.readConfigFile(join(copy, 'tsconfig.json'), ts.sys.readFile) as {
    config: object;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, copy);
  const own = fileNames.filter((file) => file.startsWith(join(copy, 'mfe-xyz/')));
  expect(own).toHaveLength(3);
  const program = ts.createProgram(own, options);
  const found = own.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)).map((one) => one.messageText),
  );
  // Without types the page's @ts-expect-error would be reported as unused.
  expect(found).toEqual([]);
});

test('a new remote may import no other', () => {
  write('mfe-abc', {
    ...remote('abc'),
    'src/other.ts': `export { hello } from '../../mfe-xyz/src/paths.ts';`,
  });
  const boundaries = checkStages().find(({ name }) => name === 'boundaries');
  let said = '';
  try {
    run(boundaries?.command ?? []);
  } catch (error) {
    said = (error as { stdout: string }).stdout;
  }
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
  expect(pages).toContain('/xyz/hello/{id}');
});

test('a delivery puts a new remote into the next set, and the menu shows it', async () => {
  expect(await (await get('/sitemap')).text()).not.toContain('xyz');
  release('deliver');
  expect(Object.keys(store.set('2').record.parts)).toEqual(['shell', 'xyz']);
  expect(release('audit')).toContain(' (key development)  deliver  set 2  ');
  expect(await (await get('/sitemap')).text()).toContain('xyz page');
  const page = await get('/xyz/hello/1?name=me');
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<a href="\/xyz\/hello\/2">drawn for (<!-- -->)?me<\/a>/);
});

test('while it is disabled customers read why in the place of its pages, and the others go on', async () => {
  release('disable', 'xyz', '--message', '저녁 6시까지 점검합니다.');
  const page = await get('/xyz/hello/1?name=me');
  const html = await page.text();
  expect(page.status).toBe(503);
  expect(html).toMatch(/<main[^>]*><div data-awaited[^>]*>.*저녁 6시까지 점검합니다\.<\/p>/s);
  expect(html).toMatch(/<div id="header"><.*<div id="footer"></s);
  expect(html).not.toContain('drawn for');
  expect((await get('/sitemap')).status).toBe(200);
  release('enable', 'xyz');
  expect((await get('/xyz/hello/1?name=me')).status).toBe(200);
});

test('a rollback takes it away again', async () => {
  const before = store.set('1').record.parts;
  release('rollback', '--to', '1');
  rmSync(join(copy, 'mfe-xyz'), { recursive: true });
  expect(store.set(store.pin('dev')?.set ?? '').record.parts).toEqual(before);
  expect(await (await get('/sitemap')).text()).not.toContain('xyz');
  expect((await get('/xyz/hello/1')).status).toBe(404);
});
