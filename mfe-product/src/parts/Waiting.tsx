import { useHost, type Answer } from '@portal/host';
import { Button, ContentSkeleton, Notice, SlowNotice, type SkeletonKind } from '@portal/ui';

/** Stands in for an answer: a skeleton while it is loaded, or the failure with a button to try again. */
export function Waiting({ answer, kind }: { answer: Answer<unknown>; kind: SkeletonKind }) {
  const { error, fetching, refetch } = answer;
  const { supportCode } = useHost();
  if (error)
    return (
      <Notice role="alert">
        <p>가져오지 못했습니다. 지원 번호 {supportCode(error)}</p>
        <Button onClick={refetch}>다시 시도</Button>
      </Notice>
    );
  return (
    <>
      {fetching && <SlowNotice onRetry={refetch} />}
      <ContentSkeleton kind={kind} />
    </>
  );
}
