import { setTimeout as sleep } from 'node:timers/promises';
import { listFaqs } from '@portal/contract';
import { isPage } from '../crowd.ts';
import { countAll, none, row, told, under, type Proof, type Row } from './proof.ts';
import type { Three } from '../topology.ts';

const RESTARTS = 10;
const AWAY_MS = 60_000;
const BACK_MS = 5_000;

/** Waits until every API answers a call that needs the database. */
async function allAnswer({ machines }: Three): Promise<void> {
  const answers = async (address: string) => {
    for (;;) {
      const answer = await fetch(`http://${address}${listFaqs.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-portal-client': 'bench',
        },
        body: '{}',
        signal: AbortSignal.timeout(BACK_MS),
      }).catch(() => null);
      if (answer?.status === 200) return;
      await sleep(50);
    }
  };
  const apis = machines.filter(({ kind }) => kind === 'API');
  await Promise.all(apis.map(({ address }) => answers(address)));
}

/** Restarts PostgreSQL in both ways, and leaves it away for a minute. */
export async function databaseAway(proof: Proof): Promise<Row[]> {
  const { three } = proof;
  const away: { from: number; until: number }[] = [];
  const back: number[] = [];
  const restart = async (how: 'SIGINT' | 'SIGQUIT', awayMs: number) => {
    const from = performance.now();
    await three.postgres.halt(how);
    await sleep(awayMs);
    await three.postgres.resume();
    const resumed = performance.now();
    away.push({ from, until: resumed + BACK_MS });
    await allAnswer(three);
    back.push(performance.now() - resumed);
    await sleep(1_000);
  };
  const { sent, failed, rows } = await under(proof, async () => {
    // Each portal renders the public pages once.
    await sleep(5_000);
    for (let i = 0; i < RESTARTS; i++) await restart(i % 2 ? 'SIGQUIT' : 'SIGINT', 0);
    await restart('SIGINT', AWAY_MS);
    await sleep(BACK_MS);
  });
  const pages = sent.filter((each) => isPage(each) && !each.what.includes('/member/'));
  const late = failed.filter(
    ({ at, until }) => !away.some((each) => at <= each.until && until >= each.from),
  );
  const slowest = Math.max(...back);
  return [
    ...rows,
    row(
      `all APIs answer again, slowest of ${back.length}`,
      `${Math.round(slowest)} ms`,
      `${BACK_MS} ms`,
      slowest <= BACK_MS,
    ),
    none(
      `of ${pages.length} public pages not 200`,
      pages.filter(({ got }) => got !== 200).map(told),
    ),
    none('failures while it was there', late.map(told)),
    ...(await countAll(proof)),
  ];
}
