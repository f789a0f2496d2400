import type { Browser, BrowserContext } from 'playwright-core';
import { openPage, type OpenedPage } from './open-page.ts';
import type { Place } from './probe.ts';
import { asCustomer, visitBefore, type Load, type Route } from './visit.ts';

export type TapKind = 'menu' | 'link' | 'entry' | 'search';

const MENU = 'header button[aria-label^="메뉴"]';
const selectorsOf = ({ taps }: Route): Partial<Record<TapKind, string>> => ({
  menu: MENU,
  ...taps,
});

/** An expression that is true in the page once what was tapped has happened; a link changes the address. */
const happening: Record<Exclude<TapKind, 'link'>, (selector: string) => string> = {
  menu: (selector) => `!!document.querySelector('${selector}[aria-expanded="true"]')`,
  entry: (selector) => `!!document.querySelector('details[open] > :is(${selector})')`,
  search: (selector) => `!!document.activeElement?.matches('${selector}')`,
};

export interface Tap {
  kind: TapKind;
  /** ms since the content was on the screen. */
  atMs: number;
  /** Event Timing's duration, at least 16; null where a whole navigation took the page away before it was told. */
  inp: number | null;
  happened: boolean;
}

export type DueTap = Pick<Tap, 'kind' | 'atMs'>;

/** Event Timing tells of nothing shorter. */
const SHORTEST_MS = 16;
const HELD_MS = 40;
const HAPPENS_WITHIN_MS = 10_000;
/** Hydration that takes back what a tap did counts as a tap that was lost. */
const STAYS_MS = 500;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The taps of a page and when they are due: every 300 ms from its content until just after it is usable. */
export function tapsOf(route: Route, { ready, usable }: Pick<Load, 'ready' | 'usable'>): DueTap[] {
  const kinds = Object.keys(selectorsOf(route)) as TapKind[];
  const moments: number[] = [];
  for (let at = 0; at <= usable - ready + 300; at += 300) moments.push(at);
  // First each moment with one kind, then each with the next kind.
  return kinds.flatMap((_, turn) =>
    moments.map((atMs, i) => ({ atMs, kind: kinds[(i + turn) % kinds.length] as TapKind })),
  );
}

/**
 * Taps by pressing and releasing a mouse button. Two other ways measure something else. Playwright's `tap` runs code in the page and waits
 * while the page is busy. `Input.dispatchTouchEvent` waits until the page has shown one more frame before it sends the touch, but Event
 * Timing counts from the command: on a busy page that adds 110 to 490 ms that no finger waits. A mouse event is sent within a millisecond.
 * Chromium's engineers on touches from DevTools: https://github.com/w3c/long-animation-frames/issues/13
 */
async function press({ session }: OpenedPage, { x, y }: Place): Promise<void> {
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  const down = session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await pause(HELD_MS);
  const up = session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
  // A navigation ends the page before it has answered.
  await Promise.allSettled([down, up]);
}

async function isTrue({ session }: OpenedPage, expression: string): Promise<boolean> {
  const { result } = await session
    .send('Runtime.evaluate', { expression, returnByValue: true })
    .catch(() => ({ result: { value: false } }));
  return result.value === true;
}

async function tap(context: BrowserContext, origin: string, route: Route, due: DueTap) {
  const { kind, atMs } = due;
  const selector = selectorsOf(route)[kind] ?? '';
  const opened = await openPage(context, route.content, { taps: { [kind]: selector } });
  const { page, session, signal } = opened;
  await session.send('Page.enable');
  let inp = 0;
  opened.listen((told) => {
    if (told.kind === 'event') inp = Math.max(inp, told.duration);
  });
  const usable = signal('usable');
  // A link can leave the page before.
  usable.catch(() => undefined);
  const [{ ago, places }] = await Promise.all([
    signal('shown'),
    page.goto(origin + route.path, { waitUntil: 'commit', timeout: 60_000 }),
  ]);
  const place = places[kind];
  if (!place) throw new Error(`${origin + route.path} shows no ${selector} on its first screen`);
  let left = false;
  session.on('Page.frameNavigated', ({ frame }) => (left ||= !frame.parentId));
  await pause(Math.max(0, atMs - ago));
  await press(opened, place);
  const target = place.href === null ? '' : new URL(place.href, origin).href;
  const hasHappened = async () =>
    kind === 'link' ? page.url() === target : isTrue(opened, happening[kind](selector));
  const until = Date.now() + HAPPENS_WITHIN_MS;
  while (Date.now() < until && !(await hasHappened())) await pause(100);
  if (kind !== 'link') await usable;
  await pause(STAYS_MS);
  return {
    ...due,
    inp: left && inp === 0 ? null : Math.max(inp, SHORTEST_MS),
    happened: await hasHappened(),
  };
}

/** One tap in a fresh visit, the customer's first. */
export const tapOnFirstVisit = (
  browser: Browser,
  origin: string,
  route: Route,
  due: DueTap,
): Promise<Tap> =>
  asCustomer(browser, origin, route, (context) => tap(context, origin, route, due));

/** One tap in a fresh second visit. `origin` must be one whose answers Chromium keeps. */
export const tapOnSecondVisit = (
  browser: Browser,
  origin: string,
  route: Route,
  due: DueTap,
): Promise<Tap> =>
  asCustomer(browser, origin, route, async (context) => {
    await visitBefore(context, origin, route);
    return tap(context, origin, route, due);
  });
