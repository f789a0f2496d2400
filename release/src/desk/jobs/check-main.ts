import { loadDotEnv, readConfig } from '@portal/config';
import { openStore } from '@portal/release-store';
import { baseFor, checkSet } from '../../checks/check-set.ts';
import { channelOf } from '../../verbs/asked.ts';
import { removeFolder, type CheckMessage } from './check-process.ts';

/** How long a check may take to end after an abort, before the whole process group is killed. */
const PATIENCE_MS = 8000;

const [, , set = '', channel = '', actor = '', folder = ''] = process.argv;
const send = (message: CheckMessage) =>
  new Promise<void>((sent) => {
    if (process.connected) process.send?.(message, () => sent());
    else sent();
  });

const stopping = new AbortController();
function stop(): void {
  stopping.abort(new Error('they were stopped'));
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), PATIENCE_MS).unref();
}
// A killed desk cannot end its checks, so they end themselves when the connection to it closes. Nobody reads their output then.
process.once('SIGTERM', stop).once('disconnect', stop);
for (const output of [process.stdout, process.stderr]) output.on('error', stop);

async function run(): Promise<CheckMessage> {
  loadDotEnv();
  const config = readConfig();
  const warn = (line: string) => void process.stderr.write(`${line}\n`);
  const store = await openStore(config, { as: 'command', follows: false, warn });
  try {
    const record = await checkSet({
      store,
      set,
      base: baseFor(store, channelOf(channel), set),
      config,
      actor,
      say: (line) => void process.stdout.write(`${line}\n`),
      heard: (news) => void send({ news }),
      signal: stopping.signal,
    });
    return { evidence: record.revision };
  } finally {
    await store.close();
  }
}

const end = await run().catch((error: unknown) => ({ fault: (error as Error).message }));
await send(end);
if (!process.connected) await removeFolder(folder);
process.exit('evidence' in end ? 0 : 1);
