import type { ComponentType } from 'react';
import type { Load, Page } from '../section.ts';
import type { AnyPath } from '@portal/paths';

type Content = ComponentType<{ params: object; data: unknown }>;
type AnyLoad = Load<AnyPath, unknown>;

/** What a row's imports gave. A page's code does not change while its section lives. */
const contents = new WeakMap<Page, Content>();
const loads = new WeakMap<Page, AnyLoad>();

/**
 * Imports a page's component. We do not use react-router's own `lazy`: it loses the error boundary of a route
 * whose module fails to load (8.5.1 renders the parent with nothing in it).
 */
export async function importContent(page: Page): Promise<void> {
  if (contents.has(page)) return;
  const content = (await page.page()).default as Content | undefined;
  // A truncated chunk can "load" without its export.
  if (!content) throw new Error(`page ${page.id} has no component`);
  contents.set(page, content);
}

export function contentOf(page: Page): Content {
  const content = contents.get(page);
  if (!content) throw new Error(`page ${page.id} is not loaded`);
  return content;
}

/** Imports a page's load; null where it has none. */
export async function importLoad(page: Page): Promise<AnyLoad | null> {
  const known = loads.get(page);
  if (known || !page.load) return known ?? null;
  const { load } = (await page.load()) as { load: AnyLoad | undefined };
  if (!load) throw new Error(`page ${page.id} exports no load`);
  loads.set(page, load);
  return load;
}

/** A row's modules where they are part of the bundle from the start: on the server. */
export interface RowModules {
  content: Content;
  load: AnyLoad | null;
}

export function provideModules(page: Page, { content, load }: RowModules): void {
  contents.set(page, content);
  if (load) loads.set(page, load);
}
