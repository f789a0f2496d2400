import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../../release/src/chromium.ts';
import { chromiumArgs } from '../support/browser.ts';
import { goalTable, isMet, median, medians, table, type Figures, type Goal } from './report.ts';
import { startTargets, type Target } from './targets.ts';
import { serverFigures } from './server-figures.ts';
import { firstVisit, secondVisit, switchPages, type Load, type Route } from './visit.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    json: { type: 'string' },
    routes: { type: 'string' },
  },
});
const runs = Number(values.runs);
const say = (line: string) => process.stdout.write(`${line}\n`);

const home: Route = { name: 'home', path: '/', content: 'main h1' };
const faq: Route = { name: 'faq', path: '/guide/faq', content: 'main details' };
const allRoutes: Route[] = [
  home,
  faq,
  { name: 'video', path: '/guide/video', content: 'main li a img' },
  { name: 'video detail', path: '/guide/video?bbsIdx=2001', content: 'main video' },
  { name: 'manual', path: '/guide/manual', content: 'main li a[href*=bbsIdx]' },
  { name: 'manual detail', path: '/guide/manual?bbsIdx=3001', content: 'main article a[download]' },
  { name: 'notices', path: '/customer/notice', content: 'main li time' },
  { name: 'praise', path: '/voc/praise', content: 'main form textarea' },
];
const routes = values.routes
  ? allRoutes.filter(({ name }) => values.routes?.split(',').includes(name))
  : allRoutes;
const LINK = 'main a[href="/guide/faq?product=bf"], main a[href="/guide/faq"]';

type Results = Record<Target['name'], Record<string, { cold: Load[]; warm: Load[] }>>;

async function measure(targets: Target[]) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const results: Results = { control: {}, portal: {} };
  const switches: Record<Target['name'], { ms: number; apiMs: number }[]> = {
    control: [],
    portal: [],
  };
  // In turn, run by run, so that the machine's drift is shared; the first run only warms up.
  for (let run = 0; run <= runs; run++) {
    for (const route of routes)
      for (const { name, h2, http } of targets) {
        const cold = await firstVisit(browser, h2, route);
        const kept = (results[name][route.name] ??= { cold: [], warm: [] });
        if (run > 0) kept.cold.push(cold);
        // What a second visit asks for does not vary from run to run.
        if (run === 1) kept.warm.push(await secondVisit(browser, http, route));
      }
    for (const { name, h2 } of targets) {
      const figures = await switchPages(browser, h2, home, LINK, faq);
      if (run > 0) switches[name].push(figures);
    }
    process.stderr.write(run === 0 ? 'warm-up done\n' : `run ${run} of ${runs}\n`);
  }
  await browser.close();
  return { results, switches };
}

function goalsOf(route: string, control: Figures, portal: Figures, warm: Figures): Goal[] {
  const goal = (
    name: string,
    kind: Goal['kind'],
    value: number,
    limit: number,
    unit = '',
  ): Goal => ({
    name: `${route}: ${name}`,
    kind,
    value,
    limit,
    unit,
  });
  return [
    goal('hops', 'floor', portal.hops, 1),
    goal('content', 'floor', portal.ready, 700, 'ms'),
    goal('content', 'aim', portal.ready, 600, 'ms'),
    // Five visits of one route differ by a third among themselves: the floor is held over all routes.
    goal('content', 'aim', portal.ready / control.ready, 1.05, 'x control'),
    goal('owned', 'floor', portal.owned / control.owned, 1.35, 'x control'),
    goal('owned', 'aim', portal.owned / control.owned, 1.15, 'x control'),
    goal('KB', 'floor', portal.kb / control.kb, 1.33, 'x control'),
    goal('KB', 'aim', portal.kb / control.kb, 1.12, 'x control'),
    goal('layout shift', 'floor', portal.shift, 0.01),
    goal('requests on a warm visit', 'floor', warm.requests, 1),
    goal('script KB on a warm visit', 'floor', warm.scriptKb, 0, 'KB'),
  ];
}

async function main() {
  const { targets, api, stop } = await startTargets(say);
  try {
    const { results, switches } = await measure(targets);
    const rows: (string | number)[][] = [
      'route,build,content ms,owned ms,hops,requests,KB,script KB,font KB,shift,warm requests,warm script KB,warm ms'.split(
        ',',
      ),
    ];
    const goals: Goal[] = [];
    for (const { name: route } of routes) {
      const figures = {} as Record<Target['name'], { cold: Figures; warm: Figures }>;
      for (const { name } of targets) {
        const { cold = [], warm = [] } = results[name][route] ?? {};
        const now = { cold: medians(cold), warm: medians(warm) };
        figures[name] = now;
        rows.push([
          route,
          name,
          now.cold.ready.toFixed(0),
          now.cold.owned.toFixed(0),
          now.cold.hops,
          now.cold.requests,
          now.cold.kb.toFixed(1),
          now.cold.scriptKb.toFixed(1),
          now.cold.fontKb.toFixed(1),
          now.cold.shift.toFixed(3),
          now.warm.requests,
          now.warm.scriptKb.toFixed(1),
          now.warm.ready.toFixed(0),
        ]);
      }
      goals.push(...goalsOf(route, figures.control.cold, figures.portal.cold, figures.portal.warm));
    }
    const visits = (name: Target['name']) =>
      routes.flatMap((route) => results[name][route.name]?.cold.map(({ ready }) => ready) ?? []);
    goals.push({
      name: `content, ${visits('portal').length} visits of all routes`,
      kind: 'floor',
      value: median(visits('portal')) / median(visits('control')),
      limit: 1.05,
      unit: 'x control',
    });
    const switched = (name: Target['name']) => ({
      ms: median(switches[name].map(({ ms }) => ms)),
      own: median(switches[name].map(({ ms, apiMs }) => ms - apiMs)),
    });
    goals.push({
      name: 'first switch after idle, beyond the API',
      kind: 'aim',
      value: switched('portal').own,
      limit: 120,
      unit: 'ms',
    });
    say(`\nslow 4G, CPU x4, medians of ${runs}\n\n${table(rows)}`);
    for (const { name } of targets)
      say(
        `first switch after idle, ${name}: ${switched(name).ms.toFixed(0)} ms, ${switched(name).own.toFixed(0)} ms beyond the API`,
      );
    say('\nscripts of /guide/faq, KB on the wire');
    for (const { name } of targets)
      say(
        `  ${name}: ${Object.entries(results[name]['faq']?.cold[0]?.scripts ?? {})
          .map(([file, kb]) => `${file} ${kb.toFixed(1)}`)
          .join(', ')}`,
      );
    const server = await serverFigures(targets, api);
    goals.push(...server.goals);
    say(`\n32 connections on loopback\n${table(server.rows)}`);
    say(`\n${goalTable(goals)}`);
    if (values.json)
      writeFileSync(values.json, JSON.stringify({ runs, results, switches, goals, server }));
    const failed = goals.filter((goal) => goal.kind === 'floor' && !isMet(goal));
    say(`\n${failed.length} floors missed`);
    process.exitCode = failed.length > 0 ? 1 : 0;
  } finally {
    await stop();
  }
}

await main();
