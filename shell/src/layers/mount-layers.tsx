import { whenUsed } from '@portal/browser';
import type { Host } from '@portal/host';
import { createRoot } from 'react-dom/client';
import { ShellRoot } from '../roots/ShellRoot.tsx';
import { shellStyles } from '../roots/style-cache.ts';
import type { HostStore } from '../state/store.ts';
import { Layers, prepareQuestions } from './Layers.tsx';

/** Mounts the layers as a separate React root at the end of the page; resolves when it has rendered. */
export function mountLayers(host: Host, store: HostStore): Promise<void> {
  const element = document.createElement('div');
  element.id = 'layers';
  document.body.append(element);
  whenUsed(prepareQuestions);
  return new Promise((rendered) =>
    createRoot(element, { identifierPrefix: 'layers-' }).render(
      <ShellRoot cache={shellStyles} host={host} store={store}>
        <Layers onRendered={rendered} />
      </ShellRoot>,
    ),
  );
}
