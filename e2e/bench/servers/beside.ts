import { freePort } from '@portal/config';
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { stopServer } from '../../../release/src/servers.ts';
import type { Running, Target, Tls } from './targets.ts';

/** Resolves once the portal says that it is ready. @throws where it exits before */
function started(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((ready, failed) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.includes('Portal ready')) ready();
    });
    child.once('exit', (code) => failed(new Error(`it ended with ${code}:\n${text}`)));
  });
}

/**
 * Another checkout of this repository, with its packages installed: its own `npm start` builds and starts it. Only what
 * every checkout has is used: the environment and a file.
 */
export async function startBeside(
  name: string,
  checkout: string,
  tls: Tls,
): Promise<Running<Target>> {
  const cwd = resolve(checkout);
  const [port, apiPort, sandboxPort] = (
    await Promise.all([freePort(), freePort(), freePort()])
  ).map(String);
  const h2 = `https://localhost:${port}`;
  const child = spawn(process.execPath, [join(cwd, 'release/src/tasks/start.ts')], {
    cwd,
    env: {
      ...process.env,
      ...tls,
      LOG_LEVEL: 'error',
      BUILD_MODE: 'production',
      DATA_DIR: join(cwd, '.cache/bench/beside'),
      PORT: port,
      API_PORT: apiPort,
      SANDBOX_PORT: sandboxPort,
      PORTAL_ORIGIN: h2,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await started(child);
  return { value: { name, h2 }, stop: () => stopServer(child) };
}
