import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OPTIONS = {
  rules: { 'target-size': { enabled: true } },
  // Describing what passes takes as long as finding what does not.
  resultTypes: ['violations'] as 'violations'[],
  selectors: false,
};

/** Source of axe. Each document that is checked has to evaluate it, so take the minified one. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Violation {
  id: string;
  nodes: { html: string }[];
}
interface Axe {
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}

/** What axe finds in a page of one frame. AxeBuilder would load axe into it twice. */
async function runInPage(page: Page, exclude: string[]): Promise<Violation[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(context, options);
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    },
    [
      { include: [], exclude },
      { ...OPTIONS, runOnly: TAGS },
    ] as const,
  );
}

/** What axe finds in a page and its frames: it opens a page of its own for the sum, a second for each look. */
async function runInFrames(page: Page, exclude: string[]): Promise<Violation[]> {
  const axe = new AxeBuilder({ page, axeSource }).options(OPTIONS).withTags(TAGS);
  for (const selector of exclude) axe.exclude(selector);
  return (await axe.analyze()).violations;
}

/** What axe finds on the present page: each violated rule with its elements. @param leftOut selectors of parts to skip */
export async function violationsOf(page: Page, leftOut: string[] = []): Promise<string[]> {
  // Wait two frames: components react to their size after layout, for example make a box focusable once it scrolls.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const run = page.frames().length === 1 ? runInPage : runInFrames;
  const violations = await run(page, leftOut);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
}
