import { setTimeout as sleep } from 'node:timers/promises';
import { clockOff } from '../../../../server/src/testing/processes/clock-off.ts';
import { none, row, told, under, type Proof, type Row } from './proof.ts';

const HOUR_MS = 3_600_000;
const LIVE_MS = 45_000;

/** Of each three servers one is an hour ahead, and one an hour behind. */
export async function clocks(proof: Proof): Promise<Row[]> {
  const { machines } = proof.three;
  const off = [HOUR_MS, -HOUR_MS, 0];
  const each = (kind: 'API' | 'portal') => machines.filter((machine) => machine.kind === kind);
  const restart = async (ms: (i: number) => number) => {
    for (const kind of ['API', 'portal'] as const)
      await Promise.all(
        each(kind).map(async (machine, i) => {
          await machine.stop();
          await machine.start(ms(i) === 0 ? {} : { NODE_OPTIONS: clockOff(ms(i)) });
        }),
      );
  };
  await restart((i) => off[i] ?? 0);
  const { failed, rows } = await under(proof, () => sleep(LIVE_MS));
  const warned = await Promise.all(
    each('API').map(async ({ address }) =>
      (await fetch(`http://${address}/api/health/ready`)).text(),
    ),
  );
  const said = warned.filter((text) => text.includes("this machine's clock is")).length;
  await restart(() => 0);
  return [
    ...rows,
    none('failed requests', failed.map(told)),
    row('APIs that say in readiness that their clock is wrong', String(said), '2', said === 2),
  ];
}
