import { useEffect, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { Notice } from './Notice.tsx';

const SLOW_AFTER_MS = 10_000;

/** Appears once a place has waited ten seconds for its answer; retrying aborts the first call. */
export function SlowNotice({ onRetry }: { onRetry(): void }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {slow && (
        <Notice>
          평소보다 오래 걸리고 있습니다.
          <Button type="button" onClick={onRetry}>
            다시 시도
          </Button>
        </Notice>
      )}
    </div>
  );
}
