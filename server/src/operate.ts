import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ConfigError, loadDotEnv, readConfig } from '@portal/config';
import { socketPath } from './operators/socket.ts';

/** Reads a command's JSON argument: the next word, or stdin for `-`, which keeps it out of the process list. */
async function readArgument(given: string | undefined): Promise<unknown> {
  if (given === undefined) return undefined;
  const json = given === '-' ? await text(process.stdin) : given;
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('the argument is no JSON');
  }
}

/** Sends a command to the running server and returns its result. Exit codes: 0 done, 1 refused or no server. */
async function operate(command: string, given: string | undefined): Promise<string> {
  loadDotEnv();
  const argument = await readArgument(given);
  const path = socketPath(readConfig().DATA_DIR);
  const socket = connect(path);
  await once(socket, 'connect').catch(() => {
    throw new Error(`no API server listens at ${path}: start it, or set its DATA_DIR`);
  });
  socket.write(`${JSON.stringify({ command, argument })}\n`);
  const said = JSON.parse(await text(socket)) as { ok: boolean; result?: unknown; error?: string };
  if (!said.ok) throw new Error(said.error);
  return JSON.stringify(said.result);
}

operate(process.argv[2] ?? '', process.argv[3]).then(
  (result) => process.stdout.write(`${result}\n`),
  (error: unknown) => {
    const message = error instanceof ConfigError ? error.message : String((error as Error).message);
    process.stderr.write(`operate: ${message}\n`);
    process.exitCode = 1;
  },
);
