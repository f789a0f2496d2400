import { freePort } from '@portal/config';
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseData, root } from './release-command.ts';

export interface Portal {
  url: string;
  apiUrl: string;
  deskUrl: string;
  dataDir: string;
  /** What its servers wrote, a line each. */
  log: string[];
  /** Log entries of parts that failed in a browser. */
  failures(): Record<string, string>[];
  child: ChildProcess;
  stop(): Promise<number | null>;
}

/** A data folder of its own with the built store and a database that was never used. */
export function copyData(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  for (const folder of ['store', 'db', 'keys'])
    cpSync(join(baseData, folder), join(dataDir, folder), { recursive: true });
  return dataDir;
}

/** Starts the portal as `npm start` does, on ports and data of its own. `command` runs at the root. */
export async function startPortal(
  env: Record<string, string> = {},
  command: [string, ...string[]] = [process.execPath, 'release/src/tasks/start.ts'],
): Promise<Portal> {
  const dataDir = env['DATA_DIR'] ?? copyData();
  const [port, apiPort, sandboxPort, deskPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      SANDBOX_PORT: String(sandboxPort),
      DESK_PORT: String(deskPort),
      DATA_DIR: dataDir,
      // If rendering takes longer than this, the server leaves it to the browser. A busy machine would exceed production's limit, and
      // tests without scripts need a rendered page. Benches pass '', which means production's limit.
      RENDER_LIMIT_MS: '30000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  await new Promise<void>((ready, failed) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString('utf8');
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      log.push(...lines);
      if (lines.some((line) => line.startsWith('Portal ready'))) ready();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => failed(new Error(`start ended with ${code}:\n${log.join('\n')}`)));
  });
  return {
    url: env['PORTAL_ORIGIN'] ?? `http://localhost:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    deskUrl: `http://localhost:${deskPort}`,
    dataDir,
    log,
    failures: () =>
      log
        .filter((line) => line.includes('"failure"'))
        .map((line) => (JSON.parse(line) as { failure: Record<string, string> }).failure),
    child,
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
