import { DEMO_PASSWORD } from '@portal/testing/people';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeAt, stepAt } from '../../../release/src/factor/totp.ts';

/** The task of the release manager: change between two sets, and after each change ask every portal which one it serves. */
export interface Task {
  desk: string;
  portal: string;
  channel: string;
  revision: number;
  /** The set before, and the newest, which customers have. */
  sets: [earlier: string, newest: string];
  /** Host and port of each portal. */
  portals: string[];
  changes: number;
}

/** Milliseconds from the request to the desk until it answers, and until every portal serves the set. */
export interface Took {
  written: number;
  given: number;
}

/**
 * Rolls back and pins in turn at the desk, in a process of its own, because the customers keep this one busy.
 * @param env of a server, because the manager's browser trusts the same certificate
 */
export async function manage(task: Task, env: Record<string, string>): Promise<Took[]> {
  const child = fork(import.meta.filename, [JSON.stringify(task)], {
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the release manager ended with ${code}`);
  });
  ended.catch(() => undefined);
  const [took] = (await Promise.race([once(child, 'message'), ended])) as [Took[]];
  return took;
}

/** The set that a portal would give a customer now. */
const setAt = (address: string, host: string): Promise<string> =>
  new Promise((answered, failed) => {
    request(`http://${address}/-/release`, { headers: { host } }, (message) => {
      let text = '';
      message.on('data', (chunk: Buffer) => (text += chunk.toString()));
      message.once('end', () => answered((JSON.parse(text) as { set: string }).set));
    })
      .once('error', failed)
      .end();
  });

async function work({ desk, portal, channel, sets, portals, changes, ...task }: Task) {
  const host = new URL(portal).host;
  let cookie = '';
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(desk + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-desk-client': 'three',
        cookie,
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return JSON.parse(text) as T;
  };
  const account = { id: 'manager', password: DEMO_PASSWORD };
  const { secret } = await post<{ secret: string }>('/api/session', account);
  await post('/api/session', { ...account, code: codeAt(secret, stepAt(Date.now())) });

  const took: Took[] = [];
  let { revision } = task;
  for (let i = 0; i < changes; i++) {
    const [verb, set] =
      i % 2 === 0 ? (['rollback', sets[0]] as const) : (['pin', sets[1]] as const);
    const asked = verb === 'rollback' ? { to: set } : { args: [set] };
    const since = performance.now();
    await post(`/api/verbs/${verb}`, {
      ...asked,
      channel,
      expect: String(revision++),
      reason: 'three',
    });
    const written = performance.now() - since;
    await Promise.all(
      portals.map(async (address) => {
        while ((await setAt(address, host)) !== set) await sleep(20);
      }),
    );
    took.push({ written, given: performance.now() - since });
    await sleep(500);
  }
  process.send?.(took, () => process.exit(0));
}

if (process.argv[1] === import.meta.filename) await work(JSON.parse(process.argv[2] ?? '') as Task);
