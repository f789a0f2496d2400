import { DEMO_PASSWORD } from '@portal/testing/people';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { checkOut, today, type Checkout } from './checkout.ts';
import { crowdOf, CUSTOMERS } from './crowd.ts';
import { clocks } from './proofs/clocks.ts';
import { databaseAway } from './proofs/database.ts';
import { limits } from './proofs/limits.ts';
import { memory } from './proofs/memory.ts';
import { pins } from './proofs/pins.ts';
import type { Proof, Row } from './proofs/proof.ts';
import { kills, rolling } from './proofs/restarts.ts';
import { returns } from './proofs/returns.ts';
import { upgrade } from './proofs/upgrade.ts';
import { ORIGIN, startThree } from './topology.ts';

// `npm run three` starts on this machine what production is, until Ctrl-C. `npm run three -- prove` shows that customers notice
// neither restarts, nor a killed server, nor a clock; `prove kills pins` shows these two alone. `npm run three -- upgrade REF` rolls
// from the servers of a commit to today's, and back.

type Prove = (proof: Proof) => Promise<Row[]>;

const proofs: Record<string, Prove> = {
  nginx: rolling('nginx'),
  haproxy: rolling('haproxy'),
  kills,
  database: databaseAway,
  pins,
  clocks,
  limits,
  returns,
  memory,
};
/** Besides the minutes that a proof lasts. */
const GIVE_UP_MINUTES = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' } },
});
const [verb, ...wanted] = positionals;
const minutes = Number(values.minutes);
const isAsked = {
  run: verb === undefined,
  prove: verb === 'prove' && wanted.every((name) => name in proofs),
  upgrade: verb === 'upgrade' && wanted.length === 1,
};
if (!Object.values(isAsked).includes(true) || !(minutes > 0)) {
  const names = Object.keys(proofs).join(', ');
  say(`three: it takes nothing, or upgrade and a commit, or prove and of ${names} those to show`);
  say('       prove memory takes --minutes, 30 without it');
  process.exit(1);
}

/** What servers are started from, first the one that they begin with. */
async function checkouts(): Promise<Checkout[]> {
  // A commit to which nobody could return is refused before anything is built.
  const before = isAsked.upgrade ? [await checkOut(wanted[0] ?? '', say)] : [];
  return [...before, await today(say)];
}

const [first, last] = await checkouts().catch((error: Error) => {
  say(`three: ${error.message}`);
  process.exit(1);
});
if (!first) throw new Error('there is nothing to start');
const three = await startThree(CUSTOMERS, say, first);
async function end(code: number): Promise<void> {
  await three.close();
  for (const checkout of [first, last]) if (checkout) rmSync(checkout.content, { recursive: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130));

async function show(proof: Proof, name: string, prove: Prove): Promise<boolean> {
  const giveUp = setTimeout(
    () => {
      say(`three: ${name} is not done after ${GIVE_UP_MINUTES + minutes} minutes`);
      void end(1);
    },
    (GIVE_UP_MINUTES + minutes) * 60_000,
  );
  // The proof before may have left the other proxy, whose health checks take a second to find servers that all restarted.
  await proof.three.changeProxy('nginx');
  const rows = await prove(proof);
  clearTimeout(giveUp);
  say(`\n${name} (load ${loadavg()[0]?.toFixed(1)})`);
  for (const { what, figure, floor, holds } of rows)
    say(`  ${holds ? 'ok    ' : 'MISSED'} ${what}: ${figure}${floor && ` (floor ${floor})`}`);
  return rows.every(({ holds }) => holds);
}

if (isAsked.run) {
  say(
    `\nPortal ready: ${ORIGIN}, desk ${three.config.DESK_ORIGIN}, reachable from this machine alone`,
  );
  say(
    `The browser has to accept a certificate that nobody signed. Log in as haneul with ${DEMO_PASSWORD}`,
  );
} else {
  const proof = { three, crowd: crowdOf(three), minutes, say };
  const asked: Record<string, Prove> = last
    ? { [`from ${first.name} to today and back`]: upgrade(first, last) }
    : proofs;
  let holds = true;
  try {
    for (const [name, prove] of Object.entries(asked))
      if (last || wanted.length === 0 || wanted.includes(name))
        holds = (await show(proof, name, prove)) && holds;
  } catch (error) {
    // Otherwise the proxy and the network would stay.
    say(String((error as Error).stack));
    holds = false;
  }
  await end(holds ? 0 : 1);
}
