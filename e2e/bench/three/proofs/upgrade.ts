import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../../../server/src/db/database.ts';
import { migrationsIn } from '../../../../server/src/db/migrate.ts';
import type { Checkout } from '../checkout.ts';
import { give } from '../releases.ts';
import type { Three } from '../topology.ts';
import { countAll, none, row, under, type Proof, type Row } from './proof.ts';
import { restart, toldWithStep } from './restarts.ts';

/** How long customers live with each state that lasts in production: before, after, and after the return. */
const LIVE_MS = 10_000;

async function ranIn({ config }: Three): Promise<string[]> {
  const { db, close } = await openDatabase(config);
  const names = await migrationsIn(db);
  await close();
  return names;
}

/**
 * Servers of a commit are replaced by today's, one at a time: APIs, portals, desk. Then customers get today's set. The return goes
 * the other way round: the commit's set, desk, portals, APIs, which run on today's schema.
 */
export const upgrade =
  (before: Checkout, today: Checkout) =>
  async (proof: Proof): Promise<Row[]> => {
    const { three, say } = proof;
    const store = await three.openStore();
    const rollTo = async (checkout: Checkout, machines: Three['machines']) => {
      for (const machine of machines) {
        machine.checkout = checkout;
        await restart(three, machine);
        say(`runs       ${checkout.name} on ${machine.name}`);
      }
    };
    const first = await ranIn(three);
    let returned = Number.POSITIVE_INFINITY;
    const { sent, failed, rows } = await under(proof, async () => {
      await sleep(LIVE_MS);
      await rollTo(today, three.machines);
      await give(store, today.set);
      await sleep(LIVE_MS);
      await give(store, before.set, 'rollback');
      await rollTo(before, three.machines.toReversed());
      returned = performance.now();
      await sleep(LIVE_MS);
    });
    await store.close();
    const ran = await ranIn(three);
    const more = ran.filter((name) => !first.includes(name));
    const answered = sent.filter(({ at, got }) => at >= returned && got === 200).length;
    return [
      ...rows,
      row(
        'migrations that today’s first API ran',
        more.join(', ') || 'none, the schema is the same',
      ),
      row(
        `requests that ${before.name} answered on the schema of ${ran.at(-1)} after the return`,
        String(answered),
        'more than 0',
        answered > 0,
      ),
      none(`failed requests in ${2 * three.machines.length} restarts`, failed.map(toldWithStep)),
      ...(await countAll(proof)),
    ];
  };
