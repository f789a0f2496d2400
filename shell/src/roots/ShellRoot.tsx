import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { HostProvider, type Host } from '@portal/host';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import type { HostStore } from '../state/store.ts';

/** Key of the shell's style cache; the server must use the same. */
export const SHELL_STYLES = 'frame';

/** The providers around each React root that the shell renders: header, footer, layers. */
export function ShellRoot(props: {
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
