import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../release/src/chromium.ts';
import { chromiumArgs } from '../support/browser.ts';
import { certificate } from '../support/certificate.ts';
import { goalsOf } from './report/goals.ts';
import { growth } from './growth.ts';
import { measure } from './measure.ts';
import { goalTable, isMet, table } from './report/figures.ts';
import { Customer } from './customer.ts';
import { faq, routes as allRoutes } from './routes.ts';
import { serverFigures } from './server-figures.ts';
import { startBeside } from './servers/beside.ts';
import { startPeer } from './servers/peer.ts';
import { publish, startApi, startDrawing, type Running, type Target } from './servers/targets.ts';
import type { Route } from './visits/visit.ts';
import { feltTable, loadTable, lostTaps, scriptLines, switchTable } from './report/tables.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    taps: { type: 'string', default: '4' },
    json: { type: 'string' },
    routes: { type: 'string' },
    /** NAME=/path/to/another/checkout */
    beside: { type: 'string' },
  },
});
const runs = Number(values.runs);
const routes = values.routes
  ? allRoutes.filter(({ name }) => values.routes?.split(',').includes(name))
  : allRoutes;
const [, besideName, besideFolder] = /^(\w+)=(.+)$/.exec(values.beside ?? '') ?? [];
if (values.beside && (!besideName || !besideFolder))
  throw new Error('--beside is NAME=/path/to/another/checkout');

const say = (line: string) => process.stdout.write(`${line}\n`);
const sayLoad = () =>
  say(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );

/** Everything that runs, stopped in the opposite order. */
const running: { stop(): Promise<void> }[] = [];
async function started<Value>(starting: Promise<Running<Value>>): Promise<Value> {
  const { value, stop } = await starting;
  running.push({ stop });
  return value;
}

/**
 * Customers' devices all have a Korean font. Without one Chromium draws boxes of another width: layout takes another time, and the
 * web font's arrival shifts it. @throws where none is installed
 */
async function requireKoreanFont(browser: Browser) {
  const page = await browser.newPage();
  const pixels = (letter: string) =>
    page.evaluate((text) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return '';
      canvas.font = '40px sans-serif';
      canvas.fillText(text, 0, 60);
      return canvas.canvas.toDataURL();
    }, letter);
  const hasFont = (await pixels('가')) !== (await pixels('뷁'));
  await page.close();
  if (!hasFont) throw new Error('this machine has no Korean font: apt-get install fonts-noto-cjk');
}

/** The route with a session of its member. */
async function withSession(route: Route, api: string, membership: string): Promise<Route> {
  if (!route.member) return route;
  const customer = new Customer(api);
  await customer.logIn(membership, route.member);
  return { ...route, cookies: customer.cookies };
}

async function main() {
  sayLoad();
  await publish(say);
  const { files: tls, keyHash } = await certificate();
  const api = await startApi();
  running.push(api);
  const control = await started(startDrawing('control', api.port, tls));
  const portal = await started(startDrawing('portal', api.port, tls));
  // The calls of all remotes under their own names do not fit into one application, which members' pages would need.
  const drawn = routes.filter(({ member }) => !member).map(({ name }) => name);
  const targets: Target[] = [{ ...control, routes: drawn }, portal];
  if (besideName && besideFolder)
    targets.push(await started(startBeside(besideName, besideFolder, tls)));
  targets.push(await started(startPeer(say, api.url, portal.http, tls)));

  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Trusts the servers' certificate: of one that it does not trust, Chromium caches nothing.
    args: [...chromiumArgs, `--ignore-certificate-errors-spki-list=${keyHash}`],
  });
  running.push({ stop: () => browser.close() });
  await requireKoreanFont(browser);
  const visited = [];
  for (const route of routes) visited.push(await withSession(route, api.url, api.membership));
  const results = await measure(browser, targets, visited, {
    runs,
    taps: Number(values.taps),
  });
  say(`\nslow 4G, CPU x4, medians of ${runs}\n\n${loadTable(results)}`);
  say(`\n${feltTable(results)}`);
  const lost = lostTaps(results);
  if (lost.length > 0) say(`taps lost\n${lost.join('\n')}`);
  if (results.failures.length > 0) say(`\nvisits failed\n${results.failures.join('\n')}`);
  say(`\n${switchTable(results)}`);
  say(`\nscripts of ${faq.path}, KB on the wire\n${scriptLines(results, faq.name).join('\n')}`);
  const grown = await growth(browser, api.port, tls, faq, runs);
  say(`\n${faq.path} with more remotes\n${grown.text}`);
  const server = await serverFigures([control, portal], api.url);
  say(`\n32 connections on loopback\n${table(server.rows)}`);
  const goals = [...goalsOf(results, besideName), ...grown.goals, ...server.goals];
  say(`\n${goalTable(goals)}`);
  if (values.json) {
    const visits = {
      routes: Object.fromEntries(
        [...results.routes].map(([target, of]) => [target, Object.fromEntries(of)]),
      ),
      switches: Object.fromEntries(results.switches),
      failures: results.failures,
    };
    writeFileSync(
      values.json,
      JSON.stringify({ runs, ...visits, growth: grown.loads, goals, server }),
    );
  }
  const failed = goals.filter((goal) => goal.kind === 'floor' && !isMet(goal));
  say(`\n${failed.length} floors missed`);
  sayLoad();
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function stopAll() {
  for (const { stop } of running.splice(0).reverse()) await stop();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().then(() => process.exit(1)));
try {
  await main();
} finally {
  await stopAll();
}
