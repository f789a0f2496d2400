import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { App } from '@portal/host/app';
import { ExposeMissing } from './failure.ts';
import type { InlinedPart } from '../../shared/inlined-portal.ts';
import { portal } from './inlined.ts';

const remote = ({ name, base, entry }: InlinedPart) => ({
  name,
  entry: new URL(base + entry.file, location.origin).href,
  type: 'global' as const,
  entryGlobalName: name,
});

/** The shell's own section is part of its build; every other part is a remote. */
const isShell = (part: InlinedPart) => part.section.prefix === null;

/** Tells the federation runtime which remotes there are. It asks for none of them yet. */
export function registerParts(): void {
  registerRemotes(portal.parts.filter((part) => !isShell(part)).map(remote));
}

/** Parts whose last load failed: the runtime keeps that as a rejected promise. */
const failed = new Set<string>();

/** Loads a part's lifecycle. After a failure it can be called again. */
export async function loadApp(part: InlinedPart): Promise<App> {
  if (isShell(part))
    return (await import(/* webpackChunkName: "app" */ '../../section/app.tsx')).app;
  if (failed.delete(part.name)) registerRemotes([remote(part)], { force: true });
  try {
    const module = await loadRemote<{ app?: App }>(`${part.name}/app`);
    if (!module?.app) throw new ExposeMissing(`${part.name}/app has no lifecycle`);
    return module.app;
  } catch (error) {
    failed.add(part.name);
    throw error;
  }
}
