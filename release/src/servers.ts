import { SERVER_MEMORY } from '@portal/config';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from './parts.ts';

/** As in docs/systemd and docs/containers: an API lets requests in flight finish for 30 seconds. */
const STOP_AFTER_MS = 45_000;

/**
 * The processes of a running portal. The sandbox replaces providers that are not configured; the desk is for
 * managers.
 */
export const serverFiles = {
  sandbox: 'server/sandbox/main.ts',
  API: 'server/src/main.ts',
  portal: 'shell/server/main.ts',
  desk: 'release/src/desk/main.ts',
} as const;

export interface Server {
  child: ChildProcess;
  /** Resolves when it listens; rejects if it exits before. */
  ready: Promise<void>;
}

export function startServer(name: keyof typeof serverFiles, env: NodeJS.ProcessEnv): Server {
  const child = spawn(process.execPath, [join(root, serverFiles[name])], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...SERVER_MEMORY, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the ${name} server ended with ${code}`)));
  });
  return { child, ready };
}

/** Stops a server; kills it if it takes longer. */
export function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_AFTER_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
