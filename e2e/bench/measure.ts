import type { Browser } from 'playwright-core';
import { median } from './report/figures.ts';
import { faq, home, HOME_AGAIN, LINK_TO_FAQ } from './routes/routes.ts';
import type { Target } from './servers/targets.ts';
import { tapOnFirstVisit, tapOnSecondVisit, tapsOf, type DueTap, type Tap } from './visits/tap.ts';
import {
  firstVisit,
  secondVisit,
  switchPages,
  type Load,
  type Route,
  type Switches,
} from './visits/visit.ts';

export interface Visits {
  loads: Load[];
  taps: Tap[];
}
/** What was measured of one route of one target. */
export interface RouteResult {
  first: Visits;
  second: Visits;
}
export interface Results {
  /** By target and route. */
  routes: Map<string, Map<string, RouteResult>>;
  switches: Map<string, Switches[]>;
  /** Visits that failed, and why: most often a page that never became usable. */
  failures: string[];
}

/** How often each run measures a switch, the way back and the second switch. They last a few frames each, so one sample varies a lot. */
const SWITCHES = 4;

const noVisits = (): Visits => ({ loads: [], taps: [] });
const ofTarget = ({ routes: own }: Target, routes: Route[]) =>
  new Map<string, RouteResult>(
    routes
      .filter(({ name }) => !own || own.includes(name))
      .map(({ name }) => [name, { first: noVisits(), second: noVisits() }]),
  );

/**
 * Measures in turn, run by run, so that the machine's drift is shared; the first run only warms up. A run takes `taps` taps
 * of each route of the portal, and one of each other target's, on the first and on the second visit.
 */
export async function measure(
  browser: Browser,
  targets: Target[],
  routes: Route[],
  { runs, taps }: { runs: number; taps: number },
): Promise<Results> {
  const results: Results = {
    routes: new Map(targets.map((target) => [target.name, ofTarget(target, routes)])),
    switches: new Map(targets.map(({ name }) => [name, []])),
    failures: [],
  };
  /** A visit that fails is told at the end: it does not take the others' figures with it. */
  const attempt = async <Figures>(
    name: string,
    visit: Promise<Figures>,
    keep: (figures: Figures) => unknown,
  ) => {
    try {
      keep(await visit);
    } catch (error) {
      const failure = `${name}: ${error instanceof Error ? error.message : String(error)}`;
      results.failures.push(failure);
      process.stderr.write(`${failure}\n`);
    }
  };
  for (let run = 0; run <= runs; run++) {
    for (const route of routes)
      for (const { name, h2 } of targets) {
        const result = results.routes.get(name)?.get(route.name);
        if (!result) continue;
        const { first, second } = result;
        const called = `${name}, ${route.name}`;
        const due = (visits: Visits) =>
          nextTaps(visits, route).slice(0, name === 'portal' ? taps : 1);
        const kept = (loads: Load[]) => (load: Load) => run > 0 && loads.push(load);
        await attempt(called, firstVisit(browser, h2, route), kept(first.loads));
        await attempt(`${called} again`, secondVisit(browser, h2, route), kept(second.loads));
        if (run === 0) continue;
        for (const tap of due(first))
          await attempt(
            `${called}, ${tap.kind} at ${tap.atMs} ms`,
            tapOnFirstVisit(browser, h2, route, tap),
            (felt) => first.taps.push(felt),
          );
        for (const tap of due(second))
          await attempt(
            `${called} again, ${tap.kind} at ${tap.atMs} ms`,
            tapOnSecondVisit(browser, h2, route, tap),
            (felt) => second.taps.push(felt),
          );
      }
    for (let turn = 0; turn < (run === 0 ? 1 : SWITCHES); turn++)
      for (const { name, h2 } of targets)
        await attempt(
          `${name}, switch`,
          switchPages(browser, h2, home, LINK_TO_FAQ, faq, HOME_AGAIN),
          (figures) => run > 0 && results.switches.get(name)?.push(figures),
        );
    process.stderr.write(run === 0 ? 'warm-up done\n' : `run ${run} of ${runs}\n`);
  }
  return results;
}

/** The page's taps from the next one on; after the last comes the first again. */
function nextTaps({ loads, taps }: Visits, route: Route): DueTap[] {
  if (loads.length === 0) return [];
  const due = tapsOf(route, {
    ready: median(loads.map(({ ready }) => ready)),
    usable: median(loads.map(({ usable }) => usable)),
  });
  const from = taps.length % due.length;
  return [...due.slice(from), ...due.slice(0, from)];
}
