import type autocannon from 'autocannon';
import { paths } from '@portal/paths';
import type { Goal } from './report.ts';
import { ORIGIN, type Target } from './targets.ts';
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

/** A page that is kept is kept for each answer: the load generator need not take turns. */
const ONE = paths.faq();

/** What the servers manage: pages drawn for each answer, pages that are kept, and the API's list. */
export async function serverFigures(targets: Target[], api: string) {
  const rows: (string | number)[][] = [['answers', 'per second', 'p99 ms', 'errors']];
  const measured = new Map<string, Throughput>();
  let connections = 0;
  const inTurn = {
    // Each connection begins elsewhere: answers to one address at a time would be drawn once for all.
    setupClient(client: autocannon.Client) {
      const from = connections++ % PAGES.length;
      client.setRequests([...PAGES.slice(from), ...PAGES.slice(0, from)].map((path) => ({ path })));
    },
  };
  const measure = async (name: string, url: string, options: object = inTurn) => {
    const figures = await throughput(url, options);
    measured.set(name, figures);
    rows.push([name, figures.perSecond.toFixed(0), figures.p99, figures.errors]);
  };
  for (const { name, uncached } of targets) await measure(`${name}, drawn`, uncached);
  for (const { name, http } of targets) await measure(`${name}, kept`, http + ONE, {});
  const brotli = { headers: { 'accept-encoding': 'br' } };
  for (const { name, http } of targets) await measure(`${name}, kept, brotli`, http + ONE, brotli);
  await measure('FAQ list of the API', `${api}/api/customer/selectFaqList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal-client': 'bench', origin: ORIGIN },
    body: '{}',
  });
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
