import { rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { wayOver } from '../../../release/src/checks/portal/boot.ts';
import { findChromium } from '../../../release/src/chromium.ts';
import { chromiumArgs } from '../../support/browser.ts';
import { startPortal } from '../../support/portal.ts';
import { table } from '../report/figures.ts';
import { publishTwice } from '../servers/publish-twice.ts';
import { account, search, stayer, walker, writer } from './customers.ts';
import { CHANNEL, managerOf } from './manager.ts';
import { openCustomer, type Tally } from './tab.ts';

/** Changes of what customers get, and the tabs that are open meanwhile. */
const [SWITCHES, TABS] = [100, 20];
/** The run is given up after this time, and has failed. */
const LONGEST_MS = 15 * 60_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

const { twice, dataDir, store } = await publishTwice();
const manager = await managerOf(store, twice, dataDir);
const portal = await startPortal({
  DATA_DIR: dataDir,
  CHANNEL,
  RENDER_LIMIT_MS: '',
  LOG_LEVEL: 'warn',
});
manager.useApi(portal.apiUrl);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

const empty = (): Tally => ({
  moves: 0,
  documents: 0,
  drafts: 0,
  failed: [],
  mixed: [],
  lost: [],
});
const tallies = new Map<string, Tally & { times: number }>();
let now: Tally = empty();
const tally = () => now;

const way = wayOver(new Map(twice.map(({ name, record }) => [name, record])))
  .filter(({ webView }) => !webView)
  .map(({ path }) => path);
let done = 0;
try {
  const tabs = [];
  for (let i = 0; i < TABS; i++) {
    const tab = await openCustomer(browser, portal.url, { manager, store, tally });
    const customer =
      i < 3
        ? writer(tab, way, tally)
        : i < 6
          ? stayer(tab, i < 5 ? account() : search, tally)
          : walker(tab, way, i * 7);
    tabs.push({ tab, customer });
  }
  say(
    `opened ${TABS} tabs: 3 write letters, 3 type what no draft keeps, ${TABS - 6} go from page to page`,
  );

  tallies.set('open', { ...now, times: TABS });

  const began = performance.now();
  for (; done < SWITCHES && performance.now() - began < LONGEST_MS; done++) {
    now = empty();
    const { verb, openTabs } = await manager.change();
    await Promise.all(
      tabs.map(async ({ tab, customer }, i) => {
        tab.changed();
        // The others hear of it later.
        const act = async () => {
          if ((done + i) % 2 === 0) await tab.hear();
          await customer.act(done);
        };
        await act().catch((error: unknown) => {
          now.failed.push(String(error).split('\n')[0] ?? '');
        });
      }),
    );
    for (const name of [verb, openTabs]) {
      const sum = tallies.get(name) ?? { ...empty(), times: 0 };
      sum.times++;
      sum.moves += now.moves;
      sum.documents += now.documents;
      sum.drafts += now.drafts;
      for (const kind of ['failed', 'mixed', 'lost'] as const) sum[kind].push(...now[kind]);
      tallies.set(name, sum);
    }
    for (const fault of [...now.failed, ...now.mixed, ...now.lost].slice(0, 5))
      say(`${done + 1} ${verb}, ${openTabs}: ${fault}`);
    if ((done + 1) % 10 === 0)
      say(`${done + 1} switches in ${Math.round((performance.now() - began) / 1000)} s`);
  }
} finally {
  await browser.close();
  await portal.stop();
  await store.close();
  rmSync(dataDir, { recursive: true });
}
// A page of a disabled remote is reported too.
const reports = portal.failures().filter((failure) => failure['class'] !== 'disabled');

const POLICIES = ['quiet', 'normal', 'urgent'];
const row = ([name, sum]: [string, Tally & { times: number }]) => [
  name,
  sum.times,
  sum.moves,
  sum.documents,
  sum.drafts,
  sum.failed.length,
  sum.mixed.length,
  sum.lost.length,
];
const heads = ['', 'times', 'moves', 'documents', 'drafts', 'failed', 'mixed', 'lost'];
const isPolicy = ([name]: [string, unknown]) => POLICIES.includes(name);
const all = [...tallies];
say(
  table([heads, ...all.filter((one) => !isPolicy(one)).map(row), ...all.filter(isPolicy).map(row)]),
);
const verbs = all.filter((one) => !isPolicy(one)).map(([, sum]) => sum);
const faults = verbs.flatMap(({ failed, mixed, lost }) => [...failed, ...mixed, ...lost]);
const count = (kind: 'failed' | 'mixed' | 'lost') =>
  verbs.reduce((sum, one) => sum + one[kind].length, 0);
say(
  `${done} switches with ${TABS} tabs: ${count('failed')} failed navigations, ${count('mixed')} mixed sets, ${count('lost')} lost drafts, ${reports.length} reports of failures (floor 0 each)`,
);
process.exitCode = done === SWITCHES && faults.length + reports.length === 0 ? 0 : 1;
