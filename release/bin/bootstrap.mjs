// Runs on the machine's own Node (20.19 or newer) with nothing installed: installs the packages, then runs a task in
// TypeScript on the Node 24 that the repository brings.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [task = '', ...args] = process.argv.slice(2);
const stamp = join(root, 'node_modules/.portal-lock');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node ${process.versions.node} is too old: 20.19 or newer is needed.\n`);
  process.exit(1);
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  process.stdout.write('install    npm ci ...\n');
  const started = Date.now();
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
  process.stdout.write(`install    done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

const brought = join(root, 'node_modules/.bin/node');
const node = existsSync(brought) ? brought : process.execPath;
const child = spawn(node, [join(root, task), ...args], {
  cwd: root,
  stdio: 'inherit',
});
// The child stops everything that it started; this process exits after it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
