import type { Host } from '@portal/host';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { frameCache } from '../host/frame-cache.ts';
import type { HostStore } from '../host/store.ts';
import { frameParts, FrameTree } from './frame-parts.tsx';

/**
 * Header and footer are roots of their own: nothing that happens in a section reaches them. What the
 * server drew of them is taken over.
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
      <FrameTree cache={frameCache} host={host} store={store}>
        {content}
      </FrameTree>
    );
    const identifierPrefix = `${id}-`;
    if (element.hasChildNodes())
      hydrateRoot(element, tree, { identifierPrefix, onRecoverableError: onMismatch });
    else createRoot(element, { identifierPrefix }).render(tree);
  }
}
