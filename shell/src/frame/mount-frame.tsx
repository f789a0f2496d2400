import type { Host } from '@portal/host';
import { Slices } from '@portal/host/slices';
import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { answerEarlyUse } from '../browser/early-use.ts';
import { ShellRoot } from '../roots/ShellRoot.tsx';
import { shellStyles } from '../roots/style-cache.ts';
import type { HostStore } from '../state/store.ts';
import { frameParts } from './frame-parts.tsx';

/** Marks a root's element as hydrated: from then on its controls work. */
function MarkHydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.setAttribute('data-hydrated', '');
    answerEarlyUse(element);
  }, [element]);
  return children;
}

/**
 * Mounts header and footer as separate React roots, so that no section can affect them. Hydrates what the server
 * rendered.
 */
export function mountFrame(
  host: Host,
  store: HostStore,
  onMismatch: (error: unknown) => void,
): void {
  for (const [id, content] of Object.entries(frameParts)) {
    const element = document.getElementById(id);
    // A web view of the membership app has neither header nor footer.
    if (!element) continue;
    const tree = (
      <ShellRoot cache={shellStyles} host={host} store={store}>
        <Slices>
          <MarkHydrated element={element}>{content}</MarkHydrated>
        </Slices>
      </ShellRoot>
    );
    const identifierPrefix = `${id}-`;
    if (element.hasChildNodes())
      hydrateRoot(element, tree, { identifierPrefix, onRecoverableError: onMismatch });
    else createRoot(element, { identifierPrefix }).render(tree);
  }
}
