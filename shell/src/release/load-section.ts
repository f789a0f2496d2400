import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Section } from '@portal/host';
import { createSection, type MountedSection } from '@portal/host/app';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { ExposeMissing } from './failure.ts';
import { isShell, portal } from './inlined.ts';

const remote = ({ name, base, entry }: InlinedPart) => ({
  name,
  entry: new URL(base + entry.file, location.origin).href,
  type: 'global' as const,
  entryGlobalName: name,
});

/** How long to wait for a script; it may never arrive. */
const SCRIPT_TIMEOUT_MS = 8000;

/** Registers every remote with the federation runtime, which loads none of them yet. */
export function registerParts(): void {
  registerRemotes(portal.parts.filter((part) => !isShell(part)).map(remote));
}

/** Parts whose last load failed: the runtime caches the rejected promise until we register them again. */
const failed = new Set<string>();

/**
 * Resolves when the scripts in the server's document have run. Until then webpack does not know their chunks and
 * would request them again.
 */
const documentIsRead = new Promise<void>((resolve) => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // This module may run after DOMContentLoaded, and `readyState` is the same before and after it.
  if (navigation && navigation.domContentLoadedEventStart > 0) resolve();
  document.addEventListener('DOMContentLoaded', () => resolve());
  setTimeout(resolve, SCRIPT_TIMEOUT_MS);
});

async function tableOf(part: InlinedPart): Promise<Section> {
  // The shell's own section is part of its build.
  if (isShell(part)) {
    await documentIsRead;
    return (await import('../../section/routes.tsx')).section;
  }
  if (failed.delete(part.name)) {
    // Reload past the browser's cache, which keeps an altered entry like any other.
    const signal = AbortSignal.timeout(SCRIPT_TIMEOUT_MS);
    await fetch(part.base + part.entry.file, { cache: 'reload', signal }).catch(() => {});
    registerRemotes([remote(part)], { force: true });
  }
  try {
    const routes = await loadRemote<{ section?: Section }>(`${part.name}/routes`);
    if (!routes?.section) throw new ExposeMissing(`${part.name}/routes has no section`);
    return routes.section;
  } catch (error) {
    failed.add(part.name);
    throw error;
  }
}

/** Mounted sections of this tab, by their table. */
const sections = new WeakMap<Section, MountedSection>();

/** Loads a part's section. Can be called again after a failure. */
export async function loadSection(part: InlinedPart): Promise<MountedSection> {
  const table = await tableOf(part);
  const section = sections.get(table) ?? createSection(table);
  sections.set(table, section);
  return section;
}
