import { PageSkeleton, SlowNotice } from '@portal/ui';
import type { Awaited } from '../../shared/rendered-frame.ts';

/** Stands in a page's place until the page has loaded. */
export function AwaitedPage({ page, onRetry }: { page: Awaited; onRetry(): void }) {
  return (
    <>
      <SlowNotice onRetry={onRetry} />
      <PageSkeleton title={page.title} kind={page.skeleton} />
    </>
  );
}
