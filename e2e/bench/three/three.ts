import { DEMO_PASSWORD } from '@portal/testing/people';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { contentWithSerials } from '../crash/registrations.ts';
import { clocks } from './proofs/clocks.ts';
import { crowdOf, CUSTOMERS } from './crowd.ts';
import { databaseAway } from './proofs/database.ts';
import { limits } from './proofs/limits.ts';
import { pins } from './proofs/pins.ts';
import type { Proof, Row } from './proofs/proof.ts';
import { kills, rolling } from './proofs/restarts.ts';
import { ORIGIN, startThree } from './topology.ts';

// `npm run three` starts on this machine what production is, until Ctrl-C. `npm run three -- prove` shows that customers notice
// neither restarts, nor a killed server, nor a clock; `prove kills pins` shows these two alone.

const proofs: Record<string, (proof: Proof) => Promise<Row[]>> = {
  nginx: rolling('nginx'),
  haproxy: rolling('haproxy'),
  kills,
  database: databaseAway,
  pins,
  clocks,
  limits,
};
const GIVE_UP_MS = 40 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const [verb, ...wanted] = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in proofs));
if ((verb !== undefined && verb !== 'prove') || unknown !== undefined) {
  say(`three: it takes nothing, or prove and of ${Object.keys(proofs).join(', ')} those to show`);
  process.exit(1);
}

const isProof = verb === 'prove';
const content = isProof ? contentWithSerials() : null;
const three = await startThree(CUSTOMERS, say, content ? { CONTENT_DIR: content } : {});
async function end(code: number): Promise<void> {
  await three.close();
  if (content) rmSync(content, { recursive: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130));

if (isProof) {
  setTimeout(() => {
    say(`three: not done after ${GIVE_UP_MS / 60_000} minutes`);
    void end(1);
  }, GIVE_UP_MS).unref();
  const proof = { three, crowd: crowdOf(three), say };
  let holds = true;
  for (const [name, prove] of Object.entries(proofs)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const rows = await prove(proof);
    say(`\n${name} (load ${loadavg()[0]?.toFixed(1)})`);
    for (const row of rows) {
      holds &&= row.holds;
      const floor = row.floor && ` (floor ${row.floor})`;
      say(`  ${row.holds ? 'ok    ' : 'MISSED'} ${row.what}: ${row.figure}${floor}`);
    }
  }
  await end(holds ? 0 : 1);
} else {
  say(
    `\nPortal ready: ${ORIGIN}, desk ${three.config.DESK_ORIGIN}, reachable from this machine alone`,
  );
  say(
    `The browser has to accept a certificate that nobody signed. Log in as haneul with ${DEMO_PASSWORD}`,
  );
}
