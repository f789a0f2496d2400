import type { Browser, BrowserContext } from 'playwright-core';
import {
  fontRequests,
  hopsBefore,
  kilobytes,
  kilobytesBefore,
  ownRequests,
  requestsBefore,
  type LoggedRequest,
} from './network-log.ts';
import { newCustomer, openPage, type OpenedPage } from './open-page.ts';
import type { Probe } from './probe.ts';

export interface Route {
  name: string;
  /** `openRoutes` replaces what stands in braces. */
  path: string;
  /** Selects what the page is there for. */
  content: string;
  /** What is tapped while the page loads, beside the menu: selectors of what its first screen shows. */
  taps: { link?: string; entry?: string; search?: string };
  /** The login of the member who visits it. */
  member?: string;
  /** The cookies of that member's session. */
  cookies?: { name: string; value: string }[];
  /** The browser renders it, from a call of its own. */
  inBrowser?: boolean;
}

const cookiesAt = (origin: string, { cookies = [] }: Route) =>
  cookies.map((cookie) => ({ ...cookie, url: origin }));

export interface Load {
  ready: number;
  usable: number;
  /** Total blocking time, ms: what tasks take beyond 50 ms, from the first paint to a second of quiet. */
  blocked: number;
  /** What the page's thread worked until it was usable, ms of a processor that is slowed. */
  thread: number;
  /** The longest task that began before it was usable, ms. */
  longest: number;
  shift: number;
  hops: number;
  requests: number;
  /** Of these, what began before the page was usable. */
  requestsBefore: number;
  kb: number;
  htmlKb: number;
  fontKb: number;
  scriptKb: number;
  /** Of these, what had arrived when the page became usable. */
  scriptKbBefore: number;
  /** KB of each script, by its path without the version. */
  scripts: Record<string, number>;
}

const scriptsOf = (requests: LoggedRequest[]) => requests.filter(({ type }) => type === 'Script');

