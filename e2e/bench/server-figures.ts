import type autocannon from 'autocannon';
import { paths } from '@portal/paths';
import { median, type Goal } from './report/figures.ts';
import { ORIGIN, type DrawingTarget } from './servers/targets.ts';
import { throughput, type Throughput } from './throughput.ts';

/** Addresses in turn, so that no two answers at a time are the same page. */
const PAGES = [
  ...Array.from({ length: 13 }, (_, i) => paths.faq({ page: i + 1 })),
  ...(['bf', 'l', 'w'] as const).flatMap((product) =>
    ['trouble', 'inquiry', 'rental', 'payment', 'service', 'member', 'all'].map((type) =>
      paths.faq({ product, type } as object),
    ),
  ),
];

/** Each is measured so often, in turn with the others: a machine that is half as fast for a while is so for all. */
const TURNS = 5;

/** A page that is kept is kept for each answer: the load generator need not take turns. */
const ONE = paths.faq();

/** What the servers manage: pages drawn for each answer, pages that are kept, and the API's list. */
export async function serverFigures(targets: DrawingTarget[], api: string) {
  const turns = new Map<string, Throughput[]>();
  let connections = 0;
  const inTurn = {
    // Each connection begins elsewhere: answers to one address at a time would be drawn once for all.
    setupClient(client: autocannon.Client) {
      const from = connections++ % PAGES.length;
      client.setRequests([...PAGES.slice(from), ...PAGES.slice(0, from)].map((path) => ({ path })));
    },
  };
  const measure = async (name: string, url: string, options: object = inTurn) => {
    const before = turns.get(name) ?? [];
    turns.set(name, [...before, await throughput(url, options)]);
  };
  const brotli = { headers: { 'accept-encoding': 'br' } };
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { name, uncached } of targets) await measure(`${name}, drawn`, uncached);
    for (const { name, http } of targets) await measure(`${name}, kept`, http + ONE, {});
    for (const { name, http } of targets)
      await measure(`${name}, kept, brotli`, http + ONE, brotli);
    await measure('FAQ list of the API', `${api}/api/customer/selectFaqList`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-client': 'bench', origin: ORIGIN },
      body: '{}',
    });
  }
  const measured = new Map<string, Throughput>();
  for (const [name, several] of turns)
    measured.set(name, {
      perSecond: median(several.map(({ perSecond }) => perSecond)),
      p99: Math.max(...several.map(({ p99 }) => p99)),
      errors: several.reduce((sum, { errors }) => sum + errors, 0),
    });
  const rows = [
    ['answers', 'per second', 'p99 ms', 'errors'],
    ...[...measured].map(([name, { perSecond, p99, errors }]) => [
      name,
      perSecond.toFixed(0),
      p99,
      errors,
    ]),
  ];
  const rate = (name: string) => measured.get(name)?.perSecond ?? 0;
  // Read the other way round: a goal is met from below.
  const goals: Goal[] = [
    {
      name: 'control drawn / portal drawn',
      kind: 'floor',
      value: rate('control, drawn') / rate('portal, drawn'),
      limit: 1 / 0.9,
      unit: 'x',
    },
    {
      name: 'portal drawn / portal kept',
      kind: 'floor',
      value: rate('portal, drawn') / rate('portal, kept'),
      limit: 1 / 10,
      unit: 'x',
    },
    {
      name: 'errors',
      kind: 'floor',
      value: [...measured.values()].reduce((sum, { errors }) => sum + errors, 0),
      limit: 0,
      unit: '',
    },
  ];
  return { rows, goals };
}
