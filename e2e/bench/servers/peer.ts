import { freePort } from '@portal/config';
import { spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../../release/src/parts.ts';
import { stopServer } from '../../../release/src/servers.ts';
import { font } from '../../../shell/server/files/version-files.ts';
import { startFront } from './peer-front.ts';
import {
  benchFolder,
  ORIGIN,
  type Running,
  type Served,
  type Target,
  type Tls,
} from './targets.ts';

const sources = join(root, 'e2e/bench/peer');
const folder = benchFolder('peer');
const NEXT = join(folder, 'node_modules/next/dist/bin/next');
/** What the copy keeps from run to run. */
const KEPT = ['node_modules', '.next'];

function run(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}`);
}

/** Copies the peer out of the checkout and installs it there: nothing but the bench has its packages. */
function install(say: (line: string) => void): void {
  if (existsSync(folder))
    for (const name of readdirSync(folder))
      if (!KEPT.includes(name)) rmSync(join(folder, name), { recursive: true });
  cpSync(sources, folder, {
    recursive: true,
    filter: (from) => !KEPT.some((name) => from === join(sources, name)),
  });
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  // Its pages show the same company data and drawings as ours, so it uses the same files.
  for (const file of ['config/company.json', 'ui/src/content/product-shapes.tsx'])
    cpSync(join(root, 'shared', file), join(folder, 'parts', basename(file)));
  // And the same icon: Chromium loads and draws it again after each move, which takes 10 to 17 ms of the page's thread.
  cpSync(join(root, 'shell/public/icon.svg'), join(folder, 'app/icon.svg'));
  const stamp = join(folder, 'node_modules/.peer-lock');
  const lock = hash('sha256', readFileSync(join(folder, 'package-lock.json')));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], process.env);
  writeFileSync(stamp, lock);
  say('installed the peer');
}

/** Next.js behind its front, and itself. */
export interface PeerTarget extends Target {
  next: Served;
}

/** Builds the Next.js application with the API's answers of now and starts it behind a front like the portal's. */
export async function startPeer(
  say: (line: string) => void,
  api: string,
  fonts: string,
  tls: Tls,
): Promise<Running<PeerTarget>> {
  install(say);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    API_URL: api,
    API_ORIGIN: ORIGIN,
    FONT_CSS: font.css,
  };
  // Its cached answers are of an API that is gone.
  rmSync(join(folder, '.next'), { recursive: true, force: true });
  run(process.execPath, [NEXT, 'build'], env);
  say('built the peer');
  const port = String(await freePort());
  const child = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', port], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('Ready') && ready());
    child.once('exit', (code) => failed(new Error(`next start ended with ${code}`)));
  });
  const next = { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
  const front = await startFront(next.url, fonts, tls);
  const stop = async () => {
    await front.stop();
    await stopServer(child);
  };
  const pages = ['home', 'faq', 'notices'];
  return { value: { name: 'peer', ...front.value, next, routes: pages }, stop };
}
