import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { FailureCard } from '@portal/ui';
import type { ComponentProps } from 'react';
import { CallsProvider, type LateCalls } from '../calls.ts';
import { HostProvider, type Host } from '../host.ts';
import { Boundary } from './boundary.tsx';
import { SectionView, type ViewEnv } from './view.tsx';

interface TreeProps extends Omit<ComponentProps<typeof SectionView>, 'env'> {
  env: ViewEnv & { host: Host; onRemount(): void };
  calls: LateCalls;
  styles: EmotionCache;
}

/** A section's view with the providers around it: the same tree on both sides, or React's ids would differ. */
export function SectionTree({ env, calls, styles, ...view }: TreeProps) {
  const { host, onFailure, onRemount } = env;
  return (
    <Boundary
      fallback={(error) => (
        <FailureCard
          title={view.section.label}
          reason="broken"
          supportCode={onFailure(error)}
          phone={host.company.phones.main}
          onRetry={onRemount}
        />
      )}
    >
      <CacheProvider value={styles}>
        <HostProvider value={host}>
          <CallsProvider value={calls}>
            <SectionView {...view} env={env} />
          </CallsProvider>
        </HostProvider>
      </CacheProvider>
    </Boundary>
  );
}

/** Keeps the ids of one section apart from its neighbours', on both sides. */
export const idPrefix = (section: string) => `${section}-`;
