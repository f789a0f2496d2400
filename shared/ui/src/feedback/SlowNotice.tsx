import { useEffect, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { Notice } from './Notice.tsx';

const SLOW_AFTER_MS = 10_000;

/** Appears after ten seconds of waiting; `onRetry` aborts the first call and sends it again. */
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
