import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';

const Box = styled.div`
  justify-self: stretch;
  padding: 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  &:focus {
    outline: none;
  }
`;

/** What opens below a button, and takes the focus from it. */
export function ChangeBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={label}>
      {children}
    </Box>
  );
}
