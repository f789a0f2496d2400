import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { HostProvider, type Host } from '@portal/host';
import { Provider } from '@portal/store';
import type { ReactNode } from 'react';
import type { HostStore } from '../host/store.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { HelpButton } from './help/HelpButton.tsx';

/** What stands around the sections, by the id of its element: the same on both sides. */
export const frameParts: Record<'header' | 'footer', ReactNode> = {
  header: <Header />,
  footer: (
    <>
      <Footer />
      <HelpButton />
    </>
  ),
};

/** Key of the frame's style cache. */
export const FRAME_STYLES = 'frame';

/** What each root of the shell's own stands in. */
export function FrameTree(props: {
  cache: EmotionCache;
  host: Host;
  store: HostStore;
  children: ReactNode;
}) {
  const { cache, host, store, children } = props;
  return (
    <CacheProvider value={cache}>
      <HostProvider value={host}>
        <Provider store={store} serverState={store.first}>
          {children}
        </Provider>
      </HostProvider>
    </CacheProvider>
  );
}
