import { faqTypeNames, listFaqs } from '@portal/contract';
import { paths } from '@portal/paths';
import type autocannon from 'autocannon';
import { median, table, type Goal } from '../report/figures.ts';
import { ORIGIN, type DrawingTarget, type Served } from '../servers/targets.ts';
import { residentMb, usedBy, type Used } from './processes.ts';
import { throughput, type Throughput } from './throughput.ts';

/** FAQ lists of both portal and peer: more than there are connections, so that no two ask for the same page at a time. */
const LISTS = (['a', 'c', 'bf', 'l', 'w'] as const).flatMap((product) =>
  ['all', ...Object.keys(faqTypeNames)].map((type) => ({ product, type })),
);
const ofPortal = LISTS.map((list) => paths.faq(list as object));
/** The same pages where the peer renders each answer anew with a call of the API, as the portal does without its cache. */
const ofPeer = LISTS.map(({ product, type }) => `/drawn/${product}/${type}`);

/** How often each is measured. They take turns, so that a machine that is slow for a while is slow for all of them. */
const TURNS = 5;

/** All connections may ask for one page here, because it is cached. */
const ONE = paths.faq();

interface Load {
  name: string;
  server: Served;
  /** Paths in turn; null for `ONE`. */
  pages: string[] | null;
  options?: Partial<autocannon.Options>;
}

interface Measured extends Throughput {
  /** Null for the API, of which only the rate counts. */
  used: Used | null;
}

const brotli = { headers: { 'accept-encoding': 'br' } };

const loadsOf = (portals: DrawingTarget[], peer: Served): Load[] => [
  ...portals.map(({ name, uncached: server }) => ({
    name: `${name}, drawn`,
    server,
    pages: ofPortal,
  })),
  { name: 'peer, drawn', server: peer, pages: ofPeer },
  ...portals.map(({ name, http: server }) => ({ name: `${name}, kept`, server, pages: null })),
  { name: 'peer, kept', server: peer, pages: null },
  ...portals.map(({ name, http: server }) => ({
    name: `${name}, kept, brotli`,
    server,
    pages: null,
    options: brotli,
  })),
];

let connections = 0;
/** Lets each connection start with another page. If all asked for one page at a time, the server would render it once for all. */
const inTurn = (pages: string[]): Partial<autocannon.Options> => ({
  setupClient(client) {
    const from = connections++ % pages.length;
    client.setRequests([...pages.slice(from), ...pages.slice(0, from)].map((path) => ({ path })));
  },
});

async function measureOnce({ server, pages, options }: Load): Promise<Measured> {
  const address = pages ? server.url : server.url + ONE;
  const { result, used } = await usedBy(server.pid, () =>
    throughput(address, pages ? inTurn(pages) : options),
  );
  return { ...result, used };
}

const listOfApi = (api: string): Promise<Measured> =>
  throughput(api + listFaqs.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal-client': 'bench', origin: ORIGIN },
    body: '{}',
  }).then((result) => ({ ...result, used: null }));

const sumOf = (values: number[]) => values.reduce((sum, each) => sum + each, 0);

/** Medians and sums over the turns; CPU is that of a thousand answers. */
function summary(turns: Measured[]) {
  const thousands = sumOf(turns.map(({ answers }) => answers)) / 1000;
  const of = (what: (used: Used) => number) =>
    turns.flatMap(({ used }) => (used ? [what(used)] : []));
  return {
    perSecond: median(turns.map(({ perSecond }) => perSecond)),
    p99: Math.max(...turns.map(({ p99 }) => p99)),
    errors: sumOf(turns.map(({ errors }) => errors)),
    cpu: sumOf(of(({ cpuSeconds }) => cpuSeconds)) / thousands,
    cpuInChildren: sumOf(of(({ inChildren }) => inChildren)) / thousands,
    mostMb: Math.max(0, ...of(({ mostMb }) => mostMb)),
  };
}

/** The goal that a figure is at least a multiple of another. Goals are upper limits, so the ratio is turned round. */
const atLeast = (name: string, own: number, times: number, other: number): Goal => ({
  name,
  kind: 'floor',
  value: (times * other) / own,
  limit: 1,
  unit: 'x',
});

/** What the servers manage beside the peer's: pages rendered for each answer, pages that are kept, and the API's list. */
export async function serverFigures(portals: DrawingTarget[], peer: Served, api: string) {
  const loads = loadsOf(portals, peer);
  const servers = new Map(loads.map(({ name, server }) => [name, server]));
  const atRest = new Map([...servers].map(([name, { pid }]) => [name, residentMb(pid)]));
  const turns = new Map<string, Measured[]>();
  const keep = (name: string, measured: Measured) =>
    turns.set(name, [...(turns.get(name) ?? []), measured]);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const load of loads) keep(load.name, await measureOnce(load));
    keep('FAQ list of the API', await listOfApi(api));
    process.stderr.write(`servers under load: ${turn + 1} of ${TURNS}\n`);
  }
  const measured = new Map([...turns].map(([name, each]) => [name, summary(each)]));
  const rows = [
    [
      'answers',
      'a second',
      'p99 ms',
      'errors',
      'CPU s of 1,000',
      'in children',
      'MB at rest',
      'most MB',
    ],
    ...[...measured].map(([name, { perSecond, p99, errors, cpu, cpuInChildren, mostMb }]) => [
      name,
      perSecond.toFixed(0),
      p99,
      errors,
      ...(servers.has(name)
        ? [
            cpu.toFixed(2),
            cpuInChildren.toFixed(2),
            atRest.get(name)?.toFixed(0) ?? '',
            mostMb.toFixed(0),
          ]
        : ['', '', '', '']),
    ]),
  ];
  const rate = (name: string) => measured.get(name)?.perSecond ?? 0;
  const mostMb = Math.max(
    ...['portal, drawn', 'portal, kept'].map((name) => measured.get(name)?.mostMb ?? 0),
  );
  const goals: Goal[] = [
    atLeast(
      '0.9 x control drawn / portal drawn',
      rate('portal, drawn'),
      0.9,
      rate('control, drawn'),
    ),
    // As browsers ask for it: without brotli a kept page has to be unpacked for each answer.
    atLeast(
      '10 x portal drawn / portal kept, brotli',
      rate('portal, kept, brotli'),
      10,
      rate('portal, drawn'),
    ),
    atLeast('peer kept / portal kept', rate('portal, kept'), 1, rate('peer, kept')),
    atLeast('0.8 x peer drawn / portal drawn', rate('portal, drawn'), 0.8, rate('peer, drawn')),
    {
      name: 'portal server with its rendering processes, under load',
      kind: 'floor',
      value: mostMb,
      limit: 400,
      unit: 'MB',
    },
    {
      name: 'errors',
      kind: 'floor',
      value: sumOf([...measured.values()].map(({ errors }) => errors)),
      limit: 0,
      unit: '',
    },
  ];
  const ratios = (['drawn', 'kept'] as const).map(
    (how) =>
      `portal / peer, ${how}: ${(rate(`portal, ${how}`) / rate(`peer, ${how}`)).toFixed(2)} (floor ${how === 'drawn' ? '0.8' : '1.0'})`,
  );
  return { text: [table(rows), ...ratios].join('\n'), goals, rows };
}
