import { freePort } from '@portal/config';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { contentFolder, fromPortal, noon } from '../api.ts';
import { watch, type Watched } from '../child.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SERVER = join(import.meta.dirname, '../..');

const { PATH = '', NODE_COMPILE_CACHE = temporaryFolder() } = process.env;
/** The processes that tests start share their compiled code. */
const inherited = { PATH, NODE_COMPILE_CACHE };

const started: Watched[] = [];
export const killStarted = () => started.forEach(({ child }) => child.kill('SIGKILL'));

function start(file: string, env: Record<string, string>, command: string[] = []): Watched {
  // Set, even if empty, so that a developer's .env does not change them.
  const unset = { DATABASE_URL: '', HOST: '', LOG_LEVEL: '', PORTAL_ENV: '' };
  const child = watch(
    spawn(process.execPath, [join(SERVER, file), ...command], {
      env: { ...inherited, ...unset, ...env },
    }),
  );
  started.push(child);
  return child;
}

/** Starts an API server as a process of its own. */
export const run = (env: Record<string, string>): Watched => start('main.ts', env);

/** Sends a command of an operator to the server with this configuration. */
export const operate = (env: Record<string, string>, ...command: string[]): Watched =>
  start('operate.ts', env, command);

export const freshEnv = async (DATA_DIR = temporaryFolder()) => ({
  API_PORT: String(await freePort()),
  CONTENT_DIR: contentFolder,
  DATA_DIR,
  DEMO_CLOCK: noon,
});

/** Calls the list of questions, a call that needs the database. */
export const list = (port: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/customer/selectFaqList`, {
    method: 'POST',
    headers: { ...fromPortal, 'content-type': 'application/json', connection: 'close' },
    body: '{}',
  });

/** Starts a server that has to fail. @returns its only line of output */
export async function refusal(env: Record<string, string>): Promise<string> {
  const server = run(env);
  expect(await server.ended).toBe(1);
  expect(server.output.trim().split('\n')).toHaveLength(1);
  return server.output;
}
