import styled from '@emotion/styled';
import { Button } from '@portal/ui';
import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 10_000;

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: 24px;
  padding: 16px 24px;
  border-radius: var(--radius-card);
  background: var(--soft-accent);
  color: var(--on-soft-accent);
`;

/** Appears where something has not answered for ten seconds. */
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
