import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Notice } from './Notice.tsx';
import { ContentSkeleton, type SkeletonKind } from './Skeleton.tsx';
import { SlowNotice } from './SlowNotice.tsx';

/** Stands in for an answer: a skeleton while it loads, or why it cannot be had, with a button to try again. */
export function Loading(props: {
  /** Null while nothing is asked for. */
  answer: { error: unknown; fetching: boolean; refetch(): void } | null;
  kind: SkeletonKind;
  /** Says what could not be had; absent where the caller itself says it. */
  failure?: ReactNode;
}) {
  const { answer, kind, failure } = props;
  if (answer?.error)
    return (
      <Notice role="alert">
        {failure}
        <Button onClick={answer.refetch}>다시 시도</Button>
      </Notice>
    );
  return (
    <>
      {answer?.fetching && <SlowNotice onRetry={answer.refetch} />}
      <ContentSkeleton kind={kind} />
    </>
  );
}
