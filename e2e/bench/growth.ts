import { ReleaseStore, type SetRecord } from '@portal/release-store';
import { passChecks } from '@portal/release-store/testing';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { partOfFolder, parts } from '../../release/src/parts.ts';
import { publishPart } from '../../release/src/publish-part.ts';
import { medians, table, type Goal } from './report/figures.ts';
import { benchFolder, by, startPortals, type Tls } from './servers/targets.ts';
import { firstVisit, type Load, type Route } from './visits/visit.ts';

/** Remotes in the set, and the channel that has so many. */
const SETS = [
  { remotes: 3, channel: 'dev' },
  { remotes: 7, channel: 'staging' },
  { remotes: 20, channel: 'production' },
] as const;
const PAGES = ['one', 'two', 'three'];
/** How often a page of each set is visited. Its thread time differs by a fifth from visit to visit, too much for a median of three. */
const VISITS = 30;

/** All the files of a small remote: three pages, each with an entry in the menu. */
const remote = (name: string): Record<string, string> => ({
  'package.json': JSON.stringify({
    name: `mfe-${name}`,
    version: '1.0.0',
    type: 'module',
    dependencies: { '@portal/host': '*', '@portal/paths': '*' },
  }),
  'src/routes.tsx': `import { definePage, type Section } from '@portal/host';
import { definePath } from '@portal/paths';
export const section: Section = {
  name: '${name}',
  prefix: '/${name}',
  label: '${name} 안내',
  order: 99,
  pages: [${PAGES.map(
    (page, i) => `definePage({
      id: '${page}',
      path: definePath('/${name}/${page}'),
      title: '${name} ${page} 안내',
      description: '${name} ${page} 화면에서 하는 일을 알려 드립니다.',
      indexable: true,
      access: 'public',
      nav: { label: '${name} ${page} 안내', order: ${i} },
      skeleton: 'article',
      page: () => import('./pages/small/SmallPage.tsx'),
    })`,
  ).join(', ')}],
};
`,
  'src/pages/small/SmallPage.tsx': `export default function SmallPage() {
  return <h1>${name} 안내</h1>;
}
`,
});

/** Its folder lies below the checkout, whose packages it imports. */
function generate(name: string): string {
  const folder = join(benchFolder('growth'), 'remotes', `mfe-${name}`);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(remote(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** A remote's name is of letters alone: `growa`, `growb` ... */
const nameOf = (i: number) => `grow${String.fromCharCode('a'.charCodeAt(0) + i)}`;

async function publishSets(): Promise<void> {
  const store = new ReleaseStore(join(benchFolder('growth'), 'store'));
  const versions = [];
  for (const part of parts()) versions.push(await publishPart(store, part, 'production'));
  let generated = 0;
  for (const { remotes, channel } of SETS) {
    // The shell is a part too.
    while (versions.length < remotes + 1) {
      const part = partOfFolder(generate(nameOf(generated++)));
      versions.push(await publishPart(store, part, 'production'));
    }
    const parts = versions.map(({ record: { name, version }, sha384 }) => [
      name,
      { version, sha384 },
    ]);
    const at = new Date().toISOString();
    const created = await store.createSet({
      parent: null,
      parts: Object.fromEntries(parts) as SetRecord['parts'],
      note: by.reason,
      author: by.actor,
      createdAt: at,
    });
    const set = created.record.id;
    await passChecks(store, set);
    await store.pinSet(channel, store.pin(channel)?.revision ?? 0, { set, at, ...by });
  }
}

/**
 * What a page costs with more and more remotes that it does not use: scripts, the thread's work and HTML of first visits.
 * In turn, visit by visit, so that the machine's drift is shared.
 */
export async function growth(
  browser: Browser,
  apiPort: string,
  tls: Tls,
  route: Route,
): Promise<{ text: string; goals: Goal[]; loads: Load[][] }> {
  await publishSets();
  const common = { DATA_DIR: join(benchFolder('growth')), API_PORT: apiPort };
  const environments = SETS.map(({ channel }) => ({ ...tls, CHANNEL: channel }));
  const { value: portals, stop } = await startPortals(common, environments);
  const loads: Load[][] = SETS.map(() => []);
  try {
    for (let visit = 0; visit <= VISITS; visit++)
      for (const [i, { url }] of portals.entries()) {
        const load = await firstVisit(browser, url, route);
        // The first visit only warms up the servers.
        if (visit > 0) loads[i]?.push(load);
      }
  } finally {
    await stop();
  }
  const figures = loads.map(medians);
  const rows = SETS.map(({ remotes }, i) => {
    const { scriptKb, thread, htmlKb } = figures[i] as (typeof figures)[number];
    return [remotes, scriptKb.toFixed(1), thread.toFixed(0), htmlKb.toFixed(2)];
  });
  const [few, many] = [figures[0], figures[2]];
  if (!few || !many) throw new Error('no set was measured');
  const added = SETS[2].remotes - SETS[0].remotes;
  const goal = (name: string, value: number, limit: number, unit: string): Goal => ({
    name: `${added} remotes more: ${name}`,
    kind: 'floor',
    value,
    limit,
    unit,
  });
  return {
    text: table([['remotes in the set', 'script KB', 'thread ms', 'HTML KB'], ...rows]),
    goals: [
      goal('script', many.scriptKb / few.scriptKb, 1.01, 'x'),
      // The limit leaves room for chance: medians of 15 visits differed by 8 % from run to run.
      goal('thread time', many.thread / few.thread, 1.1, 'x'),
      goal('HTML of each', (many.htmlKb - few.htmlKb) / added, 0.3, 'KB'),
    ],
    loads,
  };
}
