import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, stopServer, type Server } from '../../../release/src/servers.ts';
import { startPostgres } from '../../../server/src/testing/postgres.ts';
import { apiEnv } from '../servers/api-env.ts';

/** Longest that a server lives between two kills once it is ready. */
const LIFE_MS = 350;
/** Of a hundred restarts, ninety-five must be ready within this time. */
const READY_P95_MS = 10_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

const p95Of = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

export type DatabaseKind = 'postgres' | 'pglite';

/** The servers that an ordeal has. */
export interface Ordeal {
  env: NodeJS.ProcessEnv;
  api: string;
  membership: string;
  /** The kills are over: customers finish what they began. */
  over(): boolean;
}

/**
 * Kills the API again and again, and starts it anew, while customers work.
 * @param begin logs the customers in; the promise of its answer settles once they have finished
 * @param count looks at what is kept: the API has stopped, the sandbox has not
 * @param more further settings for the environment of the servers
 * @param lifeMs how long the next process lives once it is ready
 * @returns what was counted, and whether the API was ready soon enough after the kills
 */
export async function killLoop<T>(
  kind: DatabaseKind,
  kills: number,
  begin: (ordeal: Ordeal) => Promise<{ done: Promise<unknown> }>,
  count: (ordeal: Ordeal) => Promise<T>,
  more: NodeJS.ProcessEnv = {},
  lifeMs = () => Math.random() * LIFE_MS,
): Promise<{ counted: T; isReadySoon: boolean }> {
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  const { dataDir, membership, api: address, ...own } = await apiEnv('crash');
  const env = {
    ...own.env,
    ...more,
    ...(postgres && { DATABASE_URL: await postgres.createDatabase() }),
  };
  const sandbox = startServer('sandbox', env);
  await sandbox.ready;
  let api: Server = startServer('API', env);
  await api.ready;

  let isOver = false;
  const ordeal: Ordeal = { env, api: address, membership, over: () => isOver };
  const { done } = await begin(ordeal);
  done.catch(() => undefined);
  const readyAfter: number[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(lifeMs());
    const died = new Promise((resolve) => api.child.once('exit', resolve));
    api.child.kill('SIGKILL');
    await died;
    const since = performance.now();
    api = startServer('API', env);
    await api.ready;
    readyAfter.push(performance.now() - since);
    if (kill % 50 === 0) say(`${kind}: ${kill} kills`);
  }
  isOver = true;
  await done;
  await stopServer(api.child);
  const counted = await count(ordeal);
  await stopServer(sandbox.child);
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const readyP95 = p95Of(readyAfter);
  say(
    `${kind}: restart to ready after ${kills} kills: p95 ${Math.round(readyP95)} ms (floor ${READY_P95_MS})`,
  );
  return { counted, isReadySoon: readyP95 < READY_P95_MS };
}
