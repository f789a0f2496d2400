import type { Host } from '@portal/host';
import { createRoot } from 'react-dom/client';
import { frameCache } from '../host/frame-cache.ts';
import type { HostStore } from '../host/store.ts';
import { FrameTree } from '../layout/frame-parts.tsx';
import { Layers } from './Layers.tsx';

/** Layers are a root of their own, after everything else in the page; settles when it is drawn. */
export function draw(host: Host, store: HostStore): Promise<void> {
  const element = document.createElement('div');
  element.id = 'layers';
  document.body.append(element);
  return new Promise((drawn) =>
    createRoot(element, { identifierPrefix: 'layers-' }).render(
      <FrameTree cache={frameCache} host={host} store={store}>
        <Layers onDrawn={drawn} />
      </FrameTree>,
    ),
  );
}
