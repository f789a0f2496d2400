import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { Notice } from './Notice.tsx';

const SLOW_AFTER_MS = 10_000;

/** A live region. While it is empty it is out of the layout: in a grid it would cost a gap, and what follows would move. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** Whether `since` has not changed for ten seconds. */
export function useSlow(since: unknown): boolean {
  const [slow, setSlow] = useState<{ since: unknown } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSlow({ since }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [since]);
  return slow !== null && slow.since === since;
}

/** Appears after ten seconds of waiting; `onRetry` aborts the first call and sends it again. */
export function SlowNotice({ onRetry }: { onRetry(): void }) {
  const [attempt, setAttempt] = useState(1);
  const slow = useSlow(attempt);
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return (
    <Region role="status">
      {slow && (
        <Notice>
          평소보다 오래 걸리고 있습니다.
          <Button onClick={retry}>다시 시도</Button>
        </Notice>
      )}
    </Region>
  );
}
