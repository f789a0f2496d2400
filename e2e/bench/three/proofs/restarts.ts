import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sent } from '../browser.ts';
import { countAll, none, row, told, under, type Proof, type Row } from './proof.ts';
import type { ProxyName } from '../proxy.ts';
import type { Machine, Three } from '../topology.ts';

const ROUNDS = 3;
/** Pause between two kills, in which customers recover. */
const PAUSE_MS = 2_000;

/** The steps of all restarts so far, with the time when each began. */
const steps: { at: number; what: string }[] = [];

/** Restarts a server as docs/run.md says for the proxy that runs. */
export async function restart({ proxy }: Three, machine: Machine): Promise<void> {
  const step = (what: string) =>
    void steps.push({ at: performance.now(), what: `${what} ${machine.name}` });
  step('taking out');
  await proxy.takeOut(machine.address);
  step('stopping');
  await machine.stop();
  step('starting');
  await machine.start();
  step('putting back');
  await proxy.putBack(machine.address);
}

/** Describes a failed request, with the restart's step during which it failed. */
export function toldWithStep(sent: Sent): string {
  const step = steps.findLast(({ at }) => at <= sent.until);
  const since = step ? `, ${Math.round(sent.until - step.at)} ms after ${step.what} began` : '';
  return `${told(sent)} after ${Math.round(sent.until - sent.at)} ms${since}`;
}

/** Restarts every server in turn. */
export const rolling =
  (name: ProxyName) =>
  async (proof: Proof): Promise<Row[]> => {
    const { three } = proof;
    await three.changeProxy(name);
    const { failed, rows } = await under(proof, async () => {
      for (let round = 0; round < ROUNDS; round++)
        for (const machine of three.machines) await restart(three, machine);
    });
    const restarts = ROUNDS * three.machines.length;
    return [...rows, none(`failed requests in ${restarts} restarts`, failed.map(toldWithStep))];
  };

/** Kills every server once; it is started again as systemd would. */
export async function kills(proof: Proof): Promise<Row[]> {
  const { three } = proof;
  const killedAt: number[] = [];
  const { failed, rows } = await under(proof, async () => {
    for (const machine of three.machines) {
      await sleep(PAUSE_MS);
      machine.child.kill('SIGKILL');
      await once(machine.child, 'exit');
      killedAt.push(performance.now());
      await machine.start();
    }
    await sleep(PAUSE_MS);
  });
  const inFlight = failed.filter(({ at, until }) =>
    killedAt.some((kill) => at <= kill && kill <= until + 50),
  );
  const others = failed.filter((each) => !inFlight.includes(each));
  const after = ({ at }: Sent) =>
    Math.round(at - Math.max(...killedAt.filter((kill) => kill < at)));
  return [
    ...rows,
    row(`requests in flight that failed in ${killedAt.length} kills`, String(inFlight.length)),
    none(
      'other requests that failed',
      others.map((each) => `${told(each)}, ${after(each)} ms after a kill`),
    ),
    ...(await countAll(proof)),
  ];
}
