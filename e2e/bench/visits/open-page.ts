import type { Browser, BrowserContext, Page } from 'playwright-core';
import { NetworkLog } from './network-log.ts';
import { installProbe, type Signal } from './probe.ts';

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
};
const SIGNAL_WITHIN_MS = 60_000;

/** A browser profile of its own: a customer who was never here. */
export const newCustomer = (browser: Browser) => browser.newContext(PHONE);

/** Describes a page whose signal did not come, for the error's message. If its thread is blocked, the page cannot answer, and that is said. */
const stateOf = (page: Page, content: string) =>
  Promise.race([
    page.evaluate(async (selector) => {
      const frame = new Promise((resolve) => requestAnimationFrame(() => resolve(true)));
      const late = new Promise((resolve) => setTimeout(resolve, 1000, false));
      return JSON.stringify({
        readyState: document.readyState,
        visibility: document.visibilityState,
        drawsFrames: await Promise.race([frame, late]),
        hasContent: document.querySelector(selector) !== null,
        hydrated: document.querySelectorAll('[data-hydrated]').length,
        scripts: performance.getEntriesByType('resource').filter(({ name }) => /\.js\b/.test(name))
          .length,
        ...window.benchProbe,
      });
    }, content),
    new Promise<string>((resolve) => setTimeout(resolve, 5000, 'does not answer')),
  ]).catch(String);

/**
 * A page with a probe that reports by itself. Playwright's own waiting would run 200 KB of its code in the page
 * while it loads: 80 to 120 ms of a processor four times slowed, before the content.
 */
export async function openPage(
  context: BrowserContext,
  content: string,
  { taps = {}, slow = true }: { taps?: Record<string, string>; slow?: boolean } = {},
) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = new NetworkLog(session);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchSignal' });
  const thrown: string[] = [];
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) =>
    thrown.push(exception?.description ?? text),
  );
  const listeners = new Set<(signal: Signal) => void>();
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'benchSignal')
      for (const listener of listeners) listener(JSON.parse(payload) as Signal);
  });
  const listen = (listener: (signal: Signal) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  /** The next signal of a kind. @throws where it does not come within a minute */
  const signal = <Kind extends Signal['kind']>(kind: Kind) =>
    new Promise<Extract<Signal, { kind: Kind }>>((resolve, reject) => {
      const late = setTimeout(async () => {
        stop();
        const open = log.requests.filter(({ end }) => end === null).map(({ url }) => url);
        const why = [...thrown, ...open.map((url) => `unanswered: ${url}`)].join('\n');
        const state = await stateOf(page, content);
        reject(
          new Error(
            `${page.url()} was not ${kind} within ${SIGNAL_WITHIN_MS} ms\n${state}\n${why}`,
          ),
        );
      }, SIGNAL_WITHIN_MS);
      const stop = listen((heard) => {
        if (heard.kind !== kind) return;
        clearTimeout(late);
        stop();
        resolve(heard as Extract<Signal, { kind: Kind }>);
      });
    });
  await session.send('Network.enable');
  // By the thread's own clock: other programs of the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slow) {
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  await page.addInitScript(installProbe, { content, taps });
  return { page, session, signal, listen, log };
}

export type OpenedPage = Awaited<ReturnType<typeof openPage>>;
