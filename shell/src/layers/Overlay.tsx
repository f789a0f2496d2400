import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';

/** A shorter call shows no overlay, which would only flicker. */
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
  align-items: center;
  gap: 16px;
  padding: 20px 28px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  &::before {
    content: '';
    width: 28px;
    height: 28px;
    border: 3px solid var(--soft-primary);
    border-top-color: var(--primary);
    border-radius: 50%;
    animation: ${turn} 900ms linear infinite;
  }
`;

/** Covers the page while a call with an overlay runs (specification, 2, Shell). The focus stays where it is. */
export function Overlay({ active }: { active: boolean }) {
  const [shown, setShown] = useState(false);
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
    if (shown) main?.setAttribute('aria-busy', 'true');
    return () => main?.removeAttribute('aria-busy');
  }, [shown]);
  return (
    <div role="status">
      {shown && (
        <Cover>
          <Card>처리하고 있습니다.</Card>
        </Cover>
      )}
    </div>
  );
}
