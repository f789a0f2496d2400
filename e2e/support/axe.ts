import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the present page: each violated rule with its elements. @param leftOut selectors of parts to skip */
export async function violationsOf(page: Page, leftOut: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  for (const selector of leftOut) axe.exclude(selector);
  const { violations } = await axe
    // For results of several frames axe opens a page of its own: a second for each look at one.
    .setLegacyMode(page.frames().length === 1)
    .options({
      rules: { 'target-size': { enabled: true } },
      // Describing what passes takes as long as finding what does not.
      resultTypes: ['violations'],
      selectors: false,
    })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
}
