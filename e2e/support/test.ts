import { test as base, expect, type Page } from '@playwright/test';
import { isSettled } from './frame.ts';
import { startPortal, type Portal } from './portal.ts';

interface Fixtures {
  /** Messages that a test brings about on purpose: anything else that a page logs as error or warning fails it. */
  allowed: { patterns: RegExp[] };
  /** Whether the browser knows Trusted Types; older Safari does not. */
  trustedTypes: boolean;
  /**
   * Whether pages get the web font. Without it they keep the device's font, as for customers who ask for little data:
   * on a busy machine, laying a page out again for its files costs a third of the processor time of a visit.
   */
  webFont: boolean;
}

/**
 * What the federation runtime logs when the shell loads a section again after a failure. Every test may see it: whether a prefetch was
 * under way when a test cut the network is chance. The failure itself is another message, which a test allows if it expects one.
 */
const TRIED_AGAIN = /^\[ Federation Runtime \].* is already registered/;

interface WorkerFixtures {
  /** Configuration of the portal that the tests of a worker share. */
  portalEnv: Record<string, string>;
  /** A portal that the tests of one worker share; none of them changes it. */
  portal: Portal;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  portalEnv: [{}, { option: true, scope: 'worker' }],
  portal: [
    async ({ portalEnv }, use) => {
      const portal = await startPortal(portalEnv);
      await use(portal);
      expect(await portal.stop(), 'how the portal ends by SIGTERM').toBe(0);
    },
    { scope: 'worker' },
  ],
  // Wrapped: Playwright reads an array of two as a value with its options.
  allowed: [{ patterns: [] }, { option: true }],
  trustedTypes: [true, { option: true }],
  webFont: [false, { option: true }],
  baseURL: async ({ portal }, use) => use(portal.url),
  page: async ({ page, allowed, trustedTypes, webFont }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) =>
      complaints.push(`${page.url()} ${error.stack ?? String(error)}`),
    );
    if (!trustedTypes) await forgetTrustedTypes(page);
    if (!webFont) await preferReducedData(page);
    await use(page);
    const unexpected = complaints.filter(
      (text) => ![TRIED_AGAIN, ...allowed.patterns].some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'what the browser complained of').toEqual([]);
  },
});

/** The same with pages that the browser renders: the server sends its frame alone. */
export const renderedInBrowser = test.extend<object, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
  portalEnv: [async ({}, use) => use({ RENDER_PROCESSES: '0' }), { scope: 'worker' }],
});

/** A browser whose customer asks for reduced data: Playwright cannot emulate this preference. */
async function preferReducedData(page: Page) {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('prefers-reduced-data') ? 'all' : query);
  });
}

/** A browser without Trusted Types: it has no such object and skips the directives it does not know. */
async function forgetTrustedTypes(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'trustedTypes', { value: undefined });
  });
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const policy = (response.headers()['content-security-policy'] ?? '')
        .split('; ')
        .filter((directive) => !/^(require-)?trusted-types/.test(directive))
        .join('; ');
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
}

/** Waits until React has hydrated or rendered all of these. */
export async function hydrated(page: Page, ...selectors: string[]): Promise<void> {
  await page.waitForFunction(
    (all) => all.every((one) => document.querySelector(one)?.closest('[data-hydrated]')),
    selectors,
  );
}

/** Waits until the page itself is on the screen and hydrated. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled);
}

/** Waits until a document of this set is open and settled. `settled` alone would accept the old document, before the new one opens. */
export async function showsSet(page: Page, set: string): Promise<void> {
  await page.waitForFunction(
    (own) => document.getElementById('portal')?.textContent?.includes(`"set":"${own}"`),
    set,
  );
  await settled(page);
}

/** Tells the page that its tab is seen again, so that it asks for news at once and the test need not wait for its next question. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

export { expect };
