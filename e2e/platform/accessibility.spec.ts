import { forgetAnswers } from '../support/content/answers.ts';
import { states } from '../support/states/axe-states.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, hydrated, settled, test } from '../support/test.ts';

test.use({
  webFont: true,
  allowed: {
    patterns: [/Failed to load resource|RUNTIME-008|valid digest|SRI/],
  },
});

const widths = [375, 768, 1280];
const themes = ['light', 'dark', 'contrast'] as const;
/** `npm run axe` checks each state in every width and theme; `npm test` checks each state without `like` in one of them, in turn. */
const full = process.env['FULL'] === '1';

const named = new Set<string>();
for (const { name } of states) {
  if (named.has(name)) throw new Error(`two states are named “${name}”`);
  named.add(name);
}

const unlike = states.filter(({ like }) => !like);
for (const { name, like } of states)
  if (like && !unlike.some((one) => one.name === like))
    throw new Error(`“${name}” is like “${like}”, which npm test does not look at`);
const looked = full ? states : unlike;

const looks = looked.flatMap((state, i) =>
  full
    ? widths.flatMap((width) => themes.map((theme) => ({ state, width, theme })))
    : [
        {
          state,
          width: widths[i % 3] ?? 375,
          theme: themes[Math.floor(i / 3) % 3] ?? ('light' as const),
        },
      ],
);

/**
 * How many looks (a state at one width in one theme) one test checks. They share a browser context: the more there are in a test, the
 * less often the portal's scripts are loaded. In `npm test`, where tests run in parallel, tests with nine looks have exceeded their
 * time limit.
 */
const TOGETHER = full ? widths.length * themes.length : 5;
for (let i = 0; i < looks.length; i += TOGETHER) {
  const together = looks.slice(i, i + TOGETHER);
  const names = new Set(together.map(({ state }) => state.name));
  test(`axe finds nothing, and nothing is wider than the screen: ${[...names].join('; ')}`, async ({
    page,
    context,
  }) => {
    for (const { state, width, theme } of together) {
      const look = `${state.name}, ${width} px, ${theme}`;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        contrast: theme === 'contrast' ? 'more' : 'no-preference',
      });
      const busy =
        state.idle || full
          ? null
          : await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
      await state.before?.(page);
      await page.goto(state.from ?? state.path, { waitUntil: 'commit' });
      await hydrated(page, 'header', 'footer');
      if (state.from) {
        await settled(page);
        await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-left', ''));
        const link = page.locator(`a[href="${state.path}"]`).first();
        await link.evaluate((element: HTMLElement) => element.click());
        await expect(page).toHaveURL(state.path);
        // The address changes before the page does.
        await expect(page.locator('[data-left]')).toHaveCount(0);
      }
      await expect(
        page.locator('main h1, main [role=alert], main [aria-busy=true]').first(),
      ).toBeVisible();
      await state.after?.(page);
      // The header sticks: wherever the page happens to be scrolled to, it may cover half of a target.
      await page.evaluate(() => window.scrollTo(0, 0));
      const frame = full || state.frame ? [] : ['#header', '#footer'];
      const leftOut = [...frame, ...(state.covers ?? [])];
      expect.soft(await violationsOf(page, leftOut), look).toEqual([]);
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(await over(), look).toBeLessThanOrEqual(0);
      // The next state begins as a new customer, in the same process: a blank page between would start another.
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      forgetAnswers(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.clearCookies();
      await busy?.dispose();
    }
  });
}
