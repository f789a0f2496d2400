import type { Host } from '@portal/host';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ShellRoot } from '../roots/ShellRoot.tsx';
import { shellStyles } from '../roots/style-cache.ts';
import type { HostStore } from '../state/store.ts';
import { frameParts } from './frame-parts.tsx';

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
        {content}
      </ShellRoot>
    );
    const identifierPrefix = `${id}-`;
    if (element.hasChildNodes())
      hydrateRoot(element, tree, { identifierPrefix, onRecoverableError: onMismatch });
    else createRoot(element, { identifierPrefix }).render(tree);
  }
}
