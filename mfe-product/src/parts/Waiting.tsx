import { useHost, type Answer } from '@portal/host';
import { Button, ContentSkeleton, Notice, SlowNotice, type SkeletonKind } from '@portal/ui';

/** In place of an answer: that it is under way, or that it did not come, with another try. */
export function Waiting({ answer, kind }: { answer: Answer<unknown>; kind: SkeletonKind }) {
  const { error, fetching, refetch } = answer;
  const { supportCode } = useHost();
  if (error)
    return (
      <Notice role="alert">
        <p>가져오지 못했습니다. 지원 번호 {supportCode(error)}</p>
        <Button type="button" onClick={refetch}>
          다시 시도
        </Button>
      </Notice>
    );
  return (
    <>
      {fetching && <SlowNotice onRetry={refetch} />}
      <ContentSkeleton kind={kind} />
    </>
  );
}
