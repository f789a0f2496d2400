import type { Address } from '@portal/host';
import { useSelector } from 'react-redux';
import { useEffect } from 'react';
import type { HostState } from '../state/store.ts';
import ProductPopups from '../popups/ProductPopups.tsx';
import { Fetched, LayerBoundary } from './fetched.tsx';
import { closeLayer, leaveOverlay, retryWaits } from './layers.ts';
import { Notices } from './Notices.tsx';
import { Overlay } from './Overlay.tsx';
import type { Layer } from '../state/layers.ts';

const loadAsked = () => import(/* webpackChunkName: "questions" */ './Asked.tsx');
const loadHelp = () => import(/* webpackChunkName: "shell-popups" */ '../popups/HelpPopup.tsx');
const loadTerms = () => import(/* webpackChunkName: "shell-popups" */ '../popups/TermsDialog.tsx');
const loadAddress = () =>
  import(/* webpackChunkName: "shell-address" */ '../address/AddressDialog.tsx');

/** Loads the code of alerts and questions before the first of them. */
export const prepareQuestions = (): void => void loadAsked().catch(() => {});

function Top({ layer }: { layer: Layer }) {
  const { id } = layer;
  const onClose = () => closeLayer(id);
  switch (layer.kind) {
    case 'alert':
    case 'confirm':
    case 'wait':
      return <Fetched load={loadAsked} props={{ layer }} />;
    case 'popup':
      return <Fetched load={loadHelp} props={{ name: layer.name, data: layer.data, onClose }} />;
    case 'terms':
      return <Fetched load={loadTerms} props={{ termIndex: layer.termIndex, onClose }} />;
    case 'address':
      return (
        <Fetched
          load={loadAddress}
          props={{ onDone: (address: Address | null) => closeLayer(id, address) }}
        />
      );
  }
}

/** Everything over a page: dialogs, notices and the overlay. */
export function Layers({ onRendered }: { onRendered(): void }) {
  const { open, notices, busy } = useSelector((state: HostState) => state.layers);
  const pathname = useSelector((state: HostState) => state.view.pathname);
  useEffect(() => void onRendered(), [onRendered]);
  return (
    <>
      <Overlay waits={busy} onRetry={retryWaits} onLeave={leaveOverlay} />
      {open.map((layer) => (
        <LayerBoundary key={layer.id} layer={layer}>
          <Top layer={layer} />
        </LayerBoundary>
      ))}
      <ProductPopups pathname={pathname} />
      <Notices notices={notices} />
    </>
  );
}
