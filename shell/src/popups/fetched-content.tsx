import { Button, ContentSkeleton, Message, SlowNotice } from '@portal/ui';
import { useEffect, useState } from 'react';

/** Content that a dialog fetches when it opens. */
interface Fetched<T> {
  /** Null until it has loaded. */
  content: T | null;
  failed: boolean;
  /** Aborts a running fetch, and fetches again. */
  retry(): void;
}

/** Fetches a dialog's content unless `known` has it. `load` must be the same function in every render. */
export function useFetched<T>(
  load: (signal: AbortSignal) => Promise<T>,
  known: T | null = null,
): Fetched<T> {
  const [content, setContent] = useState(known);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isKnown = content !== null;
  useEffect(() => {
    if (isKnown) return;
    const left = new AbortController();
    load(left.signal).then(setContent, () => {
      if (!left.signal.aborted) setFailed(true);
    });
    return () => left.abort();
  }, [load, isKnown, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { content, failed, retry };
}

/** Shown until the content has loaded: a skeleton or, after a failure, a sentence and a button to retry. */
export function AwaitedContent(props: { failed: boolean; failure: string; onRetry(): void }) {
  const { failed, failure, onRetry } = props;
  if (!failed)
    return (
      <>
        <SlowNotice onRetry={onRetry} />
        <ContentSkeleton kind="article" />
      </>
    );
  return (
    <div role="alert">
      <Message
        title={failure}
        text="잠시 뒤 다시 시도해 주세요."
        actions={<Button onClick={onRetry}>다시 시도</Button>}
      />
    </div>
  );
}
