import { fork } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { readConfig } from '@portal/config';
import { openPglite } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { readSecrets } from '../../server/src/secrets.ts';
import { history } from '../../server/src/testing/payments/history.ts';
import { live } from '../../server/src/testing/payments/live.ts';

/** Histories of payments in all, and the processes that live them, each on a database of its own. */
const HISTORIES = Number(process.argv[2] ?? 10_000);
const PROCESSES = 2;
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Tally {
  histories: number;
  kills: number;
  calls: number;
  ends: Record<string, number>;
  wrongs: Record<string, number>;
  counterexample: string;
}

const add = (counts: Record<string, number>, name: string, count = 1) => {
  counts[name] = (counts[name] ?? 0) + count;
};

/** Lives histories; the first that goes wrong is made as small as possible. */
async function work(runs: number, seed: number): Promise<Tally> {
  const { db, close } = await openPglite();
  await migrate(db);
  const secrets = readSecrets(
    readConfig({
      SECRET_KEY: 'the-key-of-these-histories-and-no-other',
      PERSONAL_DATA_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    }),
  );
  const tally: Tally = {
    histories: 0,
    kills: 0,
    calls: 0,
    ends: {},
    wrongs: {},
    counterexample: '',
  };
  const property = fc.asyncProperty(history, async (each) => {
    tally.histories += 1;
    const lived = await live({ db, secrets }, `history-${tally.histories}`, each);
    // What is over costs time in every query that looks for what is not.
    await db.deleteFrom('member').execute();
    tally.kills += lived.kills;
    tally.calls += lived.calls;
    for (const end of lived.ends) add(tally.ends, end);
    for (const wrong of lived.wrongs) add(tally.wrongs, wrong);
    return lived.wrongs.length === 0;
  });
  const result = await fc.check(property, { numRuns: runs, seed });
  if (result.failed) tally.counterexample = JSON.stringify(result.counterexample);
  await close();
  return tally;
}

async function inProcesses(): Promise<Tally[]> {
  const seed = Date.now() % 1_000_000_000;
  say(`${HISTORIES} histories in ${PROCESSES} processes, seed ${seed}`);
  return Promise.all(
    Array.from({ length: PROCESSES }, async (_, i) => {
      const runs = Math.ceil(HISTORIES / PROCESSES);
      const child = fork(import.meta.filename, ['work', String(runs), String(seed + i)]);
      const [tally] = (await once(child, 'message')) as [Tally];
      return tally;
    }),
  );
}

if (process.argv[2] === 'work') {
  process.send?.(await work(Number(process.argv[3]), Number(process.argv[4])));
  process.disconnect();
} else {
  const tallies = await inProcesses();
  const sum = (of: (tally: Tally) => number) => tallies.reduce((all, one) => all + of(one), 0);
  const ends: Record<string, number> = {};
  const wrongs: Record<string, number> = {};
  for (const tally of tallies) {
    for (const [name, count] of Object.entries(tally.ends)) add(ends, name, count);
    for (const [name, count] of Object.entries(tally.wrongs)) add(wrongs, name, count);
  }
  say(
    `${sum(({ histories }) => histories)} lived: ${sum(({ kills }) => kills)} kills, ${sum(({ calls }) => calls)} calls to the provider`,
  );
  for (const [end, count] of Object.entries(ends).sort()) say(`  ${count} payments ended ${end}`);
  say(
    `double charges, paid without approval, approvals without booking, points lost, disagreements of portal, provider and billing: ${Object.values(wrongs).reduce((all, one) => all + one, 0)} (floor 0)`,
  );
  for (const [wrong, count] of Object.entries(wrongs)) say(`  ${count} x ${wrong}`);
  for (const { counterexample } of tallies) if (counterexample) say(counterexample);
  const isComplete = sum(({ histories }) => histories) >= HISTORIES;
  process.exitCode = isComplete && Object.keys(wrongs).length === 0 ? 0 : 1;
}
