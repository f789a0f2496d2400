import { PageSkeleton, SlowNotice } from '@portal/ui';
import type { Awaited } from '../../shared/rendered-frame.ts';

/** The skeleton that a page shows while it loads. */
export function AwaitedPage({ page, onRetry }: { page: Awaited; onRetry(): void }) {
  return (
    <>
      <SlowNotice onRetry={onRetry} />
      <PageSkeleton title={page.title} kind={page.skeleton} />
    </>
  );
}
