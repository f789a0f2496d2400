import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  scroll-margin: 24px;
`;

/**
 * What came of a press, shown below it: takes the focus as it mounts, and so is read out and in view also where it stands
 * below the fold. Give each outcome a `key` of its own.
 * @param props.label names it for screen readers
 */
export function Outcome({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // jsdom has no layout, and so no scrolling.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={label}>
      {children}
    </Box>
  );
}
