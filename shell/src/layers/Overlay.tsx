import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Button, Cluster, useSlow } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { Wait } from '../state/layers.ts';

/** Shorter calls show no overlay, because it would flicker. */
const SHOWN_AFTER_MS = 150;

const turn = keyframes`to { transform: rotate(1turn); }`;
const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 50;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--bg) 70%, transparent);
`;
const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  max-width: calc(100% - 32px);
  gap: 16px;
  padding: 20px 28px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  &::before {
    content: '';
    box-sizing: border-box;
    width: 28px;
    height: 28px;
    border: 3px solid var(--soft-primary);
    border-top-color: var(--primary);
    border-radius: 50%;
    animation: ${turn} 900ms linear infinite;
  }
`;

/**
 * Covers the page while a call with an overlay runs (specification, 2, Shell). The focus stays where it is. After ten
 * seconds it offers to send the call again, and to go on without waiting, as Escape does from the start.
 */
export function Overlay(props: { waits: readonly Wait[]; onRetry(): void; onLeave(): void }) {
  const { waits, onRetry, onLeave } = props;
  const awaited = waits.filter(({ left }) => !left);
  const active = awaited.length > 0;
  const [shown, setShown] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const slow = useSlow(`${awaited[0]?.id} ${attempt}`);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [active]);
  useEffect(() => {
    const main = document.getElementById('main');
    if (!shown) return;
    main?.setAttribute('aria-busy', 'true');
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onLeave();
    };
    document.addEventListener('keydown', leave);
    return () => {
      main?.removeAttribute('aria-busy');
      document.removeEventListener('keydown', leave);
    };
  }, [shown, onLeave]);
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return (
    <div role="status">
      {shown && (
        <Cover>
          <Card>
            {slow ? '평소보다 오래 걸리고 있습니다.' : '처리하고 있습니다.'}
            {slow && (
              <Cluster justify="center">
                {awaited.some(({ retriable }) => retriable) && (
                  <Button look="primary" onClick={retry}>
                    다시 시도
                  </Button>
                )}
                <Button onClick={onLeave}>기다리지 않고 화면 보기</Button>
              </Cluster>
            )}
          </Card>
        </Cover>
      )}
    </div>
  );
}
