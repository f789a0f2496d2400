import { once } from 'node:events';
import { mkdirSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The commands that operators can send to the running server. A result must be serialisable as JSON. */
export type Commands = Record<string, (argument: unknown) => Promise<unknown>>;

/** Where the server of a data folder listens for operators. File permissions control who may connect. */
export const socketPath = (dataDir: string) => join(dataDir, 'api.sock');

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(path);
    probe.once('error', () => resolve(false));
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
  });

async function answer(commands: Commands, line: string): Promise<object> {
  try {
    const { command, argument } = JSON.parse(line) as { command?: unknown; argument?: unknown };
    const known = Object.keys(commands);
    if (typeof command !== 'string' || !known.includes(command))
      return { ok: false, error: `unknown command; there are: ${known.join(', ')}` };
    return { ok: true, result: await commands[command]?.(argument) };
  } catch (error) {
    return { ok: false, error: String((error as Error).message) };
  }
}

/**
 * Accepts operators' commands on a Unix socket: one line `{"command": NAME, "argument"?}` in, one line
 * `{"ok": true, "result"}` or `{"ok": false, "error"}` out. Nothing of either is logged. Commands run one at a
 * time, because two key rotations at once would block each other.
 * @throws StartError where another server uses the folder, or its path is too long for a socket
 */
export async function listenForOperators(dataDir: string, commands: Commands): Promise<Server> {
  const path = socketPath(dataDir);
  mkdirSync(dataDir, { recursive: true });
  if (await isAnswered(path))
    throw new StartError(`${path}: another API server listens there; set another DATA_DIR`);
  // A killed server leaves its socket behind.
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    createInterface(socket).on('line', (line) => {
      last = last.then(async () => {
        const said = await answer(commands, line);
        if (socket.writable) socket.end(`${JSON.stringify(said)}\n`);
      });
    });
  });
  const before = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(`${path}: no socket can be made there (${(error as Error).message})`);
  }
  return server.unref();
}
