import { test as base, expect, type Page } from '@playwright/test';
import { startPortal, type Portal } from './portal.ts';

interface Fixtures {
  /** Messages that a test brings about on purpose: everything else the browser complains of fails it. */
  allowed: { patterns: RegExp[] };
  /** Whether the browser knows Trusted Types; older Safari does not. */
  trustedTypes: boolean;
  complaints: string[];
}

interface WorkerFixtures {
  /** Configuration of the portal that the tests of a worker share. */
  portalEnv: Record<string, string>;
  /** A portal that the tests of one worker share; none of them changes it. */
  portal: Portal;
}

/** What is made ready for a customer who then does not go there is no fault. */
const always = [/was preloaded using link preload but not used/];

/** Errors, warnings of React, and violations of the policy. */
function collectComplaints(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  portalEnv: [{}, { option: true, scope: 'worker' }],
  portal: [
    async ({ portalEnv }, use) => {
      const portal = await startPortal(portalEnv);
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  // Wrapped: an array of two would be taken for a value with its options.
  allowed: [{ patterns: [] }, { option: true }],
  trustedTypes: [true, { option: true }],
  baseURL: async ({ portal }, use) => use(portal.url),
  complaints: async ({ page, allowed, trustedTypes }, use) => {
    const complaints: string[] = [];
    collectComplaints(page, complaints);
    if (!trustedTypes) await forgetTrustedTypes(page);
    await use(complaints);
    const unexpected = complaints.filter(
      (text) => ![...always, ...allowed.patterns].some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'what the browser complained of').toEqual([]);
  },
});

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

test.beforeEach(({ complaints }) => {
  // Asked for by every test, so that it watches from the first navigation on.
  void complaints;
});

/** Waits until React answers for all of these, whoever rendered them. */
export async function owned(page: Page, ...selectors: string[]): Promise<void> {
  const areHydrated = () =>
    page.evaluate(
      (all) => all.every((one) => document.querySelector(one)?.closest('[data-hydrated]')),
      selectors,
    );
  // A page that is being left cannot be asked.
  await expect.poll(() => areHydrated().catch(() => false), selectors.join(', ')).toBe(true);
}

/**
 * Waits until the page itself is on the screen and answers: not its skeleton, which has the same
 * heading, and not what the server drew of it alone.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // A web view of the membership app has no header.
  const frame = (await page.locator('header').count()) > 0 ? ['header'] : [];
  await owned(page, ...frame, 'main h1');
}

export { expect };
