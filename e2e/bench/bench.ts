import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../release/src/chromium.ts';
import { chromiumArgs } from '../support/browser.ts';
import { certificate } from '../support/certificate.ts';
import { everyPage } from './every-page/every-page.ts';
import { growth } from './growth.ts';
import { measure } from './measure.ts';
import { compareContent } from './report/content.ts';
import { goalTable, isMet, type Goal } from './report/figures.ts';
import { goalsOf } from './report/goals.ts';
import { slownessOf } from './report/slowness.ts';
import { feltTable, loadTable, lostTaps, scriptLines, switchTable } from './report/tables.ts';
import { openRoutes } from './routes/open-routes.ts';
import { faq, routes as allRoutes } from './routes/routes.ts';
import { startBeside } from './servers/beside.ts';
import { fillApi } from './servers/fill-api.ts';
import { startPeer } from './servers/peer.ts';
import {
  publish,
  publishPortal,
  startApi,
  startDrawing,
  type Running,
  type Target,
} from './servers/targets.ts';
import { serverFigures } from './under-load/server-figures.ts';

const { values } = parseArgs({
  options: {
    /** Default: 5; with --all, 1. */
    runs: { type: 'string' },
    taps: { type: 'string', default: '4' },
    json: { type: 'string' },
    /** Names, separated by commas. */
    routes: { type: 'string' },
    /** Every page of the portal, in place of those that others have too. */
    all: { type: 'boolean', default: false },
    /** The servers under load alone. */
    servers: { type: 'boolean', default: false },
    /** NAME=/path/to/another/checkout */
    beside: { type: 'string' },
  },
});
const runs = Number(values.runs ?? (values.all ? 1 : 5));
const names = values.routes?.split(',');
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

async function startBrowser(keyHash: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Trusts the servers' certificate: of one that it does not trust, Chromium caches nothing.
    args: [...chromiumArgs, `--ignore-certificate-errors-spki-list=${keyHash}`],
  });
  running.push({ stop: () => browser.close() });
  await requireKoreanFont(browser);
  return browser;
}

/** Starts what every kind of run needs. */
async function startServers() {
  await (values.all ? publishPortal() : publish(say));
  const { files: tls, keyHash } = await certificate();
  await fillApi();
  const api = await startApi();
  running.push(api);
  const portal = await started(startDrawing('portal', api.port, tls));
  const peer = await started(startPeer(say, api.url, portal.http.url, tls));
  return { tls, keyHash, api, portal, peer };
}
type Servers = Awaited<ReturnType<typeof startServers>>;

/** The routes beside the same pages as one application, the peer's and another checkout's; then growth and servers. */
async function compare({ tls, keyHash, api, portal, peer }: Servers): Promise<Goal[]> {
  const routes = names ? allRoutes.filter(({ name }) => names.includes(name)) : allRoutes;
  const control = await started(startDrawing('control', api.port, tls));
  // The calls of all remotes under their own names do not fit into one application, which members' pages would need.
  const drawn = routes.filter(({ member }) => !member).map(({ name }) => name);
  const targets: Target[] = [{ ...control, routes: drawn }, portal];
  if (besideName && besideFolder)
    targets.push(await started(startBeside(besideName, besideFolder, tls)));
  targets.push(peer);

  const browser = await startBrowser(keyHash);
  const visited = await openRoutes(routes, api);
  const shared = routes.filter(({ name }) => peer.routes?.includes(name));
  const content = await compareContent(browser, portal.http, peer.next, shared);
  say(`\ncontent of the documents, in characters of text\n${content.text}`);
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
  const grown = await growth(browser, api.port, tls, faq);
  say(`\n${faq.path} with more remotes\n${grown.text}`);
  const server = await serverFigures([control, portal], peer.next, api.url);
  say(`\n32 connections on loopback\n${server.text}`);
  const slowness = slownessOf(results.routes);
  const times = Object.entries(slowness).map(([figure, by]) => `${figure} ${by.toFixed(2)}`);
  say(`\nlimits in ms are multiplied by the slowness of this machine: ${times.join(', ')}`);
  const goals = [
    ...content.goals,
    ...goalsOf(results, besideName, slowness),
    ...grown.goals,
    ...server.goals,
  ];
  keep({
    routes: Object.fromEntries(
      [...results.routes].map(([target, of]) => [target, Object.fromEntries(of)]),
    ),
    switches: Object.fromEntries(results.switches),
    failures: results.failures,
    growth: grown.loads,
    goals,
    server,
  });
  return goals;
}

async function underLoad({ tls, api, portal, peer }: Servers): Promise<Goal[]> {
  const control = await started(startDrawing('control', api.port, tls));
  const server = await serverFigures([control, portal], peer.next, api.url);
  say(`\n32 connections on loopback\n${server.text}`);
  keep({ server });
  return server.goals;
}

async function allPages({ keyHash, api, portal, peer }: Servers): Promise<Goal[]> {
  const browser = await startBrowser(keyHash);
  const { text, goals, figures } = await everyPage({ browser, api, portal, peer, runs, names });
  say(`\nslow 4G, CPU x4, ${runs === 1 ? 'one run' : `medians of ${runs}`}\n${text}`);
  keep({ figures, goals });
  return goals;
}

function keep(figures: object) {
  if (values.json) writeFileSync(values.json, JSON.stringify({ runs, ...figures }));
}

async function main() {
  sayLoad();
  const servers = await startServers();
  const run = values.all ? allPages : values.servers ? underLoad : compare;
  const goals = await run(servers);
  say(`\n${goalTable(goals)}`);
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
