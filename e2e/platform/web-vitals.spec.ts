import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/test.ts';

test.use({ webFont: true });

/** What the page tells of its speed, and for which events it listens. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen = { told: [] as string[], events: [] as string[] };
    Object.assign(window, { seen });
    navigator.sendBeacon = (url, body) => {
      if (String(url) === '/-/vitals') seen.told.push(String(body));
      return true;
    };
    const add = window.addEventListener.bind(window);
    window.addEventListener = ((type: string, ...rest: [never]) => {
      seen.events.push(type);
      add(type, ...rest);
    }) as typeof window.addEventListener;
  });
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: Record<string, string[]> }).seen);
  return {
    told: async () =>
      ((await seen())['told'] ?? []).map((text) => JSON.parse(text) as Record<string, unknown>),
    events: async () => (await seen())['events'],
  };
}

test('tells how fast the tab was, by pattern and set, and nothing else', async ({ page }) => {
  const { told, events } = await watch(page);
  await page.goto('/guide/faq?product=bf&q=%EA%B9%80%ED%95%98%EB%8A%98');
  await settled(page);
  // The figures are taken from an idle moment on; of a tab that was hidden before there are none. Only
  // the library that takes them listens for this event.
  await expect.poll(events).toContain('prerenderingchange');
  const names = async () => new Set((await told()).map(({ name }) => name));
  expect(await names()).toEqual(new Set());
  const set = await page.evaluate(
    () => JSON.parse(document.getElementById('portal')?.textContent ?? '{}').set as string,
  );
  await page.locator('main h1').click();
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' }),
  );
  // The browser hands the click's timing over when it has painted: leaving is told again until then.
  const namesOnLeaving = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return names();
  };
  await expect.poll(namesOnLeaving).toEqual(new Set(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']));
  for (const vital of await told())
    expect(vital).toEqual({
      name: expect.any(String),
      value: expect.any(Number),
      rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
      route: '/guide/faq',
      set,
    });
  // What keeps a page from coming back at once when the customer goes back to it.
  expect(await events()).not.toContain('unload');
});
