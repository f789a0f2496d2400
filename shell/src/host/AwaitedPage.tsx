import { PageSkeleton, type SkeletonKind } from '@portal/ui';
import { SlowNotice } from './SlowNotice.tsx';

/** What is known of a page before its code is there. */
export interface Awaited {
  title: string;
  skeleton: SkeletonKind;
}

/** Stands in a page's place until it is there. */
export function AwaitedPage({ page, onRetry }: { page: Awaited; onRetry(): void }) {
  return (
    <>
      <SlowNotice onRetry={onRetry} />
      <PageSkeleton title={page.title} kind={page.skeleton} />
    </>
  );
}
