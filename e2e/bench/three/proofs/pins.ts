import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { by } from '../../servers/targets.ts';
import { none, row, told, under, type Proof, type Row } from './proof.ts';
import { CHANNEL, ORIGIN } from '../topology.ts';

const CHANGES = 10;
const MOST_MS = 1_000;

/** The set that a portal would give a customer now. */
const setAt = (address: string): Promise<string> =>
  new Promise((answered, failed) => {
    const headers = { host: new URL(ORIGIN).host };
    request(`http://${address}/-/release`, { headers }, (message) => {
      let text = '';
      message.on('data', (chunk: Buffer) => (text += chunk.toString()));
      message.once('end', () => answered((JSON.parse(text) as { set: string }).set));
    })
      .once('error', failed)
      .end();
  });

/** Pins two sets in turn, as `pin` and `rollback` do, and waits until each portal gives it. */
export async function pins(proof: Proof): Promise<Row[]> {
  const { machines, openStore } = proof.three;
  const portals = machines.filter(({ kind }) => kind === 'portal');
  const store = await openStore();
  const [newest = '', earlier = ''] = [store.pin(CHANNEL)?.set, store.sets().at(-1)];
  const took: number[] = [];
  const written: number[] = [];
  const { failed, rows } = await under(proof, async () => {
    await sleep(2_000);
    for (let i = 0; i < CHANGES; i++) {
      const isBack = i % 2 === 0;
      const set = isBack ? earlier : newest;
      const since = performance.now();
      await store.pinSet(CHANNEL, store.pin(CHANNEL)?.revision ?? 0, {
        set,
        verb: isBack ? 'rollback' : 'pin',
        at: new Date().toISOString(),
        ...by,
      });
      written.push(performance.now() - since);
      await Promise.all(
        portals.map(async ({ address }) => {
          while ((await setAt(address)) !== set) await sleep(20);
        }),
      );
      took.push(performance.now() - since);
      await sleep(500);
    }
  });
  await store.close();
  const slowest = Math.max(...took);
  return [
    ...rows,
    row('of that for writing it, slowest', `${Math.round(Math.max(...written))} ms`),
    row(
      `pin or rollback until all portals give it, slowest of ${CHANGES}`,
      `${Math.round(slowest)} ms (${took.map((ms) => Math.round(ms)).join(', ')})`,
      `${MOST_MS} ms`,
      slowest <= MOST_MS,
    ),
    none('failed requests', failed.map(told)),
  ];
}
