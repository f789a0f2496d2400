import type { Host } from '@portal/host';
import { mountFrame } from '../frame/mount-frame.tsx';
import { ownerOf, setSwitch } from '../navigation/navigation.ts';
import { sectionLifecycle } from '../sections/section-lifecycle.ts';
import { startHost } from './start-host.ts';
import { viewChanged } from '../state/store.ts';
import { whenIdle } from '@portal/browser';
import { yieldToInput } from '../browser/yield-to-input.ts';
import { reportMismatch, watchUncaught } from '../release/failure.ts';
import { portal, shellPart } from '../release/inlined.ts';
import { loadSection, registerParts } from '../release/load-section.ts';

async function guard({ dialogs }: Host): Promise<void> {
  const { startGuard } = await import(
    /* webpackChunkName: "devtools-guard" */ '../devtools-guard/start-guard.ts'
  );
  startGuard(dialogs);
}

/** Starts the frame and the section at the current address; the code that switches sections loads later. */
export function startPortal(): void {
  watchUncaught();
  registerParts();
  const frame = startHost(loadSection);
  const lifecycles = new Map(
    portal.parts.map((part) => [part.name, sectionLifecycle(part, frame)] as const),
  );
  const first = ownerOf(location.pathname).section.name;
  const mount = async () => {
    await yieldToInput();
    // React hydrates in the order in which it is asked to, and the page is what a customer came for.
    void lifecycles.get(first)?.mount();
    await yieldToInput();
    mountFrame(frame.host, frame.store, (error) => shellPart && reportMismatch(shellPart, error));
  };
  void mount();
  setSwitch(
    async () => {
      const { startApplications } = await import(
        /* webpackChunkName: "moves" */ '../sections/applications.ts'
      );
      await startApplications(lifecycles, first);
    },
    (pending) => void frame.store.dispatch(viewChanged({ pending })),
  );
  if (portal.guard) whenIdle(() => void guard(frame.host));
}
