import { countPayments } from '../../crash/payments.ts';
import { countWhatIsKept } from '../../crash/count.ts';
import { isFailed, type Crowd } from '../crowd.ts';
import type { Sent } from '../browser.ts';
import type { Three } from '../topology.ts';

/** One line of the table: what was measured, and whether that is the floor. */
export interface Row {
  what: string;
  figure: string;
  floor: string;
  holds: boolean;
}

export interface Proof {
  three: Three;
  crowd: Crowd;
  /** How long a proof lasts whose length can be chosen. */
  minutes: number;
  say(line: string): void;
}

export const row = (what: string, figure: string, floor = '', holds = true): Row => ({
  what,
  figure,
  floor,
  holds,
});

/** A row whose floor is 0. If something was found, the row shows some of it. */
export function none(what: string, found: readonly string[]): Row {
  const some = [...new Set(found)].slice(0, 3).join('; ');
  return row(what, [found.length, ...(some ? [some] : [])].join(', as '), '0', found.length === 0);
}

export const told = ({ what, got }: Sent): string => `${what} ${got}`;

/** Lets the customers live while something happens. @returns what they sent meanwhile, and rows about it */
export async function under(
  { crowd, three }: Proof,
  happens: () => Promise<void>,
): Promise<{ sent: Sent[]; failed: Sent[]; rows: Row[] }> {
  const [first, firstWrong, firstEnded] = [
    crowd.sent.length,
    crowd.wrong.length,
    three.ended.length,
  ];
  crowd.begin();
  const since = performance.now();
  try {
    await happens();
  } finally {
    await crowd.pause();
  }
  const seconds = (performance.now() - since) / 1000;
  const sent = crowd.sent.slice(first);
  const ms = sent.map(({ at, until }) => until - at).sort((a, b) => a - b);
  const at = (share: number) => Math.round(ms[Math.floor(ms.length * share)] ?? Number.NaN);
  const rows: Row[] = [
    row(
      'requests',
      `${sent.length} in ${seconds.toFixed(0)} s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
      '',
      sent.length > 0,
    ),
    row(
      'pages whose content took too long, left to the browser',
      String(sent.filter(({ isLeft }) => isLeft).length),
    ),
    none('wrong answers', crowd.wrong.slice(firstWrong)),
    none('servers that ended by themselves', three.ended.slice(firstEnded)),
  ];
  return { sent, failed: sent.filter(isFailed), rows };
}

/** Counts what was lost, doubled or left half. Call it when no customer is active and the servers still run. */
export async function countAll({ three, crowd }: Proof): Promise<Row[]> {
  const env = { ...three.shared, DATA_DIR: three.machines[0]?.env['DATA_DIR'] };
  const kept = await countWhatIsKept(env, crowd.acknowledged);
  const { payments, paid, faults } = await countPayments({ env });
  const told = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  const isZero = (of: Record<string, number>) => Object.values(of).every((count) => count === 0);
  return [
    row(`of ${crowd.acknowledged.length} submissions`, told(kept), '0 each', isZero(kept)),
    row(
      `of ${payments} payments, ${paid} paid`,
      told(faults),
      '0 each',
      paid > 0 && isZero(faults),
    ),
  ];
}
