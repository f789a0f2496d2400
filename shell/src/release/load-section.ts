import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Section } from '@portal/host';
import { createSection, type MountedSection } from '@portal/host/app';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { ExposeMissing } from './failure.ts';
import { portal } from './inlined.ts';

const remote = ({ name, base, entry }: InlinedPart) => ({
  name,
  entry: new URL(base + entry.file, location.origin).href,
  type: 'global' as const,
  entryGlobalName: name,
});

/** The shell's own section is part of its build; every other part is a remote. */
const isShell = (part: InlinedPart) => part.section.prefix === null;

/** Tells the federation runtime which remotes there are. It requests none of them yet. */
export function registerParts(): void {
  registerRemotes(portal.parts.filter((part) => !isShell(part)).map(remote));
}

/** Parts whose last load failed: the runtime keeps that as a rejected promise. */
const failed = new Set<string>();

async function tableOf(part: InlinedPart): Promise<Section> {
  if (isShell(part)) return (await import('../../section/routes.tsx')).section;
  if (failed.delete(part.name)) registerRemotes([remote(part)], { force: true });
  try {
    const routes = await loadRemote<{ section?: Section }>(`${part.name}/routes`);
    if (!routes?.section) throw new ExposeMissing(`${part.name}/routes has no section`);
    return routes.section;
  } catch (error) {
    failed.add(part.name);
    throw error;
  }
}

/** A section lives as long as the tab: one for each table. */
const sections = new WeakMap<Section, MountedSection>();

/** Loads a part's section. After a failure it can be called again. */
export async function loadSection(part: InlinedPart): Promise<MountedSection> {
  const table = await tableOf(part);
  const section = sections.get(table) ?? createSection(table);
  sections.set(table, section);
  return section;
}
