import { violationsOf } from '../support/axe.ts';
import { startDev } from '../support/start-dev.ts';
import { expect, test } from '../support/test.ts';

// A build that watches is started by the test.
test.slow();
test.use({ allowed: { patterns: [/Failed to load resource|ERR_UNAVAILABLE/] } });

/** `npm run axe` looks at each group in every theme, `npm test` in one, in turn. */
const full = process.env['FULL'] === '1';
const looks = [
  { width: 375, theme: 'light' },
  { width: 768, theme: 'dark' },
  { width: 1280, theme: 'contrast' },
] as const;

test('axe finds nothing in any component or field, and the code of each is shown', async ({
  page,
}, info) => {
  const dev = await startDev('shared/gallery', []);
  await page.goto(`${dev.url}/gallery`);
  const tabs = page.locator('nav[aria-label=부품] a');
  await expect(tabs).toHaveCount(10);
  const groups = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const [i, group] of groups.entries())
    for (const { width, theme } of full ? looks : [looks[i % looks.length] ?? looks[0]]) {
      const look = `${group}, ${width} px, ${theme}`;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        contrast: theme === 'contrast' ? 'more' : 'no-preference',
      });
      await page.goto(`${dev.url}${group}`);
      await expect(page.locator('main h2').first()).toBeVisible();
      await info.attach(look, { body: await page.screenshot({ fullPage: true }) });
      // A group shows one landmark in several states.
      const found = (await violationsOf(page)).filter(
        (rule) => !rule.startsWith('landmark-unique'),
      );
      expect.soft(found, look).toEqual([]);
    }
  await page.goto(`${dev.url}/gallery?group=action`);
  await page.getByText('ButtonLooks 코드').click();
  await expect(page.locator('pre')).toContainText('<Button look="primary">신청하기</Button>');
  await page.getByLabel('화면').selectOption('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 21, 19)');
  await page.close();
  await dev.stop();
});
