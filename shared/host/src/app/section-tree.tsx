import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { FailureCard } from '@portal/ui';
import type { ReactNode } from 'react';
import { CallsProvider, type LateCalls } from '../calls.ts';
import { HostProvider, type Host } from '../host.ts';
import { Boundary } from './boundary.tsx';

/** The providers around a section's router: the same tree on both sides, or React's ids would differ. */
export function SectionTree(props: {
  label: string;
  host: Host;
  calls: LateCalls;
  cache: EmotionCache;
  onFailure(error: unknown): string;
  onRemount(): void;
  children: ReactNode;
}) {
  const { label, host, calls, cache, onFailure, onRemount, children } = props;
  return (
    <Boundary
      fallback={(error) => (
        <FailureCard
          title={label}
          reason="broken"
          supportCode={onFailure(error)}
          phone={host.company.phones.main}
          onRetry={onRemount}
        />
      )}
    >
      <CacheProvider value={cache}>
        <HostProvider value={host}>
          <CallsProvider value={calls}>{children}</CallsProvider>
        </HostProvider>
      </CacheProvider>
    </Boundary>
  );
}

/** Keeps the ids of one section apart from its neighbours', on both sides. */
export const idPrefix = (section: string) => `${section}-`;
