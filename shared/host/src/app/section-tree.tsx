import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Provider } from '@portal/store';
import { FailureCard } from '@portal/ui';
import type { ReactNode } from 'react';
import { HostProvider, type Host } from '../host.ts';
import { Boundary } from './boundary.tsx';
import type { Store } from './parts.ts';

/** What stands around a section's router: the same tree on both sides, or ids would differ. */
export function SectionTree(props: {
  label: string;
  host: Host;
  store: Store;
  cache: EmotionCache;
  onFailure(error: unknown): string;
  onRemount(): void;
  children: ReactNode;
}) {
  const { label, host, store, cache, onFailure, onRemount, children } = props;
  return (
    <Boundary
      fallback={(error) => (
        <FailureCard
          title={label}
          reason="broken"
          supportCode={onFailure(error)}
          onRetry={onRemount}
        />
      )}
    >
      <CacheProvider value={cache}>
        <HostProvider value={host}>
          <Provider store={store}>{children}</Provider>
        </HostProvider>
      </CacheProvider>
    </Boundary>
  );
}

/** Keeps the ids of one section apart from its neighbours', on both sides. */
export const idPrefix = (section: string) => `${section}-`;
