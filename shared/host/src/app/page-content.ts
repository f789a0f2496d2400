import type { ComponentType } from 'react';
import type { Page } from '../section.ts';

type Content = ComponentType<{ data: unknown }>;

/** Components that have come; a page's code does not change while its section lives. */
const loaded = new WeakMap<Page, Content>();

/**
 * Loads a page's component. react-router's own `lazy` loses the error boundary of a route whose module
 * cannot be loaded (8.5.1: it renders the parent with nothing in it).
 */
export async function loadContent(page: Page): Promise<void> {
  if (loaded.has(page)) return;
  const content = (await page.page()).default as Content | undefined;
  // A chunk that was cut can "load" without its export.
  if (!content) throw new Error(`page ${page.id} has no component`);
  loaded.set(page, content);
}

export function contentOf(page: Page): Content {
  const content = loaded.get(page);
  if (!content) throw new Error(`page ${page.id} is not loaded`);
  return content;
}
