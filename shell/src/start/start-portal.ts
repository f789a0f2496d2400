import type { Host } from '@portal/host';
import { addErrorHandler, registerApplication, start } from 'single-spa';
import { ownerOf } from '../navigation/navigation.ts';
import { sectionLifecycle, type Frame } from '../sections/section-lifecycle.ts';
import { startHost } from './start-host.ts';
import { viewChanged } from '../state/store.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { closeWithPage } from '../layers/layers.ts';
import { reportFailure, reportMismatch, watchUncaught } from '../release/failure.ts';
import { portal, shellPart } from '../release/inlined.ts';
import { loadSection, registerParts } from '../release/load-section.ts';

/** Registers each part as a single-spa application; the address alone decides which one is active. */
function registerSections(frame: Frame): void {
  for (const part of portal.parts) {
    const lifecycle = sectionLifecycle(part, frame);
    registerApplication({
      name: part.name,
      app: async () => lifecycle,
      activeWhen: ({ pathname }) => ownerOf(pathname).section.name === part.name,
    });
  }
  addErrorHandler((error) => {
    const part = portal.parts.find(({ name }) => name === error.appOrParcelName);
    if (part) reportFailure(part, error, 'mount');
  });
  window.addEventListener('single-spa:routing-event', () => {
    closeWithPage();
    frame.store.dispatch(viewChanged({ pathname: location.pathname }));
  });
}

async function guard({ dialogs }: Host): Promise<void> {
  const { startGuard } = await import(
    /* webpackChunkName: "devtools-guard" */ '../devtools-guard/start-guard.ts'
  );
  startGuard(dialogs);
}

export function startPortal(): void {
  watchUncaught();
  registerParts();
  const frame = startHost(loadSection, (error) => shellPart && reportMismatch(shellPart, error));
  registerSections(frame);
  start({ urlRerouteOnly: true });
  if (portal.guard) whenIdle(() => void guard(frame.host));
}
