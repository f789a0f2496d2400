import { states } from '../support/content/axe-states.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, owned, settled, test } from '../support/test.ts';

test.use({
  allowed: { patterns: [/Failed to load resource|RUNTIME-008|preloaded|is already registered/] },
});

const widths = [375, 768, 1280];
const themes = ['light', 'dark', 'contrast'] as const;
/** `npm run axe` looks at every width and theme, `npm test` at each state once, in turn. */
const full = process.env['FULL'] === '1';

const all = states.flatMap((state, i) =>
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

for (const { state, width, theme } of all)
  test(`${state.name}, ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      contrast: theme === 'contrast' ? 'more' : 'no-preference',
      reducedMotion: 'reduce',
    });
    await state.before?.(page);
    await page.goto(state.from ?? state.path, { waitUntil: 'commit' });
    await owned(page, 'header', 'footer');
    if (state.from) {
      await settled(page);
      const link = page.locator(`a[href="${state.path}"]`).first();
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(state.path);
    }
    await expect(
      page.locator('main h1, main [role=alert], main [aria-busy=true]').first(),
    ).toBeVisible();
    await state.after?.(page);
    expect(await violationsOf(page)).toEqual([]);
    // Nothing may be wider than the screen.
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
