import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { freePort } from '../../support/portal.ts';
import { stopServer } from '../../../release/src/servers.ts';
import type { Running, Target, Tls } from './targets.ts';

/** Resolves once the child prints the line or sends a message. @throws where it exits before */
function started(child: ReturnType<typeof spawn>, line?: string): Promise<void> {
  return new Promise((ready, failed) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (line && text.includes(line)) ready();
    });
    child.once('message', () => ready());
    child.once('exit', (code) => failed(new Error(`it ended with ${code}:\n${text}`)));
  });
}

/**
 * Another checkout of this repository, with its packages installed: its own `npm start` builds and starts it, and a second
 * portal server of it answers without TLS. Only what every checkout has is used: the environment and two files.
 */
export async function startBeside(
  name: string,
  checkout: string,
  tls: Tls,
): Promise<Running<Target>> {
  const cwd = resolve(checkout);
  const [h2Port, httpPort, apiPort, sandboxPort] = (
    await Promise.all([freePort(), freePort(), freePort(), freePort()])
  ).map(String);
  const env = {
    ...process.env,
    LOG_LEVEL: 'error',
    BUILD_MODE: 'production',
    DATA_DIR: join(cwd, '.cache/bench/beside'),
    API_PORT: apiPort,
    SANDBOX_PORT: sandboxPort,
  };
  const h2 = `https://localhost:${h2Port}`;
  const http = `http://127.0.0.1:${httpPort}`;
  const all = spawn(process.execPath, [join(cwd, 'release/src/tasks/start.ts')], {
    cwd,
    env: { ...env, ...tls, PORT: h2Port, PORTAL_ORIGIN: h2 },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await started(all, 'Portal ready');
  const plain = spawn(process.execPath, [join(cwd, 'shell/server/main.ts')], {
    cwd,
    env: { ...env, PORT: httpPort, PORTAL_ORIGIN: http },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    await Promise.all([stopServer(all), stopServer(plain)]);
  };
  try {
    await started(plain);
  } catch (error) {
    await stop();
    throw error;
  }
  return { value: { name, h2, http }, stop };
}
