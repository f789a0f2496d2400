import type { Browser } from 'playwright-core';
import { nameOf, type Check, type Versions } from '../check.ts';
import { openTab, type Tab } from './tab.ts';

interface Stop {
  part: string;
  path: string;
  /** A web view has no header, so it is loaded as a document. */
  webView: boolean;
}

/** The pages with a fixed address, part by part. */
const stopsOf = (versions: Versions): Stop[][] =>
  [...versions.values()].map(({ name, section }) =>
    section.pages
      .filter(({ pattern }) => !pattern.includes('{'))
      .map(({ pattern, webView }) => ({ part: name, path: pattern, webView })),
  );

/** A path through all pages that enters each part at least twice, by alternating between parts. */
export function wayOver(versions: Versions): Stop[] {
  const parts = stopsOf(versions).map((stops) =>
    stops.length === 1 ? [...stops, ...stops] : stops,
  );
  const rounds = Math.max(0, ...parts.map((stops) => stops.length));
  return Array.from({ length: rounds }, (_, i) => parts.flatMap((stops) => stops[i] ?? [])).flat();
}

const moveTo = (tab: Tab, { path, webView }: Stop) => (webView ? tab.open(path) : tab.move(path));

/** Visits every page in one tab. Returns what went wrong, one sentence each. */
async function goOver(browser: Browser, origin: string, way: readonly Stop[], onStop: () => void) {
  const tab = await openTab(browser, origin);
  const faults: string[] = [];
  try {
    await tab.open('/');
    for (const stop of way) {
      onStop();
      const found = await moveTo(tab, stop);
      faults.push(...found.map((fault) => `${stop.part}: ${stop.path}: ${fault}`));
      // A failed tab may stay broken, so continue with a new document.
      if (found.length > 0) await tab.open('/');
    }
  } finally {
    await tab.close();
  }
  return faults;
}

/** Blocks one remote's entry and navigates to that remote and to all others. Returns what else went wrong. */
async function drill(browser: Browser, origin: string, blocked: string, versions: Versions) {
  const tab = await openTab(browser, origin, blocked);
  try {
    const firsts = stopsOf(versions).flatMap(
      (stops) => stops.find(({ webView }) => !webView) ?? [],
    );
    const own = firsts.find(({ part }) => part === blocked);
    if (!own) return [];
    const faults: string[] = [];
    if (!(await tab.fails(own.path)))
      faults.push(`${own.path} does not report that it cannot be loaded`);
    for (const stop of firsts.filter(({ part }) => part !== blocked))
      faults.push(...(await tab.move(stop.path)).map((fault) => `${stop.path}: ${fault}`));
    return faults.map((fault) => `without ${blocked}: ${fault}`);
  } finally {
    await tab.close();
  }
}

export const boot: Check = {
  does: 'in Chromium every page renders, every remote mounts twice, and the others mount without it',
  isFast: false,
  isWaivable: true,
  async run({ versions, portal, progress }) {
    const { origin, browser } = await portal();
    const chromium = await browser();
    const way = wayOver(versions);
    const remotes = [...versions.values()].filter(({ section }) => section.prefix !== null);
    const steps = way.length + remotes.length;
    let done = 0;
    const onStep = () => progress(++done, steps);
    const drills = async () => {
      const faults: string[] = [];
      for (const remote of remotes) {
        onStep();
        const found = await drill(chromium, origin, remote.name, versions);
        faults.push(...found.map((fault) => `${nameOf(remote)}: ${fault}`));
      }
      return faults;
    };
    const [onWay, inDrills] = await Promise.all([goOver(chromium, origin, way, onStep), drills()]);
    return {
      faults: [...new Set([...onWay, ...inDrills])],
      figures: { pages: way.length, drills: remotes.length },
    };
  },
};
