import type { Host } from '@portal/host';
import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ShellRoot } from '../roots/ShellRoot.tsx';
import { shellStyles } from '../roots/style-cache.ts';
import type { HostStore } from '../state/store.ts';
import { frameParts } from './frame-parts.tsx';

/** Marks a root's element once React answers for it: from then on its controls work. */
function MarkHydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => element.setAttribute('data-hydrated', ''), [element]);
  return children;
}

/**
 * Header and footer are React roots of their own, so that nothing that happens in a section reaches them.
 * They are hydrated where the server rendered them.
 */
export function drawFrame(
  host: Host,
  store: HostStore,
  onMismatch: (error: unknown) => void,
): void {
  for (const [id, content] of Object.entries(frameParts)) {
    const element = document.getElementById(id);
    // A web view has neither.
    if (!element) continue;
    const tree = (
      <ShellRoot cache={shellStyles} host={host} store={store}>
        <MarkHydrated element={element}>{content}</MarkHydrated>
      </ShellRoot>
    );
    const identifierPrefix = `${id}-`;
    if (element.hasChildNodes())
      hydrateRoot(element, tree, { identifierPrefix, onRecoverableError: onMismatch });
    else createRoot(element, { identifierPrefix }).render(tree);
  }
}
