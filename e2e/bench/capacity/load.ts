import { listFaqs, readOverview } from '@portal/contract';
import { throughput } from '../under-load/throughput.ts';
import { ORIGIN } from '../servers/targets.ts';
import { cpuSeconds } from './cpu.ts';
import { postmaster, portalBefore, type Running, type World } from './world.ts';

const PROCESSES = [1, 2, 3];
/**
 * Requests that are still open when a load ends are not counted. Few connections over several seconds keep the error
 * small.
 */
const LOAD = { connections: 8, duration: 5 };
const DRAWN_FOR_ALL = '/guide/faq';
const DRAWN_FOR_ONE = '/member';

/**
 * An API with two portals. `caching` serves visitors' pages from its cache; `drawing` has no cache, so it renders a page for
 * each request. Loads run on one, two or three of these at once.
 */
interface Column {
  api: Running;
  caching: Running;
  drawing: Running;
}

/**
 * Sends as many requests as it can to one, then two, then three portals and APIs. Returns the requests a second, and the
 * processor seconds of portals, APIs and PostgreSQL for a thousand requests.
 */
export async function rates({ first, startApi, customer }: World) {
  const columns: Column[] = [];
  const columnOf = async (api: Running): Promise<Column> => ({
    api,
    caching: await portalBefore(api.url),
    drawing: await portalBefore(api.url, { PAGE_CACHE: '0' }),
  });
  const cookie = customer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const ofCall = {
    'content-type': 'application/json',
    'x-portal-client': 'bench',
    origin: ORIGIN,
  };
  const loads = [
    ['FAQ list', 'api', listFaqs.path, { method: 'POST', body: '{}', headers: ofCall }],
    ['overview', 'api', readOverview.path, { headers: { ...ofCall, cookie } }],
    ['FAQ page from the cache', 'caching', DRAWN_FOR_ALL, {}],
    ['FAQ page, drawn', 'drawing', DRAWN_FOR_ALL, {}],
    ['member’s overview page', 'caching', DRAWN_FOR_ONE, { headers: { cookie } }],
  ] as const;
  const figures = [];
  for (const processes of PROCESSES) {
    while (columns.length < processes)
      columns.push(await columnOf(await (columns.length ? startApi() : first)));
    for (const [name, server, path, options] of loads) {
      const pids = {
        portal: columns.flatMap(({ caching, drawing }) => [caching.pid, drawing.pid]),
        api: columns.map(({ api }) => api.pid),
        sql: [postmaster],
      };
      const spent = () => [pids.portal, pids.api, pids.sql].map(cpuSeconds);
      const before = spent();
      const since = performance.now();
      const all = await Promise.all(
        columns.map((column) => throughput(column[server].url + path, { ...options, ...LOAD })),
      );
      const seconds = (performance.now() - since) / 1000;
      const perSecond = all.reduce((sum, each) => sum + each.perSecond, 0);
      const thousands = (perSecond * seconds) / 1000;
      const [portalCpu = 0, apiCpu = 0, sqlCpu = 0] = spent().map(
        (total, i) => (total - (before[i] ?? 0)) / thousands,
      );
      const errors = all.reduce((sum, each) => sum + each.errors, 0);
      figures.push({ name, processes, perSecond, errors, portalCpu, apiCpu, sqlCpu });
    }
  }
  return figures;
}
