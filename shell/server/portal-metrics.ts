import { addGauge, Counter, Histogram } from '@portal/metrics';
import type { ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import type { Pages } from './pages/pages.ts';
import { failureClasses } from '../shared/failure-classes.ts';
import type { FigureCounts, Served } from './release/figures.ts';
import type { Live } from './release/live-release.ts';
import type { Renderer } from './render/renderer.ts';

/** Bounds of durations, in seconds. After 1.5 the browser renders the page instead. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5];

/** How many versions of a part have series: those that this portal served last. */
const KEPT_VERSIONS = 10;

/** Counts how pages are rendered and answered, and what browsers report of the parts that this portal serves. */
export function portalMetrics({ metrics }: Pick<FastifyInstance, 'metrics'>) {
  const registers = [metrics];
  const answers = new Counter({
    name: 'page_answers_total',
    help: 'Pages by where they came from: the cache, a rendering that was under way, one of their own, or one for a member.',
    labelNames: ['from'],
    registers,
  });
  const renders = new Counter({
    name: 'renders_total',
    help: 'Renderings by part, and what became of them; of those that are not `rendered` a browser renders the page.',
    labelNames: ['part', 'task', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'render_duration_seconds',
    help: 'How long a rendering took, with its calls of the API.',
    labelNames: ['part', 'task'],
    buckets: BUCKETS,
    registers,
  });
  const views = new Counter({
    name: 'part_views_total',
    help: 'Visits that showed a part, as browsers report them.',
    labelNames: ['part', 'version', 'cohort'],
    registers,
  });
  const failures = new Counter({
    name: 'part_failures_total',
    help: 'Visits in which a part failed, as browsers report them.',
    labelNames: ['part', 'version', 'cohort', 'class'],
    registers,
  });
  const kept = new Map<string, string[]>();
  /** Notes that a version was served. Beyond KEPT_VERSIONS it removes the series of the part's oldest: a portal runs for months. */
  const keep = ({ part, version }: Served) => {
    const versions = kept.get(part) ?? [];
    if (versions.at(-1) === version) return;
    const latest = [...versions.filter((one) => one !== version), version];
    kept.set(part, latest.slice(-KEPT_VERSIONS));
    for (const gone of latest.slice(0, -KEPT_VERSIONS))
      for (const cohort of ['base', 'canary'] as const) {
        const labels = { part, version: gone, cohort };
        views.remove(labels);
        for (const kind of failureClasses) failures.remove({ ...labels, class: kind });
      }
  };
  const reported: FigureCounts = {
    shown(of) {
      keep(of);
      views.inc(of);
    },
    failed(of, kind) {
      keep(of);
      failures.inc({ ...of, class: kind });
    },
  };
  return {
    answered: (from: 'cache' | 'under way' | 'rendering' | 'member') => answers.inc({ from }),
    rendered: (part: string, task: string, outcome: string, ms: number) => {
      renders.inc({ part, task, outcome });
      duration.observe({ part, task }, ms / 1000);
    },
    reported,
  };
}

/** Adds metrics of the present state, each read when Prometheus asks: rendering processes, cache, store, release. */
export function showState(
  { metrics }: Pick<FastifyInstance, 'metrics'>,
  {
    renderer,
    pages,
    store,
    live,
  }: { renderer: Renderer; pages: Pages; store: ReleaseStore; live(): Live },
): void {
  const show = addGauge.bind(null, metrics);
  const up = () => renderer.state.filter((process) => process.up);
  show('rendering_processes', 'Processes that can render.', () => up().length);
  show('rendering_jobs', 'Renderings under way or waiting, in all processes.', () =>
    up().reduce((sum, { open }) => sum + open, 0),
  );
  show('rendering_heap_bytes', 'Heap of all rendering processes, as of their last job.', () =>
    up().reduce((sum, { heapBytes }) => sum + heapBytes, 0),
  );
  show('page_cache_characters', 'Characters of HTML in the cache of pages.', () => pages.cached);
  show('release_store_away', 'Whether the release store does not answer.', () =>
    store.trouble === null ? 0 : 1,
  );
  const pin = () => {
    try {
      return live().pin;
    } catch {
      return null;
    }
  };
  show(
    'release_revision',
    'Revision of the channel that customers get; 0: none.',
    () => pin()?.revision ?? 0,
  );
  show(
    'canary_percent',
    'Percent of the customers who get a canary.',
    () => pin()?.canary?.percent ?? 0,
  );
}
