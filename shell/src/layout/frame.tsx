import { CacheProvider } from '@emotion/react';
import type { Host } from '@portal/host';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { frameCache } from '../host/frame-cache.ts';
import type { ViewStore } from '../host/view.ts';
import { frameParts } from './frame-parts.tsx';

/**
 * Header and footer are roots of their own: nothing that happens in a section reaches them. What the
 * server drew of them is taken over.
 */
export function drawFrame(host: Host, view: ViewStore, onMismatch: (error: unknown) => void): void {
  for (const [id, content] of Object.entries(frameParts(host, view))) {
    const element = document.getElementById(id);
    if (!element) throw new Error(`the page has no #${id}`);
    const tree = <CacheProvider value={frameCache}>{content}</CacheProvider>;
    const identifierPrefix = `${id}-`;
    if (element.hasChildNodes())
      hydrateRoot(element, tree, { identifierPrefix, onRecoverableError: onMismatch });
    else createRoot(element, { identifierPrefix }).render(tree);
  }
}
