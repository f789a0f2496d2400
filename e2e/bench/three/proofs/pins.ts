import { setTimeout as sleep } from 'node:timers/promises';
import { manage, type Took } from '../manager.ts';
import { CHANNEL } from '../releases.ts';
import { ORIGIN } from '../topology.ts';
import { none, row, told, under, type Proof, type Row } from './proof.ts';

const CHANGES = 10;
const MOST_MS = 1_000;

/** A release manager rolls back and pins in turn at the desk, until each portal gives the set. */
export async function pins(proof: Proof): Promise<Row[]> {
  const { machines, openStore, config, shared } = proof.three;
  const store = await openStore();
  const { set: newest = '', revision = 0 } = store.pin(CHANNEL) ?? {};
  const { before } = store.neighbours(CHANNEL);
  await store.close();
  let took: Took[] = [];
  const { failed, rows } = await under(proof, async () => {
    await sleep(2_000);
    took = await manage(
      {
        desk: config.DESK_ORIGIN,
        portal: ORIGIN,
        channel: CHANNEL,
        revision,
        sets: [before ?? '', newest],
        portals: machines.filter(({ kind }) => kind === 'portal').map(({ address }) => address),
        changes: CHANGES,
      },
      shared,
    );
  });
  const slowest = (of: keyof Took) => Math.round(Math.max(...took.map((each) => each[of])));
  return [
    ...rows,
    row('of that until the desk has answered, slowest', `${slowest('written')} ms`),
    row(
      `pin or rollback until all portals give it, slowest of ${CHANGES}`,
      `${slowest('given')} ms (${took.map(({ given }) => Math.round(given)).join(', ')})`,
      `${MOST_MS} ms`,
      slowest('given') <= MOST_MS,
    ),
    none('failed requests', failed.map(told)),
  ];
}