const kbByScript = (requests: LoggedRequest[]) =>
  Object.fromEntries(
    scriptsOf(requests).map(({ url, bytes }) => [
      new URL(url).pathname.replace(/^\/r\/(\w+)\/[\d.]+\//, '$1/'),
      bytes / 1024,
    ]),
  );

/** Tasks are clipped at both ends, as Lighthouse does. The end moves with each long task, until a second is quiet. */
function blockedMs(longTasks: [number, number][], painted: number, usable: number): number {
  let until = usable;
  let blocked = 0;
  for (const [start, duration] of longTasks) {
    if (start > until + 1000) break;
    until = Math.max(until, start + duration);
    blocked += Math.max(0, start + duration - Math.max(start, painted) - 50);
  }
  return blocked;
}

const longestTask = ({ longTasks, usable }: Pick<Probe, 'longTasks' | 'usable'>) =>
  Math.max(0, ...longTasks.filter(([start]) => start < usable).map(([, duration]) => duration));

async function threadMs({ session }: OpenedPage): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Opens the address and waits until the page is usable and nothing more happens. */
async function load(opened: OpenedPage, url: string): Promise<Load> {
  const { page, log, signal } = opened;
  log.reset();
  const [thread] = await Promise.all([
    signal('usable').then(() => threadMs(opened)),
    signal('quiet'),
    page.goto(url, { waitUntil: 'commit', timeout: 60_000 }),
  ]);
  await log.idle();
  const probe = await page.evaluate(() => ({
    ...window.benchProbe,
    timeOrigin: performance.timeOrigin,
  }));
  const own = ownRequests(log.requests);
  return {
    ready: probe.ready,
    usable: probe.usable,
    blocked: blockedMs(probe.longTasks, probe.painted, probe.usable),
    thread,
    longest: longestTask(probe),
    shift: probe.shift,
    hops: hopsBefore(log.requests, probe.timeOrigin, probe.inserted, probe.notRun),
    requests: own.length,
    requestsBefore: requestsBefore(log.requests, probe.timeOrigin, probe.usable),
    kb: kilobytes(own),
    htmlKb: kilobytes(own.filter(({ type }) => type === 'Document')),
    fontKb: kilobytes(fontRequests(log.requests)),
    scriptKb: kilobytes(scriptsOf(own)),
    scriptKbBefore: kilobytesBefore(log.requests, scriptsOf(own), probe.timeOrigin, probe.usable),
    scripts: kbByScript(own),
  };
}

/** Runs with the profile of a customer, who is logged in where the route is for members, and closes it afterwards. */
export async function asCustomer<Result>(
  browser: Browser,
  origin: string,
  route: Route,
  visit: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await newCustomer(browser);
  try {
    await context.addCookies(cookiesAt(origin, route));
    return await visit(context);
  } finally {
    await context.close();
  }
}

/** A first visit: new browser profile, slow line, slow phone. */
export const firstVisit = (browser: Browser, origin: string, route: Route): Promise<Load> =>
  asCustomer(browser, origin, route, async (context) =>
    load(await openPage(context, route.content), origin + route.path),
  );

/**
 * What the first visit leaves in the profile, without its slow line. `origin` must be one whose answers Chromium keeps.
 * What is made ready at idle, and a document that is opened late, belong to the first visit.
 */
export async function visitBefore(context: BrowserContext, origin: string, route: Route) {
  const opened = await openPage(context, route.content, { slow: false });
  await load(opened, origin + route.path);
  await opened.log.idle(3000);
  await opened.page.close();
}

/** A second visit in the same profile, in a page and a process of its own. */
export const secondVisit = (browser: Browser, origin: string, route: Route): Promise<Load> =>
  asCustomer(browser, origin, route, async (context) => {
    await visitBefore(context, origin, route);
    return load(await openPage(context, route.content), origin + route.path);
  });

/** A first visit and a second of the same customer: what the first leaves costs no visit of its own. */
export const bothVisits = (
  browser: Browser,
  origin: string,
  route: Route,
): Promise<{ first: Load; second: Load }> =>
  asCustomer(browser, origin, route, async (context) => {
    const opened = await openPage(context, route.content);
    const first = await load(opened, origin + route.path);
    await opened.log.idle(1500);
    await opened.page.close();
    return {
      first,
      second: await load(await openPage(context, route.content), origin + route.path),
    };
  });

/** Milliseconds from what a customer did to the content that follows. */
export interface Switches {
  /** From one page to another by a click, after the first has been idle for a while. */
  ms: number;
  /** How much of that was the API's answer. */
  apiMs: number;
  /** Back from there. */
  backMs: number;
  /** There once more. */
  againMs: number;
}

const IDLE_MS = 1500;

/** Clicks a link once nothing happens any more, and waits for its page's content. */
async function follow(opened: OpenedPage, link: string, content: string) {
  const { page, log } = opened;
  await page.waitForTimeout(IDLE_MS);
  await log.idle();
  await page.evaluate((selector) => window.benchProbe.watchSwitch(selector), content);
  const before = log.requests.length;
  const [{ ms }] = await Promise.all([
    opened.signal('switched'),
    page.locator(link).first().click(),
  ]);
  // What was requested ahead is no part of the switch.
  const call = log.requests
    .slice(before)
    .findLast(({ url, end }) => /\/api\/(?!media)/.test(url) && end !== null);
  return { ms, apiMs: call ? ((call.end ?? 0) - call.start) * 1000 : 0 };
}

/** There by a link, back, and there once more. `again` selects what the first page shows and the second does not. */
export const switchPages = (
  browser: Browser,
  origin: string,
  from: Route,
  link: string,
  to: Route,
  again: string,
): Promise<Switches> =>
  asCustomer(browser, origin, from, async (context) => {
    const opened = await openPage(context, from.content);
    const { page, log } = opened;
    await load(opened, origin + from.path);
    const first = await follow(opened, link, to.content);
    await page.waitForTimeout(IDLE_MS);
    await log.idle();
    const [{ ms: backMs }] = await Promise.all([
      opened.signal('switched'),
      page.evaluate((selector) => {
        window.benchProbe.watchSwitch(selector, performance.now());
        history.back();
      }, again),
    ]);
    const { ms: againMs } = await follow(opened, link, to.content);
    return { ...first, backMs, againMs };
  });
