import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../../../release/src/parts.ts';
import { medians, table, tapFigures, type Goal } from '../report/figures.ts';
import { openRoutes } from '../routes/open-routes.ts';
import { routes } from '../routes/routes.ts';
import type { Target } from '../servers/targets.ts';
import { tapOnFirstVisit, tapsOf, type Tap } from '../visits/tap.ts';
import { bothVisits, type Load, type Route } from '../visits/visit.ts';
import {
  limitsOf,
  nearest,
  shareOf,
  type Limit,
  type PageFigures,
  type Yardstick,
} from './limits.ts';
import { pagesOfTables, type Page } from './pages.ts';
import { picture } from './picture.ts';

/** With fewer runs, times are aims and not floors. */
const RUNS_FOR_TIMES = 3;
const MOST_MINUTES = 15;
const PICTURE = 'docs/every-page.svg';

interface Visited {
  first: Load[];
  second: Load[];
  taps: Tap[];
}
const nothing = (): Visited => ({ first: [], second: [], taps: [] });

interface Input {
  browser: Browser;
  api: Parameters<typeof openRoutes>[1];
  portal: Target;
  peer: Target;
  runs: number;
  /** Names of pages; without them, all. */
  names: string[] | undefined;
}

/** A first and a second visit of a route. @throws where it never becomes usable */
async function visit(browser: Browser, { h2 }: Target, route: Route, into: Visited) {
  const { first, second } = await bothVisits(browser, h2, route);
  into.first.push(first);
  into.second.push(second);
  return first;
}

/** Taps at another moment of the load on each page in turn, so that the run covers all moments. */
async function tap(browser: Browser, { h2 }: Target, page: Page, load: Load, turn: number) {
  const due = tapsOf(page, load);
  const next = due[turn % due.length];
  return next ? tapOnFirstVisit(browser, h2, page, next) : null;
}

const figuresOf = ({ first, second, taps }: Visited): PageFigures => {
  const felt = tapFigures(taps);
  return {
    first: medians(first),
    second: medians(second),
    tap: Number.isFinite(felt.slowest) ? felt.slowest : null,
    lost: felt.lost.length,
  };
};

/** Visits the peer's pages. The largest of each figure is the limit for the portal's pages. */
async function yardstick(browser: Browser, peer: Target, runs: number): Promise<Yardstick> {
  const measured: PageFigures[] = [];
  for (const route of routes.filter(({ name }) => peer.routes?.includes(name))) {
    const visited = nothing();
    // The first visit warms up.
    for (let run = 0; run <= runs; run++)
      await visit(browser, peer, route, run === 0 ? nothing() : visited);
    measured.push(figuresOf(visited));
  }
  const most = (of: (figures: PageFigures) => number) => Math.max(...measured.map(of));
  return {
    kb: most(({ first }) => first.kb),
    usable: most(({ first }) => first.usable),
    usableAgain: most(({ second }) => second.usable),
    blockedAgain: most(({ second }) => second.blocked),
  };
}

const shown = ({ value, unit }: Pick<Limit, 'value' | 'unit'>) =>
  `${Number.isInteger(value) || unit === 'ms' ? value.toFixed(0) : value.toFixed(1)}${unit && ` ${unit}`}`;

interface Row {
  page: Page;
  figures: PageFigures;
  limits: Limit[];
}

function tableOf(rows: Row[]): string {
  const ms = (value: number) => value.toFixed(0);
  const kb = (value: number) => value.toFixed(1);
  return table([
    [
      'page',
      'who',
      'content',
      'usable',
      'blocked',
      '2nd content',
      'usable',
      'blocked',
      'tap',
      'script before',
      'KB',
      'fonts',
      'requests',
      'HTML',
      'nearest to its floor',
      '',
    ],
    ...rows.map(({ page, figures: { first, second, tap: felt }, limits }) => {
      const near = nearest(limits);
      return [
        page.path,
        page.member ? 'member' : 'visitor',
        ms(first.ready),
        ms(first.usable),
        ms(first.blocked),
        ms(second.ready),
        ms(second.usable),
        ms(second.blocked),
        felt === null ? '' : ms(felt),
        kb(first.scriptKbBefore),
        kb(first.kb),
        kb(first.fontKb),
        first.requests,
        kb(first.htmlKb),
        `${near.name} ${shown(near)} of ${shown({ ...near, value: near.limit })}`,
        shareOf(near) > 1 ? `${shareOf(near).toFixed(2)} MISSED` : shareOf(near).toFixed(2),
      ];
    }),
  ]);
}

/** Visits every page of the portal, as a visitor or as the member with many rows, and draws the picture of the README. */
export async function everyPage({ browser, api, portal, peer, runs, names }: Input) {
  const began = performance.now();
  const minutesSince = (start: number) => (performance.now() - start) / 60_000;
  const all = pagesOfTables();
  const chosen = names ? all.filter(({ name }) => names.includes(name)) : all;
  const opened = await openRoutes(chosen, api);
  const pages = chosen.map((page, i) => ({ ...page, ...opened[i] }));
  const peers = await yardstick(browser, peer, runs);
  const visits = new Map(pages.map(({ name }) => [name, nothing()]));
  const failures: string[] = [];
  const begunPages = performance.now();
  let done = 0;
  for (let run = 0; run < runs; run++)
    for (const [i, page] of pages.entries()) {
      const visited = visits.get(page.name) ?? nothing();
      try {
        const load = await visit(browser, portal, page, visited);
        const felt = page.webView ? null : await tap(browser, portal, page, load, i + run);
        if (felt) visited.taps.push(felt);
      } catch (error) {
        failures.push(`${page.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      const left = (minutesSince(begunPages) / ++done) * (pages.length * runs - done);
      process.stderr.write(
        `${done} of ${pages.length * runs}, ${left.toFixed(1)} min left: ${page.name}\n`,
      );
    }
  const rows = pages
    .map((page): Row | null => {
      const visited = visits.get(page.name);
      if (!visited?.second.length) return null;
      const figures = figuresOf(visited);
      return { page, figures, limits: limitsOf(page, figures, peers) };
    })
    .filter((row) => row !== null);
  const farthestFirst = rows.toSorted(
    (a, b) => shareOf(nearest(b.limits)) - shareOf(nearest(a.limits)),
  );
  const took = minutesSince(began);
  if (rows.length === all.length)
    writeFileSync(join(root, PICTURE), picture(rows, peers, new Date()));
  const goals: Goal[] = [
    ...farthestFirst.flatMap(({ page, limits }) =>
      limits
        .filter((limit) => shareOf(limit) > 1)
        .map(({ name, value, limit, unit, isExact }) => ({
          name: `${page.name}: ${name}`,
          kind: isExact || runs >= RUNS_FOR_TIMES ? ('floor' as const) : ('aim' as const),
          value,
          limit,
          unit,
        })),
    ),
    { name: 'visits failed', kind: 'floor', value: failures.length, limit: 0, unit: '' },
    { name: 'minutes a run', kind: 'floor', value: took / runs, limit: MOST_MINUTES, unit: '' },
  ];
  const text = [
    tableOf(farthestFirst),
    `${rows.length} of ${all.length} pages in ${took.toFixed(1)} minutes; the peer's largest: usable ${peers.usable.toFixed(0)} ms, second visit ${peers.usableAgain.toFixed(0)}, blocked ${peers.blockedAgain.toFixed(0)}; ${peers.kb.toFixed(0)} KB`,
    ...failures,
  ].join('\n');
  return { text, goals, figures: { peers, pages: farthestFirst } };
}
