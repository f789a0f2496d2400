import type { Browser } from 'playwright-core';
import {
  fontRequests,
  hopsBefore,
  kilobytes,
  NetworkLog,
  ownRequests,
  type LoggedRequest,
} from './network-log.ts';
import { installProbe } from './probe.ts';

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; and a slow phone. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

export interface Route {
  name: string;
  path: string;
  /** Selects what the page is there for. */
  content: string;
}

export interface Load {
  ready: number;
  owned: number;
  shift: number;
  hops: number;
  requests: number;
  kb: number;
  fontKb: number;
  scriptKb: number;
  /** KB of each script, by its path without the version. */
  scripts: Record<string, number>;
}

/**
 * The page says itself that it is owned. Playwright's own waiting would run 200 KB of its code in the page
 * while it loads: 80 to 120 ms of a processor four times slowed, before the content.
 */
async function openPage(browser: Browser, content: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchOwned' });
  const owned = () =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('React never owned the page')), 60_000);
      session.once('Runtime.bindingCalled', () => {
        clearTimeout(late);
        resolve();
      });
    });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(installProbe, content);
  return { page, owned, log: new NetworkLog(session), close: () => context.close() };
}

const scriptKb = (requests: LoggedRequest[]) =>
  Object.fromEntries(
    requests
      .filter(({ type }) => type === 'Script')
      .map(({ url, bytes }) => [
        new URL(url).pathname
          .replace(/^\/r\/(\w+)\/[\d.]+\//, '$1/')
          .replace(/\.[0-9a-f]{8}\./, '.'),
        bytes / 1024,
      ]),
  );

type Opened = Awaited<ReturnType<typeof openPage>>;

async function load({ page, log, owned }: Opened, url: string): Promise<Load> {
  log.reset();
  await Promise.all([owned(), page.goto(url, { waitUntil: 'commit', timeout: 60_000 })]);
  await log.idle();
  const probe = await page.evaluate(() => ({
    ...window.benchProbe,
    timeOrigin: performance.timeOrigin,
  }));
  const own = ownRequests(log.requests);
  const scripts = scriptKb(own);
  return {
    ready: probe.ready,
    owned: probe.owned,
    shift: probe.shift,
    hops: hopsBefore(log.requests, probe.timeOrigin, probe.inserted),
    requests: own.length,
    kb: kilobytes(own),
    fontKb: kilobytes(fontRequests(log.requests)),
    scriptKb: Object.values(scripts).reduce((sum, kb) => sum + kb, 0),
    scripts,
  };
}

/** A first visit: new browser profile, slow line, slow phone. */
export async function firstVisit(browser: Browser, origin: string, route: Route): Promise<Load> {
  const opened = await openPage(browser, route.content);
  try {
    return await load(opened, origin + route.path);
  } finally {
    await opened.close();
  }
}

/** A second visit in the same profile. `origin` must be one whose answers Chromium keeps. */
export async function secondVisit(browser: Browser, origin: string, route: Route): Promise<Load> {
  const opened = await openPage(browser, route.content);
  try {
    await load(opened, origin + route.path);
    // What is made ready at idle, and a document that is opened late, belong to the first visit.
    await opened.log.idle(3000);
    await opened.page.goto('about:blank');
    return await load(opened, origin + route.path);
  } finally {
    await opened.close();
  }
}

/**
 * From one page to another by a click, after the first has been idle for a while: `ms` from the click to
 * the content of the second, and how much of that was the API's answer.
 */
export async function switchPages(
  browser: Browser,
  origin: string,
  from: Route,
  link: string,
  to: Route,
): Promise<{ ms: number; apiMs: number }> {
  const opened = await openPage(browser, from.content);
  const { page, log } = opened;
  try {
    await load(opened, origin + from.path);
    await page.waitForTimeout(1500);
    await log.idle();
    await page.evaluate((selector) => window.benchProbe.watchSwitch(selector), to.content);
    await page.locator(link).first().click();
    await page.waitForFunction(() => window.benchProbe.switched !== null, null, {
      timeout: 60_000,
    });
    const ms = await page.evaluate(() => {
      const { switched } = window.benchProbe;
      return switched ? switched.to - switched.from : Number.NaN;
    });
    const calls = log.requests.filter(
      ({ url, end }) => /\/api\/(?!media)/.test(url) && end !== null,
    );
    const call = calls.at(-1);
    return { ms, apiMs: call ? ((call.end ?? 0) - call.start) * 1000 : 0 };
  } finally {
    await opened.close();
  }
}
